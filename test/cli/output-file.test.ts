import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runInProcess } from '../support/run-in-process.ts';
import { group } from '../support/sample-resources.ts';
import { scratchFolder } from '../support/scratch-folder.ts';

test.each([
  ['plan', 'a.yaml'],
  ['explain', 'MCPGroup'],
])('svc %s writes the same bytes to the file of -o as to standard output', async (command, subject) => {
  const cwd = scratchFolder({ 'a.yaml': group('a') });
  for (const format of [[], ['--format', 'json']]) {
    const [printed, dash, written] = [
      await runInProcess([command, subject, ...format], { cwd }),
      await runInProcess([command, subject, ...format, '-o', '-'], { cwd }),
      await runInProcess([command, subject, ...format, '-o', 'deep/answer'], { cwd }),
    ];
    expect(printed.code).toBe(0);
    expect(dash).toEqual(printed);
    expect(written).toEqual({ ...printed, stdout: '' });
    expect(readFileSync(join(cwd, 'deep/answer'), 'utf8')).toBe(printed.stdout);
  }
  expect(readdirSync(join(cwd, 'deep'))).toEqual(['answer']);
});

test('a command that has no data leaves the file as it was', async () => {
  const cwd = scratchFolder({ 'a.yaml': group('a', 'specs: 1\n'), 'plan.txt': 'before' });
  expect(await runInProcess(['plan', 'a.yaml', '-o', 'plan.txt'], { cwd })).toMatchObject({ code: 1 });
  expect(readFileSync(join(cwd, 'plan.txt'), 'utf8')).toBe('before');
});
