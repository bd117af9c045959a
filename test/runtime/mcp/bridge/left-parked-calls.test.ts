import { expect, test } from 'vitest';
import type {
  Backend,
  Conversation,
  OutboundCall,
  Receiver,
  SessionOwner,
} from '../../../../runtime/mcp/backend/backend.ts';
import { ownMessage, ownModernRequest } from '../../../../runtime/mcp/backend/own-client.ts';
import { ConversationsOverLegacy } from '../../../../runtime/mcp/bridge/conversation-over-legacy.ts';
import { ParkedCalls } from '../../../../runtime/mcp/bridge/parked-calls.ts';
import { idText } from '../../../../runtime/mcp/envelope/envelope.ts';
import { gatewayBounds } from '../../../../runtime/mcp/gateway/bounds.ts';

const meta = { 'io.modelcontextprotocol/clientCapabilities': { roots: {} } };

/** A server whose one call the test answers by hand. */
function byHand() {
  const calls: { readonly call: OutboundCall; readonly receiver: Receiver }[] = [];
  const said: unknown[] = [];
  const note = ({ body }: OutboundCall): void => void said.push(JSON.parse(body.toString('utf8')));
  const backend: Backend = {
    name: 'by-hand',
    facts: undefined,
    problem: undefined,
    probe: () => Promise.reject(new Error('nobody asks')),
    converse: () => {
      throw new Error('it needs sessions');
    },
    open: (_owner: SessionOwner) => ({
      begin: async () => ({ kind: 'result', result: Buffer.from('{}'), revision: '2025-11-25' }),
      request(call, receiver) {
        calls.push({ call, receiver });
        return { cancel: () => undefined };
      },
      notify: note,
      respond(call) {
        note(call);
        return true;
      },
      listen: () => undefined,
      close: async () => undefined,
    }),
    close: async () => undefined,
  };
  return { backend, calls, said };
}

function sent(conversation: Conversation, params: object) {
  const envelope = ownModernRequest('mine', 'tools/call', { name: 'a', ...params }, meta);
  const over = Promise.withResolvers<{ readonly result?: { readonly requestState?: string } }>();
  const request = conversation.request(
    { body: envelope.bytes, envelope, headers: [], idleMs: 0 },
    {
      head: () => undefined,
      chunk(bytes) {
        over.resolve(JSON.parse(bytes.toString('utf8')));
        return true;
      },
      message: () => true,
      end: () => undefined,
      fail: ({ message }) => over.reject(new Error(message)),
    },
  );
  return { request, answer: over.promise };
}

test('a call that waits for its client is not given up with the request that it was asked by', async () => {
  const { backend, calls, said } = byHand();
  const conversations = new ConversationsOverLegacy(backend, gatewayBounds);
  const conversation = conversations.of('ada');
  const first = sent(conversation, {});
  await expect.poll(() => calls.length).toBe(1);
  const { call, receiver } = calls[0] ?? expect.fail('no call');
  receiver.head({ kind: 'events', status: 200, length: undefined, resume: () => undefined });
  receiver.message(ownMessage({ id: 'q', method: 'roots/list' }).bytes);
  const requestState = (await first.answer).result?.requestState;
  // Its connection breaks after the whole answer.
  first.request.cancel();
  const second = sent(conversation, { requestState, inputResponses: { q1: { roots: [] } } });
  await expect
    .poll(() => said)
    .toMatchObject([{ method: 'notifications/initialized' }, { id: 'q', result: { roots: [] } }]);
  // So may one of the client that comes later than its next request.
  first.request.cancel();
  receiver.message(ownMessage({ id: Number(idText(call.envelope)), result: { content: [] } }).bytes);
  receiver.end();
  expect(await second.answer).toMatchObject({ id: 'mine', result: { content: [] } });
  expect(said).toHaveLength(2);
  await conversations.close();
});

test('calls that wait hold no more bytes than there is room for', () => {
  const given: string[] = [];
  const parked = new ParkedCalls<{ giveUp(reason: string): void }>(300_000);
  const call = { giveUp: (reason: string) => void given.push(reason) };
  const places = Array.from({ length: 20 }, () => parked.park(call, '', 8_388_608));
  expect(places.filter((place) => place !== undefined)).toHaveLength(16);
  expect(parked.take(places[0]?.handle ?? '')).toBe(call);
  expect(parked.park(call, '', 8_388_608)).toBeDefined();
  expect(parked.park(call, '', 1)).toBeUndefined();
  parked.close();
  expect(given).toHaveLength(16);
});
