import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeStandInLauncher } from '../support/mcp/stand-in-launcher.ts';
import { runInProcess } from '../support/run-in-process.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

interface Check {
  readonly name: string;
  readonly result: string;
  readonly detail: string;
  readonly hint: string | null;
}

async function doctor(environment: Record<string, string>): Promise<{ code: number | null; checks: Check[] }> {
  const { code, stdout } = await runInProcess(['doctor', '--format', 'json'], { environment });
  return { code, checks: JSON.parse(stdout) };
}

test('on a machine with nothing, reports what is missing and how to get it, and ends with 0', async () => {
  const folder = temporaryFolder('svc-doctor-');
  const environment = { HOME: folder, PATH: `${folder}/none:.`, DOCKER_HOST: `unix://${folder}/none.sock` };
  const { code, checks } = await doctor(environment);
  expect(code).toBe(0);
  expect(checks.map(({ name, result }) => `${name} ${result}`)).toEqual([
    'svc ok',
    'container engine missing',
    'npx missing',
    'uvx missing',
    'go missing',
    'state folder ok',
    'workloads ok',
  ]);
  for (const { result, hint } of checks) expect(hint === null).toBe(result === 'ok');
  const { stdout } = await runInProcess(['doctor'], { environment });
  expect(stdout).toContain('missing  npx               not on the PATH: npx:// does not run with --runtime process\n');
  expect(stdout).toContain(`\n${' '.repeat(27)}Hint: install Node (https://nodejs.org)\n`);
});

test('on a machine with everything, says where it is', async () => {
  const folder = temporaryFolder('svc-doctor-');
  const socket = join(folder, 'engine.sock');
  const engine = createServer((_, response) => response.writeHead(200, { 'api-version': '1.41' }).end('OK'));
  await once(engine.listen(socket), 'listening');
  for (const name of ['npx', 'uvx', 'go'] as const) writeStandInLauncher(folder, name);
  const { code, checks } = await doctor({ HOME: folder, PATH: folder, DOCKER_HOST: `unix://${socket}` });
  engine.close();
  expect(code).toBe(0);
  expect(checks.filter(({ result }) => result !== 'ok')).toEqual([]);
  expect(checks.map(({ detail }) => detail)).toEqual(expect.arrayContaining([`answers at ${socket}`]));
});

test('a state that others can read, and workloads that are broken, are failures', async () => {
  const folder = temporaryFolder('svc-doctor-');
  const state = join(folder, 'svc/workloads');
  mkdirSync(join(state, 'torn'), { recursive: true });
  writeFileSync(join(state, 'torn/workload.json'), '{"form');
  chmodSync(state, 0o755);
  const { code, checks } = await doctor({
    HOME: folder,
    PATH: '',
    XDG_STATE_HOME: folder,
    DOCKER_HOST: 'unix:///none',
  });
  expect(code).toBe(1);
  const failed = checks.filter(({ result }) => result === 'failed');
  expect(failed.map(({ detail }) => detail)).toEqual([
    `${state} is open to others`,
    `torn is unknown: ${state}/torn/workload.json cannot be used: it is not JSON`,
  ]);
});
