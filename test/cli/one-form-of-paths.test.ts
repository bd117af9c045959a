import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runInProcess } from '../support/run-in-process.ts';
import { group } from '../support/sample-resources.ts';
import { scratchFolder } from '../support/scratch-folder.ts';

test('paths have one form in a run, however the inputs were typed', async () => {
  const wrong = group('a', 'specs: 1\n');
  const root = scratchFolder({
    'here/in/a.yaml': wrong,
    'here/b.yaml': wrong,
    'here/c.yaml': wrong,
    'beside/d.yaml': wrong,
  });
  const cwd = join(root, 'here');
  mkdirSync(join(cwd, 'empty'));
  const inputs = ['./in/', join(cwd, 'b.yaml'), 'in/../c.yaml', '../beside', './empty/.', `${cwd}/in/../nothing.yaml`];
  const { code, stdout } = await runInProcess(['validate', ...inputs, '--diagnostics', 'json'], { cwd });
  expect(code).toBe(2);
  const { diagnostics } = JSON.parse(stdout);
  const files = diagnostics.flatMap(({ file }: { file?: string }) => file ?? []);
  expect(new Set(files)).toEqual(new Set(['../beside/d.yaml', 'b.yaml', 'c.yaml', 'in/a.yaml']));
  const messages = diagnostics.map(({ message }: { message: string }) => message).join('\n');
  expect(messages).toMatch(/^empty |"empty"|: empty/m);
  expect(messages).not.toContain(cwd);
});

test('an output folder and a file that -o names are shown in that form too', async () => {
  const cwd = scratchFolder({ 'a.yaml': group('a'), taken: '' });
  const written = await runInProcess(['compile', 'a.yaml', '--target', 'resources', '-o', join(cwd, 'out')], { cwd });
  expect(written.stderr).toContain('out: 2 files');
  expect(written.stderr).not.toContain(cwd);
  const refused = await runInProcess(['explain', 'MCPGroup', '-o', join(cwd, 'taken/x')], { cwd });
  expect(refused).toMatchObject({ code: 2, stdout: '', stderr: 'error: cannot write to taken: not a directory\n' });
});
