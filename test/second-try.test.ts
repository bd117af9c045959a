import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { scratchFolder } from './support/scratch-folder.ts';

const root = join(import.meta.dirname, '..');

test('a test that passes only at its second try is listed, and one that fails twice fails the run', () => {
  const folder = scratchFolder({
    'sometimes.test.js': `let tries = 0;
      test('sometimes', () => expect(tries++).toBe(1));
      test('always', () => expect(1).toBe(1));`,
    'never.test.js': `test('never', () => expect(1).toBe(2));`,
  });
  const run = (file: string): { readonly code: number | null; readonly text: string } => {
    const reporter = join(root, 'test/support/second-try-reporter.ts');
    const vitest = join(root, 'node_modules/vitest/vitest.mjs');
    const args = [vitest, 'run', '--root', folder, '--globals', '--retry', '1', '--reporter', reporter, file];
    const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    return { code: status, text: stdout };
  };
  const { code, text } = run('sometimes');
  expect(text).toBe('\nPASSED ONLY AT THE SECOND TRY:\n  sometimes.test.js: sometimes\n');
  expect(code).toBe(0);
  expect(run('never')).toEqual({ code: 1, text: '' });
});
