import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freePort } from '../cluster/free-port.ts';
import { postModern } from '../support/mcp/raw-client.ts';
import { listAt, textAt } from '../support/plain-walk.ts';
import { projectRoot } from '../support/source-files.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** The example with other ports, so that nothing else on this machine is in its way. */
async function copied(): Promise<{ readonly script: string; readonly port: number }> {
  const root = temporaryFolder('svc-gateway-example-');
  const folder = join(root, 'examples/gateway');
  cpSync(join(projectRoot, 'examples/gateway'), folder, { recursive: true });
  for (const beside of ['cli', 'package.json']) symlinkSync(join(projectRoot, beside), join(root, beside));
  const ports = new Map<string, number>();
  for (const port of ['9101', '9102', '9103', '4483']) ports.set(port, await freePort());
  for (const file of readdirSync(folder)) {
    let text = readFileSync(join(folder, file), 'utf8');
    for (const [from, to] of ports) text = text.replaceAll(`127.0.0.1:${from}`, `127.0.0.1:${to}`);
    writeFileSync(join(folder, file), text);
  }
  return { script: join(folder, 'start.ts'), port: ports.get('4483') ?? 0 };
}

test('examples/gateway runs its servers and the aggregator with one command, and ends with all of them', async () => {
  const { script, port } = await copied();
  const child = spawn(process.execPath, [script], { stdio: 'ignore' });
  const exited = once(child, 'exit');
  const address = `http://127.0.0.1:${port}`;
  const readiness = (): Promise<number | 'away'> =>
    fetch(`${address}/readyz`).then(
      ({ status }) => status,
      () => 'away' as const,
    );
  await expect.poll(readiness, { timeout: 60_000 }).toBe(200);
  const listed = async (): Promise<readonly string[]> =>
    listAt(await (await postModern(new URL('/mcp', address), 'tools/list')).message(), 'result', 'tools').map((tool) =>
      textAt(tool, 'name'),
    );
  await expect
    .poll(listed, { timeout: 30_000 })
    .toEqual(['calendar_today', 'tickets_create', 'tickets_search', 'wiki_search']);
  const called = await postModern(new URL('/mcp', address), 'tools/call', {
    name: 'wiki_search',
    arguments: { text: 'printers' },
  });
  expect(await called.text()).toContain('A page about printers');
  child.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
  expect(await readiness()).toBe('away');
});
