import { afterEach, describe, expect, it, vi } from 'vitest';
import { ownMessage } from '../../../../runtime/mcp/backend/own-client.ts';
import { childChannel } from '../../../../runtime/mcp/backend/stdio/child-channel.ts';
import { restartDelay } from '../../../../runtime/mcp/backend/stdio/restart-delay.ts';
import { openStdioBackend } from '../../../../runtime/mcp/backend/stdio/stdio-backend.ts';
import type {
  ChannelListener,
  ChannelProblem,
  OpenChannel,
  StdioChannel,
} from '../../../../runtime/mcp/backend/stdio/stdio-channel.ts';
import { memoryLog } from '../../../support/memory-log.ts';
import { asked, call, endServers, open, program, session, started } from '../../../support/mcp/pipe-clients.ts';

afterEach(async () => {
  vi.useRealTimers();
  await endServers();
});

describe('a server on pipes that may fail', () => {
  it('fails what was under way when it ends, starts again, and is greeted and subscribed again', async () => {
    const { backend } = started();
    await backend.probe();
    const { conversation } = session(backend, 'one');
    await asked(conversation, { id: 1, method: 'resources/subscribe', params: { uri: 'file:///a' } }).answered;
    const pending = asked(conversation, call(2, 'never')).answered;
    const ended = await asked(conversation, call(3, 'exit')).answered;
    expect(ended.problem).toEqual({ kind: 'closed', message: 'it ended with code 3', mayHaveExecuted: true });
    expect((await pending).problem).toMatchObject({ kind: 'closed' });
    const away = await asked(conversation, call(4, 'echo', { text: 'x' })).answered;
    expect(away.problem).toMatchObject({ kind: 'unreachable', mayHaveExecuted: false });
    await expect
      .poll(async () => (await asked(conversation, call(5, 'updates', { uris: [] })).answered).messages, {
        timeout: 20_000,
      })
      .toMatchObject([{ result: { subscribed: ['file:///a'] } }]);
  });

  it('is asked again for the log messages that the most talkative of its sessions wishes', async () => {
    const { backend } = started();
    await backend.probe();
    const wishes = ['error', 'info', 'debug', 'warning'];
    const [first, , third] = wishes.map((level, index) => {
      const { conversation } = session(backend, `s${index}`);
      return { conversation, level: asked(conversation, { id: 1, method: 'logging/setLevel', params: { level } }) };
    });
    if (first === undefined || third === undefined) throw new Error('sessions were opened');
    await asked(first.conversation, { id: 2, method: 'logging/setLevel', params: { level: 'nonsense' } }).answered;
    const { conversation } = first;
    const levels = async (): Promise<unknown> =>
      (await asked(conversation, call(5, 'updates', { uris: [] })).answered).messages;
    expect(await levels()).toMatchObject([{ result: { levels: [...wishes, 'nonsense'] } }]);
    await third.conversation.close('session-ended');
    await asked(conversation, call(3, 'exit')).answered;
    await expect.poll(levels, { timeout: 20_000 }).toMatchObject([{ result: { levels: ['info'] } }]);
  });

  it('counts one failure where it ends while it is greeted, so that the wait doubles and no more', async () => {
    const after = vi.spyOn(restartDelay, 'after').mockReturnValue(0);
    let opened = 0;
    const dies: OpenChannel = async (listener) => {
      opened += 1;
      return {
        unsent: 0,
        write: () => queueMicrotask(() => listener.closed('it ended with code 3')),
        pause: () => undefined,
        resume: () => undefined,
        close: async () => undefined,
      };
    };
    const backend = openStdioBackend({ name: 'dies', log: memoryLog().log, open: dies });
    open.push(backend);
    expect(await backend.probe()).toMatchObject({ kind: 'unreachable', message: 'it ended with code 3' });
    await expect.poll(() => after.mock.calls.length).toBeGreaterThan(2);
    await backend.close(0);
    const failures = after.mock.calls.map(([count]) => count);
    after.mockRestore();
    expect(failures).toEqual(Array.from({ length: opened }, (_, index) => index + 1));
    expect(backend.problem).toBe('it ended with code 3');
  });

  it('is not started more often than it should be, however many clients come meanwhile', async () => {
    vi.useFakeTimers();
    let opened = 0;
    const missing: OpenChannel = async () => {
      opened += 1;
      return { problem: 'it ended with code 1' };
    };
    const backend = openStdioBackend({ name: 'missing', log: memoryLog().log, open: missing });
    open.push(backend);
    const found = { kind: 'unreachable', message: 'it ended with code 1', mayHaveExecuted: false };
    for (const _ of [1, 2]) expect(await Promise.all([backend.probe(), backend.probe()])).toEqual([found, found]);
    const { conversation } = session(backend, 'one');
    const initialize = ownMessage({ id: 1, method: 'initialize', params: {} });
    const begun = conversation.begin({ body: initialize.bytes, envelope: initialize, headers: [], idleMs: 0 });
    expect([await backend.probe(), await begun]).toEqual([found, found]);
    expect(opened).toBe(2);
    await vi.advanceTimersByTimeAsync(120_000);
    // Its own attempts go on: a quarter of a second later, and twice as long each time.
    expect(opened).toBeGreaterThan(8);
    const before = opened;
    for (let second = 0; second < 20; second += 1) {
      for (const _ of [1, 2, 3, 4]) await backend.probe();
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect(opened - before).toBeLessThan(23);
  });

  it('receives cancellations with the id that it knows', async () => {
    const { backend } = started();
    await backend.probe();
    const { conversation } = session(backend, 'one');
    const { answered } = asked(conversation, call('x', 'never'), 50);
    expect((await answered).problem).toEqual({
      kind: 'timeout',
      message: 'it did not answer in time',
      mayHaveExecuted: true,
    });
    const cancelled = asked(conversation, call('y', 'never'));
    const envelope = ownMessage({ method: 'notifications/cancelled', params: { requestId: 'y' } });
    conversation.notify({ body: envelope.bytes, envelope, headers: [], idleMs: 0 });
    const { messages } = await asked(conversation, call('z', 'echo', { text: 'still there' })).answered;
    expect(messages).toHaveLength(1);
    cancelled.cancel();
  });

  it('may write nonsense, answers to nobody, and 20 MB', async () => {
    const { backend } = started();
    await backend.probe();
    const { conversation } = session(backend, 'one');
    expect((await asked(conversation, call(1, 'garbage')).answered).messages).toHaveLength(1);
    const { messages } = await asked(conversation, call(2, 'long', { length: 20_000_000 })).answered;
    expect(JSON.stringify(messages).length).toBeGreaterThan(20_000_000);
  });

  it('is ended where a message is too long, and says so', async () => {
    const { backend } = started({ messageSize: 100_000 });
    await backend.probe();
    const { conversation } = session(backend, 'one');
    const { problem } = await asked(conversation, call(2, 'long', { length: 200_000 })).answered;
    expect(problem).toMatchObject({ kind: 'closed', message: 'it wrote a message of more than 100000 bytes' });
  });

  it('sees nothing of our environment', async () => {
    const { backend } = started({ environment: { ONLY: 'this' } });
    await backend.probe();
    const { conversation } = session(backend, 'one');
    const { messages } = await asked(conversation, call(1, 'environment')).answered;
    expect(messages).toMatchObject([{ result: { environment: { ONLY: 'this' } } }]);
    expect(JSON.stringify(messages)).not.toContain('PATH');
  });

  it('heard by two replicas answers each with its own, and is not refused by the one that asked nothing', async () => {
    // Both write to one server, and both hear all of it, as two attachments to one pod do.
    const listeners: ChannelListener[] = [];
    let shared: Promise<StdioChannel | ChannelProblem> | undefined;
    const openShared: OpenChannel = async (listener) => {
      listeners.push(listener);
      shared ??= childChannel({
        program: process.execPath,
        args: [program],
        environment: {},
        messageSize: 1_000_000,
        onErrorLine: () => undefined,
      })({
        line: (bytes) => listeners.forEach((each) => each.line(bytes)),
        closed: (reason) => listeners.forEach((each) => each.closed(reason)),
      });
      return shared;
    };
    const replicas = ['a', 'b'].map((name) =>
      openStdioBackend({ name, log: memoryLog().log, open: openShared, isShared: true }),
    );
    open.push(...replicas.slice(0, 1));
    await Promise.all(replicas.map((backend) => backend.probe()));
    const [one, other] = replicas.map((backend, index) => session(backend, `s${index}`));
    if (one === undefined || other === undefined) throw new Error('two replicas were opened');
    const answers = await Promise.all(
      Array.from(
        { length: 20 },
        (_, index) =>
          asked((index % 2 === 0 ? one : other).conversation, call(1, 'echo', { text: `${index}`, delay: index % 3 }))
            .answered,
      ),
    );
    expect(
      answers
        .map(({ messages }) => JSON.stringify(messages))
        .every((text, index) => text.includes(`"text":"${index}"`)),
    ).toBe(true);
    const { messages: said, answered } = asked(one.conversation, call(2, 'ask', { who: 'one' }));
    await expect.poll(() => said).toMatchObject([{ method: 'elicitation/create' }]);
    expect([...one.heard, ...other.heard]).toEqual([]);
    const answer = ownMessage({ id: 'ask-1', result: { action: 'accept' } });
    one.conversation.respond({ body: answer.bytes, envelope: answer, headers: [], idleMs: 0 });
    expect((await answered).messages.at(-1)).toMatchObject({
      result: { answered: { action: 'accept' }, refused: null },
    });
    // One of them is replaced: what the other one waits for, and asks next, stays its own.
    const waiting = asked(other.conversation, call(3, 'echo', { text: 'of the other', delay: 50 }));
    const leaving = asked(one.conversation, call(3, 'echo', { text: 'of the one', delay: 50 }));
    const third = openStdioBackend({ name: 'c', log: memoryLog().log, open: openShared, isShared: true });
    await third.probe();
    const fresh = session(third, 's2');
    const first = asked(
      fresh.conversation,
      call(3, 'echo', { text: 'of the new one', delay: 20 }, { progressToken: 3 }),
    );
    leaving.cancel();
    expect((await waiting.answered).messages).toMatchObject([
      { id: 3, result: { content: [{ text: 'of the other' }] } },
    ]);
    expect((await first.answered).messages).toMatchObject([
      { id: 3, result: { content: [{ text: 'of the new one' }] } },
    ]);
    expect(leaving.messages).toEqual([]);
    expect([...other.heard, ...fresh.heard]).toEqual([]);
  });

  it('that does not exist is a problem, not an exception', async () => {
    const { backend } = started({ program: '/no/such/program' });
    expect(await backend.probe()).toMatchObject({ kind: 'unreachable', mayHaveExecuted: false });
    expect(backend.problem).toContain('cannot be started');
    // What the system refuses before there is a process, too.
    const refused = started({ args: ['x'.repeat(4_000_000)] });
    expect(await refused.backend.probe()).toMatchObject({ kind: 'unreachable', mayHaveExecuted: false });
    expect(refused.backend.problem).toContain('it cannot be started');
  });

  it('of revision 2026-07-28 serves requests without a session, and subscriptions under the ids of clients', async () => {
    const { backend } = started({ isModern: true });
    expect(await backend.probe()).toMatchObject({ revision: '2026-07-28' });
    const conversation = backend.converse();
    const answers = await Promise.all(
      [1, 1, 'a'].map(async (id) => (await asked(conversation, call(id, 'echo', { text: 'hi' })).answered).messages),
    );
    expect(answers.map(([answer]) => answer)).toMatchObject([{ id: 1 }, { id: 1 }, { id: 'a' }]);
    const listened: unknown[] = [];
    const envelope = ownMessage({ id: 'mine', method: 'subscriptions/listen', params: { notifications: {} } });
    const listening = conversation.request(
      { body: envelope.bytes, envelope, headers: [], idleMs: 0 },
      {
        head: () => undefined,
        chunk: () => true,
        message: (bytes) => {
          listened.push(JSON.parse(bytes.toString('utf8')));
          return true;
        },
        end: () => undefined,
        fail: () => undefined,
      },
    );
    await expect.poll(() => listened).toHaveLength(2);
    expect(listened).toMatchObject(
      Array.from({ length: 2 }, () => ({ params: { _meta: { 'io.modelcontextprotocol/subscriptionId': 'mine' } } })),
    );
    listening.cancel();
  });
});
