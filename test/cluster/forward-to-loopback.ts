import { connect, createServer, type Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { network } from './node-network.ts';

/**
 * Lets pods reach a server that listens on a port of the loopback interface: the same port of the node's address leads there. Nothing
 * outside of this machine can reach either. Returns what ends it, with every connection.
 */
export async function forwardToLoopback(port: number): Promise<() => Promise<void>> {
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const target = connect(port, '127.0.0.1');
    for (const socket of [client, target]) {
      open.add(socket);
      socket.once('close', () => open.delete(socket));
    }
    // Either end may go at any time; then the other goes, too.
    void Promise.allSettled([pipeline(client, target), pipeline(target, client)]);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, network.node, resolve);
  });
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      for (const socket of open) socket.destroy();
    });
}
