import { networkInterfaces } from 'node:os';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setDefaultAutoSelectFamily, type Server } from 'node:net';
import { forwardProxy } from './forward-proxy.ts';
import { gatewaysOf, ingress } from './ingress.ts';
import { nameServer } from './name-server.ts';
import { namedTls } from './named-tls.ts';
import { RefusalLog } from './refusal-log.ts';
import { proxyPort, readSettings, readyLine } from './settings.ts';

/*
 * The egress proxy: a program of its own in a container of its own, beside one contained server. It needs Node and the files of this folder.
 * It ends with its standard input, which whoever started it holds open.
 */

const write = (line: string): void => void process.stdout.write(`${line}\n`);
const input = createInterface({ input: process.stdin });
input.once('close', () => process.exit(0));
process.once('SIGTERM', () => process.exit(0));

const [first]: unknown[] = await once(input, 'line');
const settings = readSettings(String(first));
const { inside, server, outbound } = settings;
const gateways = gatewaysOf();
const rules = { ...outbound, machine: [...outbound.machine, ...gateways] };
const log = new RefusalLog(write);
const outside = Object.values(networkInterfaces())
  .flatMap((all) => all ?? [])
  .find(({ family, internal, address }) => family === 'IPv4' && !internal && address !== inside);

setDefaultAutoSelectFamily(false);
const plain = forwardProxy(rules, log);
const atPort80 = forwardProxy(rules, log);
const places: readonly [Server, string, number][] = [
  [plain, inside, proxyPort],
  [atPort80, inside, 80],
  [namedTls(rules, log), inside, 443],
  ...settings.ingress.map(({ port }): [Server, string, number] => [
    ingress(server, port, gateways),
    outside?.address ?? '127.0.0.1',
    port,
  ]),
];
for (const [listener, host, port] of places) {
  listener.listen({ host, port });
  await once(listener, 'listening');
}
const names = nameServer(inside, rules, log);
names.bind(53, inside);
await once(names, 'listening');
write(readyLine);
