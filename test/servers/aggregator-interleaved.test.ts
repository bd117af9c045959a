import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { openSession, postModern } from '../support/mcp/raw-client.ts';
import { startOver } from '../support/mcp/searching-aggregator.ts';
import {
  legacyScript,
  modernScript,
  startScriptedServer,
  type Message,
  type Received,
  type ScriptedServer,
} from '../support/mcp/scripted-server.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

const clientsOfEachEra = 10;
const callsOfEach = 50;

/** What a server says about a call: everything that it was sent with. */
interface Echo {
  readonly server: string;
  readonly session: string | null;
  readonly nonce: string;
}

/** A server whose answers come in another order than its calls. Sessions of the legacy era get ids of their own. */
async function shuffling(name: string, era: 'modern' | 'legacy'): Promise<ScriptedServer> {
  let at = 0;
  const serve = ({ message, request }: Received, answer: Parameters<Parameters<typeof modernScript>[0]>[1]): void => {
    const complete = era === 'modern' ? { resultType: 'complete' } : {};
    if (message.method === 'tools/list') {
      answer.result({ ...complete, tools: [{ name: 'echo', inputSchema: { type: 'object' } }] });
      return;
    }
    const given: unknown = message.params?.['arguments'];
    const nonce = String(Object.entries(Object(given)).find(([key]) => key === 'nonce')?.[1]);
    const echo: Echo = { server: name, session: request.headers['mcp-session-id']?.toString() ?? null, nonce };
    at += 1;
    // Neither first in, first out, nor the other way round.
    const wait = (at * 7919) % 23;
    setTimeout(() => answer.result({ ...complete, content: [{ type: 'text', text: JSON.stringify(echo) }] }), wait);
  };
  const server = await startScriptedServer(
    era === 'modern'
      ? modernScript(serve)
      : (received, answer) => legacyScript(serve, { session: randomUUID() })(received, answer),
  );
  closing.push(() => server.close());
  return server;
}

function echoIn({ result }: Message): Echo {
  const content: unknown = Object.entries(result ?? {}).find(([key]) => key === 'content')?.[1];
  const [first]: unknown[] = Array.isArray(content) ? content : [];
  return JSON.parse(String(Object.entries(Object(first)).find(([key]) => key === 'text')?.[1]));
}

test('a thousand calls of many clients with the same ids get each its own answer, in sessions that nobody shares', async () => {
  const servers = {
    old: await shuffling('old', 'legacy'),
    older: await shuffling('older', 'legacy'),
    young: await shuffling('young', 'modern'),
  };
  const names = Object.keys(servers);
  const aggregator = await startOver(servers);
  closing.push(() => aggregator.close());
  const sessions = new Map<string, Set<number>>();
  let answered = 0;

  type Ask = (id: number, name: string, given: object) => Promise<Message>;
  async function calls(client: number, ask: Ask, hasSession: boolean): Promise<void> {
    await Promise.all(
      Array.from({ length: callsOfEach }, async (_each, id) => {
        const nonce = `${client}-${id}-${randomUUID()}`;
        const server = names[(client + id) % names.length] ?? '';
        const message = await ask(id, `${server}_echo`, { nonce });
        expect(message.id).toBe(id);
        const echo = echoIn(message);
        expect([echo.server, echo.nonce]).toEqual([server, nonce]);
        if (hasSession && echo.session !== null)
          sessions.set(echo.session, (sessions.get(echo.session) ?? new Set()).add(client));
        answered += 1;
      }),
    );
  }

  const modern: Ask = async (id, name, given) =>
    (await postModern(aggregator.endpoint, 'tools/call', { name, arguments: given }, { id })).message();
  const clients = Array.from({ length: clientsOfEachEra }, async (_each, client) => {
    await calls(client, modern, false);
  });
  const legacy = Array.from({ length: clientsOfEachEra }, async (_each, index) => {
    const session = await openSession(aggregator.endpoint);
    const ask: Ask = async (id, name, given) => {
      const body = { jsonrpc: '2.0', id, method: 'tools/call', params: { name, arguments: given } };
      const answer = await session.post(body);
      const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream') === true;
      return isStream ? answer.nextMessage() : answer.message();
    };
    await calls(clientsOfEachEra + index, ask, true);
  });
  await Promise.all([...clients, ...legacy]);
  expect(answered).toBe(2 * clientsOfEachEra * callsOfEach);
  // Each client of the legacy era has a session of its own with each of both servers of that era.
  expect([...sessions.values()].map((owners) => owners.size)).toEqual(
    Array.from({ length: 2 * clientsOfEachEra }, () => 1),
  );
});
