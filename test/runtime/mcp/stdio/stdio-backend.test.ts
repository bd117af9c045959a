import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { asked, call, endServers, session, started } from '../../../support/mcp/pipe-clients.ts';
import { ownMessage } from '../../../../runtime/mcp/backend/own-client.ts';
import type { SessionConversation } from '../../../../runtime/mcp/backend/backend.ts';

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
    const { answered } = asked(one.conversation, call(1, 'ask', { who: 'one' }));
    await expect.poll(() => one.heard).toHaveLength(1);
    expect(other.heard).toEqual([]);
    const forged = ownMessage({ id: 'ask-1', result: { action: 'accept', content: { by: 'other' } } });
    other.conversation.respond({ body: forged.bytes, envelope: forged, headers: [], idleMs: 0 });
    const answer = ownMessage({ id: 'ask-1', result: { action: 'accept', content: { by: 'one' } } });
    one.conversation.respond({ body: answer.bytes, envelope: answer, headers: [], idleMs: 0 });
    expect((await answered).messages).toMatchObject([{ id: 1, result: { answered: { content: { by: 'one' } } } }]);
    const both = [one, other].map(({ conversation }) => asked(conversation, call(2, 'ask', {})).answered);
    const refused = (await Promise.all(both)).flatMap(({ messages }) => messages);
    expect(refused.some((message) => JSON.stringify(message).includes('several clients are connected'))).toBe(true);
  });

  it('is not asked what the client said it cannot do', async () => {
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
