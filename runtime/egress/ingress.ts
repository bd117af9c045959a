import { readFileSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { mostConnections } from './forward-proxy.ts';

/**
 * Leads connections to a port of the server. They come from the machine of the engine, through the gateway of the outer network; other
 * containers of that network get none.
 */
export function ingress(server: string, port: number, gateways: ReadonlySet<string>): Server {
  const listener = createServer({ allowHalfOpen: true }, (client) => {
    client.on('error', () => client.destroy());
    if (!gateways.has(client.remoteAddress ?? '')) return void client.destroy();
    const inner = connect({ host: server, port, allowHalfOpen: true });
    inner.on('error', () => client.destroy());
    client.once('close', () => inner.destroy());
    inner.once('close', () => client.destroy());
    client.pipe(inner);
    inner.pipe(client);
  });
  listener.maxConnections = mostConnections;
  return listener;
}

/** The addresses of the gateways of this container (proc(5), /proc/net/route). */
export function gatewaysOf(table = readFileSync('/proc/net/route', 'utf8')): ReadonlySet<string> {
  const found = new Set<string>();
  for (const line of table.split('\n').slice(1)) {
    const [, destination, gateway] = line.split('\t');
    if (destination !== '00000000' || gateway === undefined || !/^[0-9A-F]{8}$/.test(gateway)) continue;
    // The bytes are in the order of the processor.
    found.add([...Buffer.from(gateway, 'hex')].toReversed().join('.'));
  }
  return found;
}
