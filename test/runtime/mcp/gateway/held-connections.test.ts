import { describe, expect, test, vi } from 'vitest';
import { openGateway, progressOf, toolCall } from '../../../support/mcp/open-gateways.ts';
import { openSession, postModern } from '../../../support/mcp/raw-client.ts';
import { legacyScript, modernScript, type Answering, type Received } from '../../../support/mcp/scripted-server.ts';

const bounds = { backendIdleTime: 400 };

/** Writes the same again and again, until the connection ends. */
function keepWriting({ response }: Answering, piece: string, onCut: () => void = () => undefined): void {
  const timer = setInterval(() => response.write(piece), 20);
  response.once('close', () => {
    clearInterval(timer);
    onCut();
  });
}

const late = { error: { code: -32603, message: expect.stringContaining('did not answer in time') } };

describe('a server that keeps the stream of a call open without saying anything', () => {
  test.each([
    ['comments', ': still here\n\n'],
    ['an event that has no end', 'data: {\n'],
    ['events without data', 'id: 1\n\n'],
  ])('by %s holds the call no longer than one that is silent', async (_name, piece) => {
    let cut = 0;
    const script = (_received: Received, answer: Answering): void => {
      answer.stream();
      keepWriting(answer, piece, () => (cut += 1));
    };
    const legacy = await openGateway(legacyScript(script), { bounds });
    const client = await openSession(legacy.endpoint);
    expect(await (await client.post(toolCall(1))).nextMessage()).toMatchObject(late);
    const modern = await openGateway(modernScript(script), { bounds });
    expect(await (await postModern(modern.endpoint, 'tools/call', { name: 'a' })).nextMessage()).toMatchObject(late);
    await vi.waitFor(() => expect(cut).toBe(2));
  });

  test.each([
    ['short', 0],
    ['longer than what is looked into', 20_000],
  ])('by a JSON body, %s, that comes byte by byte holds the call no longer, too', async (_name, length) => {
    let cut = 0;
    const script = (_received: Received, answer: Answering): void => {
      answer.response.writeHead(200, { 'content-type': 'application/json' });
      answer.response.write(`{"jsonrpc":"2.0","id":1,"result":{"content":[],"a":"${'x'.repeat(length)}`);
      keepWriting(answer, 'x', () => (cut += 1));
    };
    const legacy = await openGateway(legacyScript(script), { bounds });
    const client = await openSession(legacy.endpoint);
    const modern = await openGateway(modernScript(script), { bounds });
    const answers = [() => client.post(toolCall(1)), () => postModern(modern.endpoint, 'tools/call', { name: 'a' })];
    for (const ask of answers) {
      const text = ask().then((answer) => answer.text());
      // Where the client has had the beginning of the answer, its connection breaks.
      if (length === 0) expect(await text).toContain('did not answer in time');
      else await expect(text).rejects.toThrow('terminated');
    }
    await vi.waitFor(() => expect(cut).toBe(2));
  });

  test('by comments on a stream that was taken up again, too', async () => {
    const { endpoint, server } = await openGateway(
      legacyScript(
        ({ method }, answer) => {
          answer.stream();
          if (method === 'GET') keepWriting(answer, ': still here\n\n');
          else {
            answer.response.write('retry: 10\n\n');
            answer.event(progressOf('p', 1), 'one');
            answer.end();
          }
        },
        { hasStream: true },
      ),
      { bounds },
    );
    const client = await openSession(endpoint);
    const answer = await client.post(toolCall(1));
    expect(await answer.nextMessage()).toEqual(progressOf('p', 1));
    expect(await answer.nextMessage()).toMatchObject(late);
    expect(server.received.filter(({ method }) => method === 'GET')).toHaveLength(1);
  });

  test.each([
    ['that no header can hold', 'a\u0001b', undefined],
    ['longer than anybody keeps', 'x'.repeat(2000), undefined],
    ['beyond Latin-1', 'été😀', Buffer.from('été😀').toString('latin1')],
  ])(
    'and breaks off under an id %s: the call fails, or is taken up where the server said',
    async (_name, id, header) => {
      const { endpoint, server } = await openGateway(
        legacyScript(
          ({ method }, answer) => {
            answer.stream();
            if (method === 'GET') answer.event({ jsonrpc: '2.0', id: 1, result: { content: [] } });
            else {
              answer.response.write('retry: 10\n\n');
              answer.event(progressOf('p', 1), id);
            }
            answer.end();
          },
          { hasStream: true },
        ),
        { bounds },
      );
      const client = await openSession(endpoint);
      const answer = await client.post(toolCall(1));
      expect(await answer.nextMessage()).toEqual(progressOf('p', 1));
      const last = await answer.nextMessage();
      expect(last).toMatchObject(header === undefined ? { error: { code: -32603 } } : { result: {} });
      expect(JSON.stringify(last)).not.toContain('internal');
      const sent = server.received.filter(({ method }) => method === 'GET');
      expect(sent.map(({ request }) => request.headers['last-event-id'])).toEqual(header === undefined ? [] : [header]);
    },
  );

  test('while messages come, a call may take as long as it needs', async () => {
    const { endpoint } = await openGateway(
      modernScript(({ message }, answer) => {
        answer.stream();
        let value = 0;
        const timer = setInterval(() => {
          value += 1;
          if (value <= 12) answer.event(progressOf('p', value));
          else {
            clearInterval(timer);
            answer.event({ jsonrpc: '2.0', id: message.id, result: { content: [] } });
            answer.end();
          }
        }, 50);
      }),
      { bounds },
    );
    const answer = await postModern(endpoint, 'tools/call', { name: 'a' });
    for (let value = 1; value <= 12; value += 1) expect(await answer.nextMessage()).toEqual(progressOf('p', value));
    expect(await answer.nextMessage()).toMatchObject({ result: {} });
  });
});

