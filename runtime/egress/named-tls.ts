import { createServer, type Server } from 'node:net';
import { connectOut, idleTime } from './connect-out.ts';
import { mostConnections } from './forward-proxy.ts';
import { hostOf } from './outbound-rules.ts';
import type { RefusalLog } from './refusal-log.ts';
import type { OutboundRules } from './settings.ts';
import { firstBytesOf } from './tunnel.ts';

/** Milliseconds for the first message of a client. */
const firstTime = 10_000;

/** Port 443 of clients that know of no proxy: the DNS leads them here, and their TLS says whom they want. */
export function namedTls(rules: OutboundRules, log: RefusalLog): Server {
  const server = createServer((client) => {
    client.on('error', () => client.destroy());
    client.setTimeout(idleTime, () => client.destroy());
    const pass = async (): Promise<void> => {
      const found = await firstBytesOf(client, Buffer.alloc(0), firstTime);
      const host = found?.first.kind === 'hello' ? hostOf(found.first.name ?? '') : undefined;
      if (found === undefined || host === undefined) return void client.destroy();
      const outcome = await connectOut(host, 443, rules);
      if ('refusal' in outcome) log.add(`TLS ${host}:443`, outcome.refusal);
      if (!('socket' in outcome)) return void client.destroy();
      const { socket } = outcome;
      if (client.destroyed) return void socket.destroy();
      client.once('close', () => socket.destroy());
      socket.once('close', () => client.destroy());
      socket.write(found.bytes);
      client.pipe(socket);
      socket.pipe(client);
    };
    void pass();
  });
  server.maxConnections = mostConnections;
  return server;
}
