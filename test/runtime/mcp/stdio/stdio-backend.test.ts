import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { asked, call, endServers, session, started } from '../../../support/mcp/pipe-clients.ts';
import { ownMessage } from '../../../../runtime/mcp/backend/own-client.ts';
import type { SessionConversation } from '../../../../runtime/mcp/backend/backend.ts';
import { ConversationsOverLegacy } from '../../../../runtime/mcp/bridge/conversation-over-legacy.ts';
import { gatewayBounds } from '../../../../runtime/mcp/gateway/bounds.ts';

afterEach(endServers);

describe('a server on pipes', () => {
  it('answers sessions that use the same ids, each with its own', async () => {
    const { backend, errorLines } = started();
    await backend.probe();
    const sessions = ['a', 'b', 'c'].map((id) => session(backend, id).conversation);
    const sessionOf = (who: number): SessionConversation => {
      const found = sessions[who];
      if (found === undefined) throw new Error('no such session');
      return found;
    };
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(2), fc.constantFrom(1, 2, '1', '2'), fc.nat(3)), { maxLength: 30 }),
        async (calls) => {
          const answers = await Promise.all(
            calls.map(async ([who, id, delay], index) => {
              const { answered } = asked(sessionOf(who), call(id, 'echo', { text: `${index}`, delay }));
              return (await answered).messages;
            }),
          );
          expect(answers).toEqual(
            calls.map(([, id], index) => [
              { jsonrpc: '2.0', id, result: { content: [{ type: 'text', text: `${index}` }] } },
            ]),
          );
        },
      ),
      { numRuns: 30 },
    );
    expect(errorLines).toEqual(['ready']);
  });

  it('brings progress to whom it belongs, with the token of the client', async () => {
    const { backend } = started();
    await backend.probe();
    const answers = await Promise.all(
      ['a', 'b'].map(async (who) => {
        const { conversation } = session(backend, who);
        return (await asked(conversation, call(7, 'progress', { who }, { progressToken: 'same' })).answered).messages;
      }),
    );
    expect(answers).toEqual(
      ['a', 'b'].map((who) => [
        { jsonrpc: '2.0', method: 'notifications/progress', params: { progressToken: 'same', progress: 1, who } },
        { jsonrpc: '2.0', id: 7, result: { content: [], who } },
      ]),
    );
  });

  it('asks the one client that can be meant, takes the answer of nobody else, and is refused where it could be several', async () => {
    const { backend } = started();
    await backend.probe();
    const one = session(backend, 'one');
    const other = session(backend, 'other');
    const { messages: said, answered } = asked(one.conversation, call(1, 'ask', { who: 'one' }));
    // On the stream of its call, which every client has.
    await expect.poll(() => said).toMatchObject([{ id: 'ask-1', method: 'elicitation/create' }]);
    expect([...one.heard, ...other.heard]).toEqual([]);
    const forged = ownMessage({ id: 'ask-1', result: { action: 'accept', content: { by: 'other' } } });
    other.conversation.respond({ body: forged.bytes, envelope: forged, headers: [], idleMs: 0 });
    const answer = ownMessage({ id: 'ask-1', result: { action: 'accept', content: { by: 'one' } } });
    one.conversation.respond({ body: answer.bytes, envelope: answer, headers: [], idleMs: 0 });
    expect((await answered).messages.at(-1)).toMatchObject({ id: 1, result: { answered: { content: { by: 'one' } } } });
    const both = [one, other].map(({ conversation }) => asked(conversation, call(2, 'ask', {})).answered);
    const refused = (await Promise.all(both)).flatMap(({ messages }) => messages);
    expect(refused.some((message) => JSON.stringify(message).includes('several clients are connected'))).toBe(true);
  });

  it('asks clients of 2026-07-28 of which several callers have the same session of their own', async () => {
    const { backend } = started();
    await backend.probe();
    const conversations = new ConversationsOverLegacy(backend, gatewayBounds);
    const [ada, bob] = ['ada', 'bob'].map((who) => conversations.of(who));
    if (ada === undefined || bob === undefined) throw new Error('two callers were made');
    const meta = { 'io.modelcontextprotocol/clientCapabilities': { elicitation: {} } };
    const required = async (conversation: typeof ada, who: string): Promise<string> => {
      const { messages } = await asked(conversation, call(1, 'ask', { who }, meta)).answered;
      return JSON.stringify(messages);
    };
    expect(await required(ada, 'ada')).toContain('"message":"ada"');
    // The call of the first one waits. Nobody knows whom another question is for, and nobody else is asked.
    const refused = await required(bob, 'bob');
    expect(refused).toContain('several clients are connected');
    await conversations.close();
    const next = new ConversationsOverLegacy(backend, gatewayBounds);
    await asked(next.of('ada'), call(1, 'echo', { text: 'hi' }, meta)).answered;
    expect(await required(next.of('bob'), 'bob')).toContain('"message":"bob"');
    await next.close();
  });

  it('keeps a subscription that is asked for while another session gives it up', async () => {
    const { backend } = started();
    await backend.probe();
    const [one, other] = [session(backend, 'one'), session(backend, 'other')];
    const send = (to: typeof one, method: string) =>
      asked(to.conversation, { id: 5, method, params: { uri: 'file:///a' } }).answered;
    await send(other, 'resources/subscribe');
    await Promise.all([send(one, 'resources/subscribe'), send(other, 'resources/unsubscribe')]);
    const { messages } = await asked(one.conversation, call(6, 'updates', { uris: ['file:///a'] })).answered;
    expect(messages).toMatchObject([{ result: { subscribed: ['file:///a'] } }]);
    await expect.poll(() => one.heard).toHaveLength(1);
    expect(other.heard).toEqual([]);
  });

  it('asks a client that never answers, too: the oldest of very many questions gives way', async () => {
    const { backend } = started();
    await backend.probe();
    const { conversation, heard } = session(backend, 'one');
    const { messages, cancel } = asked(conversation, call(1, 'ask much', { count: 1002 }));
    await expect.poll(() => messages.length).toBe(1002);
    await expect
      .poll(() => heard)
      .toMatchObject([{ params: { refused: 'much-0', error: { code: -32603 } } }, { params: { refused: 'much-1' } }]);
    cancel();
  });

  it('does not pass on requests that the client does not support', async () => {
    const { backend } = started();
    await backend.probe();
    const { conversation } = session(backend, 'one', {});
    const { messages } = await asked(conversation, call(1, 'ask', {})).answered;
    expect(messages).toMatchObject([{ result: { refused: { code: -32601 } } }]);
  });

  it('tells only subscribers of updates, and keeps a subscription while one of two wants it', async () => {
    const { backend } = started();
    await backend.probe();
    const one = session(backend, 'one');
    const other = session(backend, 'other');
    const subscribe = (to: typeof one, method: string) =>
      asked(to.conversation, { id: 5, method, params: { uri: 'file:///a' } }).answered;
    await subscribe(one, 'resources/subscribe');
    await subscribe(other, 'resources/subscribe');
    await subscribe(other, 'resources/unsubscribe');
    const { messages } = await asked(one.conversation, call(6, 'updates', { uris: ['file:///a', 'file:///b'] }))
      .answered;
    expect(messages).toMatchObject([{ result: { subscribed: ['file:///a'] } }]);
    await expect
      .poll(() => one.heard)
      .toEqual([{ jsonrpc: '2.0', method: 'notifications/resources/updated', params: { uri: 'file:///a' } }]);
    expect(other.heard).toEqual([]);
  });
});
