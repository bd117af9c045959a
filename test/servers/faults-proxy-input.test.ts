import { setTimeout as delay } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemClock } from '../../runtime/identity/clock.ts';
import { openSession, postModern, send, type RawAnswer } from '../support/mcp/raw-client.ts';
import { startTestProxy, type TestProxy } from '../support/mcp/running-proxy.ts';
import {
  legacyScript,
  modernScript,
  startScriptedServer,
  type Answering,
  type ScriptedServer,
} from '../support/mcp/scripted-server.ts';
import { strangeMessages, type StrangeMessage } from '../support/mcp/strange-message.ts';
import { rawConnection } from '../support/raw-connection.ts';
import { makeSigningKey, type SigningKey } from '../support/signing-keys.ts';
import { startStandInProvider, type StandInProvider } from '../support/stand-in-provider.ts';

const runs = Number(process.env['FAULT_RUNS'] ?? 1500);
const audience = 'https://tracker.example.com';
/** What must never leave the process. */
const inside = /node_modules|node:internal|\.[jt]s:\d+|\bat (async )?[\w.]+ \(|UND_ERR|"stack"/;

let key: SigningKey;
let provider: StandInProvider;
beforeAll(async () => {
  key = await makeSigningKey();
  provider = await startStandInProvider([key], systemClock);
});
afterAll(() => provider.server.close());

/** What a caller says and nobody else may see. */
interface Sender {
  readonly marker: string;
  readonly token: string;
  readonly session: string;
}

type Script = Parameters<typeof startScriptedServer>[0];

const echo: Script = ({ message }, answer) => {
  if (message.id === undefined) answer.response.writeHead(202).end();
  else answer.result({ resultType: 'complete', content: [], said: message.params?.['arguments'] ?? null });
};

/** A server of HTTP+SSE that says everything again. */
function sseScript(): Script {
  const streams = new Map<string, Answering>();
  let count = 0;
  return ({ method, request, message: { id, method: name, params } }, answer) => {
    if (method === 'GET') {
      count += 1;
      streams.set(`/messages?s=${count}`, answer);
      answer.stream();
      answer.response.write(`event: endpoint\ndata: /messages?s=${count}\n\n`);
      return;
    }
    answer.response.writeHead(202).end();
    const serverInfo = { name: 's', version: '1' };
    const greeting = { protocolVersion: '2024-11-05', capabilities: {}, serverInfo };
    const result = name === 'initialize' ? greeting : { content: [], said: params?.['arguments'] ?? null };
    if (name !== undefined && id !== undefined) streams.get(request.url ?? '')?.event({ jsonrpc: '2.0', id, result });
  };
}

const scripts = { legacy: legacyScript(echo), modern: modernScript(echo), sse: sseScript() };

describe.each(['legacy', 'modern', 'sse'] as const)(
  'requests nobody should send, to a proxy in front of a %s server',
  (era) => {
    let server: ScriptedServer;
    let proxy: TestProxy;
    const seen = new Set<number>();
    const streams: RawAnswer[] = [];

    beforeAll(async () => {
      server = await startScriptedServer(scripts[era]);
      proxy = await startTestProxy({
        transport: era === 'sse' ? 'sse' : 'streamable-http',
        targetPort: server.port,
        oidc: { issuer: provider.issuer, audience, resourceUrl: `${audience}/mcp` },
      });
      await proxy.ready();
    });
    afterAll(async () => {
      for (const stream of streams) stream.drop();
      await proxy?.close();
      await server?.close();
    });

    async function senderNamed(name: string): Promise<Sender> {
      const token = await provider.token(key, { aud: audience, sub: name });
      const headers = { authorization: `Bearer ${token}` };
      const session =
        era === 'sse' ? await openStream(headers) : (await openSession(proxy.endpoint, { headers })).session;
      return { marker: `the-secret-of-${name}`, token, session };
    }

    /** A stream of HTTP+SSE that has begun its session; its id. */
    async function openStream(headers: Record<string, string>): Promise<string> {
      const stream = await send(new URL('/sse', proxy.address), 'GET', { headers });
      streams.push(stream);
      const address = new URL((await stream.next())?.data ?? '', proxy.address);
      const params = { protocolVersion: '2024-11-05', capabilities: {}, clientInfo: { name: 'f', version: '0' } };
      await send(address, 'POST', {
        headers: { ...headers, 'content-type': 'application/json' },
        body: { jsonrpc: '2.0', id: 0, method: 'initialize', params },
      });
      await stream.nextMessage();
      return address.searchParams.get('session_id') ?? '';
    }

    async function answerOf(request: StrangeMessage, sender: Sender, other: Sender): Promise<string> {
      const fill = (text: string): string =>
        text
          .replaceAll('{{session}}', sender.session)
          .replaceAll('{{other}}', other.session)
          .replaceAll('{{token}}', sender.token)
          .replaceAll('{{marker}}', sender.marker)
          .replaceAll('{{host}}', new URL(proxy.address).host);
      const body = Buffer.from(fill(request.body.toString('latin1')), 'latin1');
      const head = fill(request.head).replace(/Content-Length: \d+/, (line) =>
        line.endsWith(`: ${request.body.length}`) ? `Content-Length: ${body.length}` : line,
      );
      const connection = await rawConnection(proxy.address);
      connection.write(Buffer.concat([Buffer.from(head), body]));
      // Half a request is waited for, and a stream has no end: the test does not wait for ever.
      await Promise.race([connection.closed, delay(400)]);
      connection.socket.destroy();
      return connection.received();
    }

    test('cause no internal error, reveal nothing of another caller, and leave the proxy working', async () => {
      let turn = 0;
      let [ada, bob] = [await senderNamed('ada'), await senderNamed('bob')];
      await fc.assert(
        fc.asyncProperty(strangeMessages(era === 'sse' ? 'sse' : 'endpoint'), async (request) => {
          turn += 1;
          // A DELETE may have ended a session.
          if (turn % 20 === 0) [ada, bob] = [await senderNamed('ada'), await senderNamed('bob')];
          const [sender, other] = turn % 2 === 0 ? [ada, bob] : [bob, ada];
          const received = await answerOf(request, sender, other);
          expect(received).not.toMatch(inside);
          expect(received).not.toContain(other.marker);
          for (const [, status] of received.matchAll(/^HTTP\/1\.1 (\d{3})/gm)) {
            seen.add(Number(status));
            expect(Number(status), received).toBeLessThan(500);
          }
          expect(received).not.toContain('-32603');
        }),
        { numRuns: runs },
      );
      // Who is only ever refused for one thing has seen nothing.
      expect([...seen]).toEqual(expect.arrayContaining([200, 202, 400, 401, 404, 405, 406, 415]));
      expect(proxy.log.lines().filter(({ level, route }) => level === 'error' && route !== '/readyz')).toEqual([]);
      const again = await postModern(
        proxy.endpoint,
        'tools/call',
        { name: 'echo', arguments: { text: 'still' } },
        { headers: { authorization: `Bearer ${ada.token}` } },
      );
      expect(again.status).toBe(200);
    }, 300_000);
  },
);
