import { expect, test } from 'vitest';
import { findingForms } from '../../cli/report-findings.ts';
import { runSvc } from '../support/run-svc.ts';
import { group } from '../support/sample-resources.ts';
import { scratchFolder } from '../support/scratch-folder.ts';

/** What `svc validate` writes to stderr about a good and a bad file in one form. */
async function shown(form: string): Promise<{ good: string; bad: string }> {
  const cwd = scratchFolder({ 'good.yaml': group('a'), 'bad.yaml': group('a', 'specs: 1\n') });
  const [good, bad] = await Promise.all(
    ['good.yaml', 'bad.yaml'].map((file) => runSvc(['validate', file, '--diagnostics', form], { cwd })),
  );
  expect([good?.code, bad?.code]).toEqual([0, 1]);
  return { good: good?.stderr ?? '', bad: bad?.stderr ?? '' };
}

test('each form has its test here', () => {
  expect(findingForms).toEqual(['text', 'json', 'sarif', 'github', 'junit']);
});

test('SARIF is one log, with findings and without', async () => {
  const { good, bad } = await shown('sarif');
  expect(JSON.parse(good)).toMatchObject({ version: '2.1.0', runs: [{ results: [] }] });
  expect(JSON.parse(bad)).toMatchObject({
    runs: [{ results: [{ ruleId: 'schema/unknown-key', level: 'error' }], tool: { driver: { name: 'svc' } } }],
  });
});

test('annotations are one line each, and nothing says anything else', async () => {
  const { good, bad } = await shown('github');
  expect(good).toBe('');
  expect(bad).toMatch(
    /^::error file=bad\.yaml,line=5,endLine=5,col=1,endColumn=5,title=schema\/unknown-key::[^\n]*\n$/,
  );
});

test('JUnit is one document', async () => {
  const { good, bad } = await shown('junit');
  expect(good).toContain('tests="1" failures="0"');
  expect(bad).toContain('<testcase classname="bad.yaml" name="schema/unknown-key 5:1" file="bad.yaml" line="5">');
});
