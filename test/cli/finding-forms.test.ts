import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findingForms } from '../../cli/output/report-findings.ts';
import { runSvc } from '../support/run-svc.ts';
import { group } from '../support/sample-resources.ts';
import { scratchFolder } from '../support/scratch-folder.ts';

/** What `svc validate` writes to stdout about a good and a bad file in one form. */
async function shown(form: string): Promise<{ good: string; bad: string }> {
  const cwd = scratchFolder({ 'good.yaml': group('a'), 'bad.yaml': group('a', 'specs: 1\n') });
  const [good, bad] = await Promise.all(
    ['good.yaml', 'bad.yaml'].map((file) => runSvc(['validate', file, '--diagnostics', form], { cwd })),
  );
  expect([good?.code, bad?.code]).toEqual([0, 1]);
  return { good: good?.stdout ?? '', bad: bad?.stdout ?? '' };
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

test('annotations are one line each, and nothing else is on their stream', async () => {
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

test('findings of a compile in a machine format go to stderr: its data are manifests', async () => {
  const cwd = scratchFolder({ 'a.yaml': group('a') });
  const { code, stdout, stderr } = await runSvc(
    ['compile', 'a.yaml', '--target', 'resources', '--diagnostics', 'json'],
    {
      cwd,
    },
  );
  expect(code).toBe(0);
  expect(stdout).toContain('kind: MCPGroup');
  expect(JSON.parse(stderr)).toMatchObject({ summary: { errors: 0 } });
});

describe('--diagnostics-file', () => {
  test.each(['validate', 'compile', 'plan'])('%s writes findings there, and text to the terminal', async (command) => {
    const cwd = scratchFolder({ 'a.yaml': group('a', 'specs: 1\n') });
    const { code, stdout, stderr } = await runSvc(
      [command, 'a.yaml', '--diagnostics', 'sarif', '--diagnostics-file', 'reports/svc.sarif'],
      { cwd },
    );
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/^a\.yaml:5:1 error\[schema\/unknown-key\]/);
    expect(JSON.parse(readFileSync(join(cwd, 'reports/svc.sarif'), 'utf8'))).toMatchObject({
      runs: [{ results: [{ ruleId: 'schema/unknown-key' }] }],
    });
    expect(readdirSync(join(cwd, 'reports'))).toEqual(['svc.sarif']);
  });

  test('text in a file has no colors', async () => {
    const cwd = scratchFolder({ 'a.yaml': group('a', 'specs: 1\n') });
    const environment = { FORCE_COLOR: '1' };
    const { stderr } = await runSvc(['validate', 'a.yaml', '--diagnostics-file', 'findings.txt'], { cwd, environment });
    expect(stderr).toContain('\u001B[');
    expect(readFileSync(join(cwd, 'findings.txt'), 'utf8')).toMatch(/^a\.yaml:5:1 error\[schema\/unknown-key\]: /);
  });

  test('a file that cannot be written is an I/O error, beside the findings', async () => {
    const cwd = scratchFolder({ 'a.yaml': group('a', 'specs: 1\n'), taken: '' });
    const { code, stderr } = await runSvc(['validate', 'a.yaml', '--diagnostics-file', 'taken/x.json'], { cwd });
    expect(code).toBe(2);
    expect(stderr).toContain('error[schema/unknown-key]');
    expect(stderr).toContain('error[output/unwritable]');
  });
});