describe('a server that goes on after its response', () => {
  test('after the response, the stream of the client ends, and the connection to the server', async () => {
    let isCut = false;
    const { endpoint } = await openGateway(
      modernScript(({ message }, answer) => {
        answer.stream();
        answer.event({ jsonrpc: '2.0', id: message.id, result: { content: [] } });
        keepWriting(answer, ': still here\n\n', () => (isCut = true));
      }),
    );
    const answer = await postModern(endpoint, 'tools/call', { name: 'a' });
    expect(await answer.nextMessage()).toMatchObject({ result: {} });
    expect(await answer.next()).toBeUndefined();
    await vi.waitFor(() => expect(isCut).toBe(true));
  }, 20_000);

  test('to what nobody answers, to the handshake, and to the end of a session', async () => {
    const open = new Set<string>();
    const { endpoint } = await openGateway((received, answer) => {
      const { message, method } = received;
      const what = message.method ?? (message.result === undefined ? method : 'response');
      const isTalk = what.startsWith('notifications/') || what === 'response' || what === 'DELETE';
      if (what !== 'initialize' && !isTalk) {
        void legacyScript(() => undefined)(received, answer);
        return;
      }
      open.add(what);
      answer.stream({ 'mcp-session-id': 's' });
      const result = { protocolVersion: '2025-11-25', capabilities: {}, serverInfo: { name: 's', version: '1' } };
      if (what === 'initialize') answer.event({ jsonrpc: '2.0', id: message.id, result });
      keepWriting(answer, ': still here\n\n', () => open.delete(what));
    });
    const client = await openSession(endpoint);
    await client.post({ jsonrpc: '2.0', id: 'nobody-asked', result: {} });
    await client.delete();
    await vi.waitFor(() => expect([...open]).toContain('DELETE'));
    await vi.waitFor(() => expect([...open]).toEqual([]), 15_000);
  }, 30_000);
});
