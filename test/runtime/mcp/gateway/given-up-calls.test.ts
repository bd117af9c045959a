import { expect, test } from 'vitest';
import { openGateway, progressOf, toolCall } from '../../../support/mcp/open-gateways.ts';
import { openSession, postModern, send, type RawAnswer } from '../../../support/mcp/raw-client.ts';
import { legacyScript, modernScript, type Answering, type Received } from '../../../support/mcp/scripted-server.ts';

/** A server whose calls have no end; some have a beginning. */
function endless(cut: string[]) {
  return ({ message }: Received, answer: Answering): void => {
    const name = String(message.params?.['name']);
    answer.response.once('close', () => cut.push(name));
    if (name !== 'begun') return;
    answer.stream();
    answer.event(progressOf('p', 1));
  };
}

const ended = { error: { code: -32603, message: expect.stringContaining('it may have been carried out') } };

async function errorOf(answer: Promise<RawAnswer>): Promise<unknown> {
  const given = await answer;
  return given.headers.get('content-type')?.startsWith('text/event-stream') ? given.nextMessage() : given.message();
}

test('a process that can wait no longer says so to everybody who waits for an answer', async () => {
  const cut: string[] = [];
  const legacy = await openGateway(legacyScript(endless(cut)));
  const older = await openGateway(legacyScript(endless(cut), { revision: '2025-03-26' }));
  const modern = await openGateway(modernScript(endless(cut)));
  const gateways = [legacy, older, modern];
  const client = await openSession(legacy.endpoint);
  const quiet = client.post(toolCall(1, { name: 'quiet' }));
  const begun = await client.post(toolCall(2, { name: 'begun' }));
  const old = await openSession(older.endpoint, { revision: '2025-03-26' });
  const batch = await old.post([toolCall('a', { name: 'quiet' }), toolCall('b', { name: 'begun' })]);
  const [alone, streamed] = ['quiet', 'begun'].map((name) => postModern(modern.endpoint, 'tools/call', { name }));
  const sse = await send(new URL('/sse', legacy.endpoint), 'GET', { headers: { accept: 'text/event-stream' } });
  const address = new URL((await sse.next())?.data ?? '', legacy.endpoint);
  const post = (body: unknown) => send(address, 'POST', { headers: { 'content-type': 'application/json' }, body });
  const params = { protocolVersion: '2024-11-05', capabilities: {}, clientInfo: { name: 'raw', version: '0' } };
  await post({ jsonrpc: '2.0', id: 0, method: 'initialize', params });
  await sse.nextMessage();
  await post(toolCall(9, { name: 'quiet' }));
  await expect.poll(() => gateways.map(({ server }) => server.of('tools/call').length)).toEqual([3, 2, 2]);
  for (const answer of [begun, await streamed]) expect(await answer?.nextMessage()).toEqual(progressOf('p', 1));
  const shuttingDown = gateways.map((gateway) => gateway.close());
  for (const gateway of gateways) gateway.giveUp();
  expect(await errorOf(quiet)).toMatchObject({ id: 1, ...ended });
  expect(await begun.nextMessage()).toMatchObject({ id: 2, ...ended });
  expect(await begun.next()).toBeUndefined();
  expect(await (await alone)?.message()).toMatchObject({ id: 1, ...ended });
  expect(await (await streamed)?.nextMessage()).toMatchObject({ id: 1, ...ended });
  const inBatch = [await batch.nextMessage(), await batch.nextMessage(), await batch.nextMessage()];
  expect(inBatch.filter(({ error }) => error !== undefined).map(({ id }) => id)).toEqual(['a', 'b']);
  expect(await sse.nextMessage()).toMatchObject({ id: 9, ...ended });
  // Nothing is left to be waited for.
  await Promise.all(shuttingDown);
  expect(cut).toHaveLength(7);
});
