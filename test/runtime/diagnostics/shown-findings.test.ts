import { expect, test } from 'vitest';
import { collectFindings, maximumFindings } from '../../../runtime/diagnostics/collect.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { renderGithub } from '../../../runtime/diagnostics/render-github.ts';
import { renderJson } from '../../../runtime/diagnostics/render-json.ts';
import { renderJunit } from '../../../runtime/diagnostics/render-junit.ts';
import { renderSarif } from '../../../runtime/diagnostics/render-sarif.ts';
import { renderText } from '../../../runtime/diagnostics/render-text.ts';
import { maximumForMachines, shownFindings } from '../../../runtime/diagnostics/shown-findings.ts';

const problem = defineDiagnostic<{ message: string }>({
  code: 'shown-test/problem',
  severity: 'error',
  summary: 'For this test.',
  message: ({ message }) => message,
});
const doubt = defineDiagnostic<{ number: number }>({
  code: 'shown-test/doubt',
  severity: 'warning',
  summary: 'For this test.',
  message: ({ number }) => `doubt ${number}`,
});

const source = { path: 'a.yaml', text: 'a: 1\n' };
const doubts = Array.from({ length: maximumForMachines + 500 }, (_, number) => doubt({ number }, source));

test('collectFindings keeps the first of each code and source, and says what it left out', () => {
  const { report, findings } = collectFindings();
  for (const one of doubts.slice(0, maximumFindings + 5)) report(one);
  for (const one of doubts.slice(0, 3)) report({ ...one, source: { path: 'b.yaml', text: '' } });
  report(problem({ message: 'late' }, source));
  const kept = findings();
  expect(kept).toHaveLength(maximumFindings + 5);
  expect(kept.filter(({ code }) => code === 'shown-test/problem')).toHaveLength(1);
  expect(kept.at(-1)).toMatchObject({
    code: 'input/findings-left-out',
    severity: 'warning',
    message: '5 more findings of shown-test/doubt after the first 10000 of this file',
    source,
  });
});

test('errors are shown before warnings where there are too many, in the order given', () => {
  const last = problem({ message: 'last' }, source);
  const { shown, leftOut } = shownFindings([...doubts.slice(0, 10), last], 3);
  expect(leftOut).toBe(8);
  expect(shown).toEqual([doubts[0], doubts[1], last]);
});

test('messages, hints and related places are bounded', () => {
  const related = Array.from({ length: 100 }, () => ({ message: 'm', span: { source, start: 0, end: 1 } }));
  const [one] = shownFindings([problem({ message: 'x'.repeat(1_000_000) }, source, related)], 1).shown;
  expect(one?.message.length).toBeLessThan(5_000);
  expect(one?.related.length).toBeLessThan(100);
});

test('every form says how many it leaves out', () => {
  expect(renderText(doubts, { color: false })).toContain('10500 warnings (10300 of them not shown; --diagnostics json');
  expect(JSON.parse(renderJson(doubts)).summary).toEqual({ errors: 0, warnings: 10_500, leftOut: 500 });
  const [run] = JSON.parse(renderSarif(doubts, { version: '1.0.0' })).runs;
  expect(run.results).toHaveLength(maximumForMachines);
  expect(run.invocations[0].toolExecutionNotifications[0].message.text).toBe('500 more findings are not listed');
  expect(renderJunit(doubts)).toContain('<!-- 500 more findings are not listed -->');
  expect(renderGithub(doubts).trimEnd().split('\n').at(-1)).toBe(
    '::warning title=svc::500 more findings are not listed',
  );
});
