import { expect, test, vi } from 'vitest';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { applyIgnoreComments } from '../../../runtime/diagnostics/ignore-comments.ts';
import { positionAt } from '../../../runtime/diagnostics/span.ts';

const doubt = defineDiagnostic<object>({
  code: 'ignore-test/doubt',
  severity: 'warning',
  summary: 'For this test.',
  message: () => 'a doubt',
});
const problem = defineDiagnostic<object>({
  code: 'ignore-test/problem',
  severity: 'error',
  summary: 'For this test.',
  message: () => 'a problem',
});

/** What is left when each mark of the text has a finding: `line code` each; and the lines of unused comments. */
function apply(text: string): { kept: string[]; unused: number[] } {
  const source = { path: 'a.yaml', text };
  const findings = [...text.matchAll(/DOUBT|PROBLEM/g)].map(({ 0: word, index }) =>
    (word === 'DOUBT' ? doubt : problem)({}, { source, start: index, end: index + 1 }),
  );
  const { kept, unused } = applyIgnoreComments(findings, [source]);
  const lineOf = (start = 0): number => positionAt(source, start).line;
  return {
    kept: kept.map(({ code, span }) => `${lineOf(span?.start)} ${code}`),
    unused: unused.map(({ span }) => lineOf(span.start)),
  };
}

test('a comment at the end of a line ignores the warnings of that line and code, and no others', () => {
  expect(apply('a: DOUBT # svc-ignore ignore-test/doubt known\nb: DOUBT\n')).toEqual({
    kept: ['2 ignore-test/doubt'],
    unused: [],
  });
  expect(apply('a: DOUBT # svc-ignore ignore-test/other known\n')).toEqual({
    kept: ['1 ignore-test/doubt'],
    unused: [1],
  });
});

test('comments on lines of their own apply to the next line with content', () => {
  const text = '  # svc-ignore ignore-test/doubt one\n\n  # more\n  # svc-ignore ignore-test/other two\n  a: DOUBT\n';
  expect(apply(text)).toEqual({ kept: [], unused: [4] });
  expect(apply('a: 1\r\n# svc-ignore ignore-test/doubt one\r\nb: DOUBT\r\n')).toEqual({ kept: [], unused: [] });
  expect(apply('a: 1\n# svc-ignore ignore-test/doubt at the end')).toEqual({ kept: [], unused: [2] });
});

test('errors cannot be ignored, and trying is an error too', () => {
  expect(apply('a: PROBLEM # svc-ignore ignore-test/problem known\n')).toEqual({
    kept: ['1 ignore-test/problem', '1 ignore/error'],
    unused: [],
  });
});

test('a comment needs a code and a reason', () => {
  expect(apply('a: DOUBT # svc-ignore ignore-test/doubt\n# svc-ignore\n').kept).toEqual([
    '1 ignore-test/doubt',
    '1 ignore/incomplete',
    '2 ignore/incomplete',
  ]);
});

test('comments that only resemble svc-ignore ignore nothing', () => {
  expect(apply('a: DOUBT # svc-ignored ignore-test/doubt x\nb: DOUBT#svc-ignore ignore-test/doubt x\n').kept).toEqual([
    '1 ignore-test/doubt',
    '2 ignore-test/doubt',
  ]);
});

test('comments on consecutive lines apply to the line below the last', () => {
  const both =
    '# svc-ignore ignore-test/doubt one\n\n# svc-ignore ignore-test/other two\n# three\na: DOUBT\nb: DOUBT\n';
  expect(apply(both)).toEqual({ kept: ['6 ignore-test/doubt'], unused: [3] });
  expect(apply('# svc-ignore ignore-test/doubt one\na: b\n# svc-ignore ignore-test/doubt two\nc: DOUBT\n')).toEqual({
    kept: [],
    unused: [1],
  });
});

test('each line below comments is read once', () => {
  let reads = 0;
  const text = `a: b\n${'# svc-ignore ignore-test/doubt why\n'.repeat(2000)}c: d\n`;
  const asked = vi.spyOn(RegExp.prototype, 'test').mockImplementation(function (this: RegExp, value: string) {
    reads += 1;
    return this.exec(value) !== null;
  });
  try {
    applyIgnoreComments([], [{ path: 'a.yaml', text }]);
  } finally {
    asked.mockRestore();
  }
  expect(reads).toBeLessThan(5000);
});
