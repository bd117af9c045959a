import { join } from 'node:path';
import { servedRegistry } from '../support/served-registry.ts';
import { processUse } from '../support/process-memory.ts';
import { slowClient, slowWays } from '../support/slow-client.ts';
import { wellBehaved } from '../support/well-behaved.ts';
import type { Fault } from './main.ts';

const each = 100;
/** Milliseconds after which none may be left: Node ends a stuck answer after one or two of the idle times of 70 s. */
const longest = 160_000;

/** Clients that are slow in every way, with the limits of the real server, and a well-behaved one. */
export const fault: Fault = async (folder) => {
  const servers = Array.from({ length: 1000 }, (_, at) => ({
    name: `com.example/s${at}`,
    version: '1.0.0',
    description: 'd'.repeat(90),
  }));
  const server = await servedRegistry({
    configFile: join(folder, 'registry.yaml'),
    data: join(folder, 'data'),
    config: {
      sources: [
        { name: 'team', managed: {} },
        {
          name: 'files',
          file: {
            data: JSON.stringify({
              version: '1.0.0',
              meta: { last_updated: '2026-03-02T09:00:00Z' },
              data: { servers },
            }),
          },
        },
      ],
      registries: [{ name: 'main', sources: ['files'] }],
      auth: { mode: 'anonymous' },
    },
  });
  const pid = server.child.pid ?? 0;
  const client = wellBehaved(`${server.address}/main/v0.1/servers`);
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, processUse(pid).megabytes);
  }, 200);
  const results: (readonly [string, number])[] = [];
  for (const way of slowWays) {
    const before = processUse(pid).descriptors;
    const stops = await Promise.all(Array.from({ length: each }, () => slowClient(server.address, way, 500)));
    const begin = performance.now();
    while (processUse(pid).descriptors > before + 2 && performance.now() - begin < longest) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    results.push([way, performance.now() - begin]);
    for (const stop of stops) stop();
  }
  clearInterval(watch);
  const { answers, longest: slowest } = await client.stop();
  await server.end('SIGTERM');
  const late = results.find(([, time]) => time >= longest);
  if (late !== undefined) throw new Error(`"${late[0]}" was served for ${Math.round(late[1] / 1000)} s`);
  const said = results.map(([way, time]) => `${way} ${Math.round(time / 1000)} s`).join(', ');
  return `${each} of each ended after at most: ${said}; memory at most ${most} MiB; a well-behaved client got ${answers} answers, the slowest in ${slowest} ms`;
};
