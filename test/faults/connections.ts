import { join } from 'node:path';
import { processUse } from '../support/process-memory.ts';
import { rawConnection, type RawConnection } from '../support/raw-connection.ts';
import { servedRegistry } from '../support/served-registry.ts';
import { wellBehaved } from '../support/well-behaved.ts';
import type { Fault } from './main.ts';

const promised = 10_000;
/** What the server takes at most (runtime/http/limits.ts). */
const limit = 12_000;
const tried = 13_000;
const list = 'GET /main/v0.1/servers HTTP/1.1\r\nHost: x\r\n\r\n';

/** Ten thousand clients that stay, each with an answer; more than the server takes; and a well-behaved one all along. */
export const fault: Fault = async (folder) => {
  const server = await servedRegistry({
    configFile: join(folder, 'registry.yaml'),
    data: join(folder, 'data'),
    config: {
      sources: [{ name: 'team', managed: {} }],
      registries: [{ name: 'main', sources: ['team'] }],
      auth: { mode: 'anonymous' },
    },
  });
  const pid = server.child.pid ?? 0;
  const before = processUse(pid).megabytes;
  const client = wellBehaved(`${server.address}/main/v0.1/servers`);
  const open: RawConnection[] = [];
  const connect = async (count: number): Promise<number> => {
    let closed = 0;
    for (let at = 0; at < count; at += 200) {
      const some = Array.from({ length: Math.min(200, count - at) }, async (_, index) => {
        // One address has some 28,000 ports, which other programs use as well.
        const connection = await rawConnection(server.address, `127.0.0.${2 + (index % 4)}`);
        connection.write(list);
        try {
          await connection.until(/"servers":/);
          open.push(connection);
        } catch {
          closed += 1;
        }
      });
      await Promise.all(some);
    }
    return closed;
  };
  const early = await connect(promised);
  if (early > 0) throw new Error(`${early} of ${promised} connections were refused`);
  const held = processUse(pid);
  // Every one of them is still served.
  const again = await askAll(open);
  if (again < promised) throw new Error(`only ${again} of ${promised} were answered a second time`);
  const refused = await connect(tried - promised);
  if (refused < tried - limit) throw new Error(`${tried - refused} connections were taken, more than ${limit}`);
  const { answers, longest } = await client.stop();
  const most = processUse(pid).megabytes;
  for (const { socket } of open) socket.destroy();
  const { code } = await server.end('SIGTERM');
  if (code !== 0) throw new Error(`the server ended with ${code}`);
  return `${promised} connections held and answered twice (${held.descriptors} descriptors); of ${tried} ${refused} refused; memory ${before} MiB before, ${held.megabytes} with ${promised}, ${most} in the end; a well-behaved client got ${answers} answers, the slowest in ${longest} ms`;
};

async function askAll(connections: readonly RawConnection[]): Promise<number> {
  const answers = connections.map(async (connection) => {
    const had = connection.received().length;
    connection.write(list);
    while (connection.received().length < 2 * had && !connection.socket.destroyed) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return connection.socket.destroyed ? 0 : 1;
  });
  return (await Promise.all(answers)).reduce<number>((sum, one) => sum + one, 0);
}
