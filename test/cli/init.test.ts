import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { apiGroup } from '../../generated/kinds.ts';
import { runSvc } from '../support/run-svc.ts';
import { scratchFolder } from '../support/scratch-folder.ts';

test('svc init writes a commented starter that compiles without a finding', async () => {
  const cwd = scratchFolder();
  const init = await runSvc(['init', 'demo'], { cwd });
  expect(init).toMatchObject({ code: 0, stdout: '' });
  expect(init.stderr).toContain('svc compile demo');
  const names = readdirSync(join(cwd, 'demo')).toSorted();
  expect(names).toEqual(['group.yaml', 'server.yaml', 'svc.yaml', 'tools.yaml']);
  for (const name of names) expect(readFileSync(join(cwd, 'demo', name), 'utf8')).toMatch(/^# \S/);
  expect(readFileSync(join(cwd, 'demo/server.yaml'), 'utf8')).toContain(`apiVersion: ${apiGroup}/`);
  const [validate, compile] = await Promise.all([
    runSvc(['validate', 'demo', '--strict', '--closed'], { cwd }),
    runSvc(['compile', 'demo', '--strict'], { cwd }),
  ]);
  expect(validate).toMatchObject({ code: 0, stderr: '3 resources in 3 files, no problems\n' });
  expect(compile).toMatchObject({ code: 0, stderr: '' });
  expect(compile.stdout).toContain('kind: Deployment');
});

test('svc init overwrites files only with --force', async () => {
  const cwd = scratchFolder({ 'group.yaml': 'mine: 1\n' });
  const refused = await runSvc(['init'], { cwd });
  expect(refused.code).toBe(2);
  expect(refused.stderr).toContain('group.yaml exists already');
  expect(readdirSync(cwd)).toEqual(['group.yaml']);
  writeFileSync(join(cwd, 'notes.txt'), 'mine');
  expect(await runSvc(['init', '--force'], { cwd })).toMatchObject({ code: 0 });
  expect(readFileSync(join(cwd, 'group.yaml'), 'utf8')).toContain('kind: MCPGroup');
  expect(readFileSync(join(cwd, 'notes.txt'), 'utf8')).toBe('mine');
});
