import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runSvc } from '../support/run-svc.ts';
import { group } from '../support/sample-resources.ts';
import { scratchFolder } from '../support/scratch-folder.ts';

const node = ['--import', join(import.meta.dirname, '../support/break-module.mjs')];

test('internal error is 70, with a short report and a stack for those who ask', async () => {
  const cwd = scratchFolder({ 'a.yaml': group('a') });
  const environment = { SVC_TEST_BREAK: 'cli/commands/validate.ts' };
  const [plain, debug] = await Promise.all([
    runSvc(['validate', 'a.yaml'], { cwd, node, environment }),
    runSvc(['validate', 'a.yaml'], { cwd, node, environment: { ...environment, SVC_DEBUG: '1' } }),
  ]);
  expect(plain).toMatchObject({ code: 70, stdout: '' });
  expect(plain.stderr).toContain('bug in svc: broken on purpose\n');
  expect(plain.stderr).toContain('svc validate a.yaml');
  expect(plain.stderr).toContain('SVC_DEBUG=1');
  expect(plain.stderr).not.toContain('    at ');
  expect(debug.code).toBe(70);
  expect(debug.stderr).toContain('    at ');
});

test('a bug ends svc where its report cannot be loaded, as while svc is updated', async () => {
  const cwd = scratchFolder({ 'a.yaml': group('a') });
  const environment = { SVC_TEST_BREAK: 'cli/commands/validate.ts,cli/output/bug-report.ts' };
  const ended = await runSvc(['validate', 'a.yaml'], { cwd, node, environment });
  expect(ended).toMatchObject({ code: 70, stdout: '' });
  expect(ended.stderr).toBe('svc stopped because of a bug in svc: broken on purpose\n');
});
