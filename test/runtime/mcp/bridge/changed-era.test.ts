import { describe, expect, test, vi } from 'vitest';
import { openGateway, toolCall } from '../../../support/mcp/open-gateways.ts';
import { openSession, postModern } from '../../../support/mcp/raw-client.ts';
import { legacyScript, modernScript, type Answering, type Received } from '../../../support/mcp/scripted-server.ts';

function answers({ message }: Received, answer: Answering): void {
  answer.result({ resultType: 'complete', content: [], by: 'modern', name: message.params?.['name'] });
}
const legacyAnswers = (_received: Received, answer: Answering): void => answer.result({ content: [], by: 'legacy' });

/** A server of 2026-07-28 as it answers requests of revisions with sessions, too. */
function modernOnly(received: Received, answer: Answering): void | Promise<void> {
  const { message, request } = received;
  if (request.headers['mcp-protocol-version'] === '2026-07-28') return modernScript(answers)(received, answer);
  const code = message.method === 'initialize' ? -32_022 : -32_020;
  answer.json({ jsonrpc: '2.0', id: message.id, error: { code, message: 'another revision' } }, {}, 400);
}
/** A server of revisions with sessions, as it answers requests without one. */
function legacyOnly(received: Received, answer: Answering): void | Promise<void> {
  const { message, request, method } = received;
  const isBegun = message.method === 'initialize' || request.headers['mcp-session-id'] === 'legacy-session';
  if (isBegun || method !== 'POST') return legacyScript(legacyAnswers, { session: 'legacy-session' })(received, answer);
  const error = { code: -32_000, message: 'Bad Request: Server not initialized' };
  answer.json({ jsonrpc: '2.0', id: null, error }, {}, 400);
}

/** A gateway over a server that is replaced by another version of itself. */
async function replaced(before: typeof modernOnly, after: typeof modernOnly) {
  let script = before;
  const over = await openGateway((received, answer) => script(received, answer));
  return {
    ...over,
    replace: () => {
      script = after;
    },
  };
}
const served = ({ received }: { readonly received: readonly Received[] }, by: string): number =>
  received.filter(({ message, request }) => {
    const isModern = request.headers['mcp-protocol-version'] === '2026-07-28';
    return message.method === 'tools/call' && isModern === (by === 'modern');
  }).length;

describe('a server that is restarted with a version of another era', () => {
  test('goes on with requests of 2026-07-28', async () => {
    const { endpoint, replace, server, backend } = await replaced(modernOnly, legacyOnly);
    const call = async (): Promise<unknown> =>
      (await (await postModern(endpoint, 'tools/call', { name: 'slow' })).message()).result;
    expect(await call()).toMatchObject({ by: 'modern' });
    replace();
    expect(await call()).toMatchObject({ by: 'legacy' });
    expect([...(backend.facts?.eras ?? [])]).toEqual(['legacy']);
    expect(await call()).toMatchObject({ by: 'legacy' });
    // The one that was refused, and that alone, was sent in both ways.
    expect([served(server, 'modern'), served(server, 'legacy')]).toEqual([2, 2]);
  });

  test('goes on with sessions, without a new handshake of the client', async () => {
    const { endpoint, replace, server } = await replaced(legacyOnly, modernOnly);
    const client = await openSession(endpoint);
    const call = async (id: number): Promise<unknown> => (await (await client.post(toolCall(id))).message()).result;
    expect(await call(1)).toMatchObject({ by: 'legacy' });
    replace();
    expect(await call(2)).toMatchObject({ by: 'modern' });
    expect(await call(3)).toMatchObject({ by: 'modern' });
    expect([served(server, 'legacy'), served(server, 'modern')]).toEqual([2, 2]);
  });

  test('and back: the session sends its handshake before any other message', async () => {
    const { endpoint, replace, server } = await replaced(modernOnly, legacyOnly);
    const client = await openSession(endpoint);
    const call = async (id: number): Promise<unknown> => (await (await client.post(toolCall(id))).message()).result;
    expect(await call(1)).toMatchObject({ by: 'modern' });
    replace();
    expect(await call(2)).toMatchObject({ by: 'legacy' });
    const last = server.received.findLast(({ message }) => message.method === 'initialize');
    expect(last?.message.params).toMatchObject({ clientInfo: { name: 'raw' } });
    expect([served(server, 'modern'), served(server, 'legacy')]).toEqual([2, 1]);
  });

  test('is not asked again for every refusal, which goes to the client as it is', async () => {
    const { endpoint, server } = await openGateway(
      modernScript((_received, answer) => void answer.response.writeHead(418).end()),
    );
    for (let times = 0; times < 3; times += 1) {
      const answer = await postModern(endpoint, 'tools/call', { name: 'slow' });
      expect(await answer.message()).toMatchObject({ error: { message: expect.stringContaining('HTTP 418') } });
    }
    expect(server.of('server/discover')).toHaveLength(2);
    expect(server.of('tools/call')).toHaveLength(3);
  });

  test('does not get a call again that it may have carried out', async () => {
    const { endpoint, replace, server } = await replaced(modernOnly, (received, answer) => {
      if (received.message.method === 'tools/call') answer.response.writeHead(500).end();
      else void legacyOnly(received, answer);
    });
    replace();
    expect((await postModern(endpoint, 'tools/call', { name: 'slow' })).status).toBe(502);
    expect(server.of('tools/call')).toHaveLength(1);
    await vi.waitFor(() => expect(server.of('initialize')).toHaveLength(0));
  });
});
