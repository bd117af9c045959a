import { createServer, request, STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { connectOut, idleTime } from './connect-out.ts';
import { hostOf, type Refusal } from './outbound-rules.ts';
import type { RefusalLog } from './refusal-log.ts';
import type { OutboundRules } from './settings.ts';
import { guard } from './tunnel.ts';

/** Connections of one server at a time. */
export const mostConnections = 256;
/** Bytes of the headers of one request, and milliseconds until they are there. */
const [headerSize, headerTime] = [32_768, 10_000];

/** Headers about one connection (RFC 9110, section 7.6.1) and about this proxy. */
const ofConnection = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/**
 * Takes requests with whole addresses and tunnels (RFC 9110, section 9.3.6). At port 80, where names of the DNS lead clients that know of no
 * proxy, it takes requests with a path.
 */
export function forwardProxy(rules: OutboundRules, log: RefusalLog): Server {
  // A connection makes one request at a time: whoever sends the next ones ahead would have any number of them carried out at once.
  const busy = new WeakSet<Duplex>();
  const server = createServer(
    { maxHeaderSize: headerSize, headersTimeout: headerTime, requestTimeout: 0, keepAliveTimeout: 30_000 },
    (incoming, response) => {
      const { socket } = incoming;
      if (busy.has(socket)) return void socket.destroy();
      busy.add(socket);
      response.once('close', () => busy.delete(socket));
      void forward(incoming, response, rules, log);
    },
  );
  server.maxConnections = mostConnections;
  // Beyond a number of headers Node forgets some, Content-Length among them, and a body without its length is a second request.
  server.maxHeadersCount = 0;
  server.setTimeout(idleTime);
  server.on('connect', (incoming, client, head) => {
    if (busy.has(client)) client.destroy();
    else void tunnel(incoming, client, head, rules, log);
  });
  server.on('clientError', (_, client) => client.destroy());
  return server;
}

async function forward(
  incoming: IncomingMessage,
  response: ServerResponse,
  rules: OutboundRules,
  log: RefusalLog,
): Promise<void> {
  incoming.on('error', () => undefined);
  response.on('error', () => undefined);
  const target = targetOf(incoming);
  if (target === undefined)
    return answer(response, 400, 'this is a proxy: send it the whole http:// address, or CONNECT host:port');
  const { host, port, path, authority } = target;
  const outcome = await connectOut(host, port, rules);
  if ('refusal' in outcome) {
    log.add(`${incoming.method} http://${authority}`, outcome.refusal);
    return answer(response, 403, sentence(outcome.refusal));
  }
  if ('problem' in outcome) return answer(response, 502, `${authority} cannot be reached: ${outcome.problem}`);
  const { socket } = outcome;
  const out = request({
    method: incoming.method,
    path,
    headers: {
      ...kept(incoming),
      host: authority,
      // A body is framed as it came, whatever the method.
      ...(incoming.headers['transfer-encoding'] === undefined ? {} : { 'transfer-encoding': 'chunked' }),
      connection: 'close',
    },
    createConnection: () => socket,
    maxHeaderSize: headerSize,
  });
  out.maxHeadersCount = 0;
  out.once('response', (reply) => {
    const { statusCode: status = 0 } = reply;
    if (status < 200) {
      socket.destroy();
      return answer(response, 502, `${authority} answers with the status ${status}`);
    }
    response.writeHead(status, kept(reply));
    reply.pipe(response);
    reply.once('error', () => response.destroy());
    // A reply that breaks off must not look like one that is complete.
    reply.once('close', () => !reply.complete && response.destroy());
  });
  out.once('error', (error) =>
    response.headersSent ? response.destroy() : answer(response, 502, `${authority}: ${error.message}`),
  );
  response.once('close', () => socket.destroy());
  incoming.pipe(out);
}

async function tunnel(
  incoming: IncomingMessage,
  client: Duplex,
  head: Buffer,
  rules: OutboundRules,
  log: RefusalLog,
): Promise<void> {
  client.on('error', () => client.destroy());
  const { text = '', port: digits = '' } = /^(?<text>.+):(?<port>\d{1,5})$/.exec(incoming.url ?? '')?.groups ?? {};
  const [host, port] = [hostOf(text), Number(digits)];
  if (host === undefined || port < 1 || port > 65_535) return refuse(client, 400, 'CONNECT takes host:port');
  const what = `CONNECT ${host}:${port}`;
  const outcome = await connectOut(host, port, rules);
  if ('refusal' in outcome) {
    log.add(what, outcome.refusal);
    return refuse(client, 403, sentence(outcome.refusal));
  }
  if ('problem' in outcome) return refuse(client, 502, `${host}:${port} cannot be reached: ${outcome.problem}`);
  const { socket } = outcome;
  if (client.destroyed) return void socket.destroy();
  client.once('close', () => socket.destroy());
  client.write('HTTP/1.1 200 Connection established\r\n\r\n');
  await guard(client, socket, { head, host, port, mustBeTls: port === 443 }, (refusal) => log.add(what, refusal));
}

/** Where a request goes: what its address says, or at port 80 its Host header. */
function targetOf(
  incoming: IncomingMessage,
): { readonly host: string; readonly port: number; readonly path: string; readonly authority: string } | undefined {
  const { url = '' } = incoming;
  const isPath = url.startsWith('/') && incoming.socket.localPort === 80;
  if (!isPath && !/^http:\/\//i.test(url)) return undefined;
  try {
    const {
      hostname,
      port,
      pathname,
      search,
      host: authority,
      username,
      password,
    } = isPath ? new URL(url, `http://${incoming.headers.host ?? ''}/`) : new URL(url);
    const host = hostOf(hostname.replace(/^\[(.*)\]$/, '$1'));
    if (host === undefined || username !== '' || password !== '') return undefined;
    return { host, port: isPath || port === '' ? 80 : Number(port), path: `${pathname}${search}`, authority };
  } catch {
    return undefined;
  }
}

/** Headers that say what a message is, and are not taken away by naming them in `Connection`: a body without its length is a second request. */
const ofMessage = new Set(['content-length', 'host']);

/** The headers of a message without those of its connection. */
function kept({ headers }: IncomingMessage): Record<string, string | string[]> {
  const named = new Set((headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase()));
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || ofConnection.has(name) || (named.has(name) && !ofMessage.has(name)) ? [] : [[name, value]],
    ),
  );
}

function sentence({ why, allow }: Refusal): string {
  return `svc refuses this connection: ${why}; ${allow} allows it`;
}

function answer(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain', connection: 'close' }).end(`${text}\n`);
}

function refuse(client: Duplex, status: 400 | 403 | 502, text: string): void {
  const body = `${text}\n`;
  client.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: text/plain\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}
