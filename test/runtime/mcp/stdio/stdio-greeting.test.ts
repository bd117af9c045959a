import { afterEach, describe, expect, it } from 'vitest';
import { ownMessage } from '../../../../runtime/mcp/backend/own-client.ts';
import { openStdioBackend } from '../../../../runtime/mcp/backend/stdio/stdio-backend.ts';
import type { ChannelListener } from '../../../../runtime/mcp/backend/stdio/stdio-channel.ts';
import { memoryLog } from '../../../support/memory-log.ts';
import { asked, call, endServers, open, session } from '../../../support/mcp/pipe-clients.ts';

afterEach(endServers);

interface Written {
  readonly id?: string;
  readonly method?: string;
  readonly result?: unknown;
}

/** A server on pipes that sends nothing by itself: the messages since its last start, and a way to let it answer. */
function silentServer() {
  let listener: ChannelListener | undefined;
  let written: Written[] = [];
  const backend = openStdioBackend({
    name: 'silent',
    log: memoryLog().log,
    open: async (given) => {
      listener = given;
      written = [];
      return {
        unsent: 0,
        write: (message) => void written.push(JSON.parse(message.toString('utf8'))),
        pause: () => undefined,
        resume: () => undefined,
        close: async () => undefined,
      };
    },
  });
  open.push(backend);
  const say = (message: object): void => listener?.line(Buffer.from(JSON.stringify({ jsonrpc: '2.0', ...message })));
  /** Answers the newest request of a method. */
  const answer = async (method: string, member: object): Promise<void> => {
    await expect.poll(() => written.map((each) => each.method)).toContain(method);
    say({ id: written.findLast((each) => each.method === method)?.id, ...member });
  };
  return {
    backend,
    say,
    answer,
    end: () => listener?.closed('it ended'),
    sent: () => written.map(({ method, result }) => method ?? JSON.stringify(result)),
  };
}

const unknown = { error: { code: -32601, message: 'Method not found' } };
const greeting = { protocolVersion: '2025-11-25', capabilities: {}, serverInfo: { name: 'silent', version: '1' } };

describe('a server on pipes that is not greeted yet', () => {
  it('is asked for the modern era again where it reads the question late, and no longer takes a greeting', async () => {
    const { backend, answer, sent } = silentServer();
    const ready = backend.probe();
    // It starts slowly: the time for the first answer is over.
    await expect.poll(sent).toContain('initialize');
    await answer('initialize', { error: { code: -32600, message: 'this connection is of another era' } });
    await expect.poll(() => sent().filter((each) => each === 'server/discover')).toHaveLength(2);
    const capabilities = { tools: {} };
    await answer('server/discover', {
      result: { supportedVersions: ['2026-07-28'], capabilities, resultType: 'complete' },
    });
    expect(await ready).toMatchObject({ revision: '2026-07-28', eras: new Set(['modern']) });
  });

  it('gets nothing but the handshake and answers, at its first start and after it has ended', async () => {
    const { backend, say, answer, end, sent } = silentServer();
    const { conversation, heard } = session(backend, 'one');
    const tryAll = async (): Promise<void> => {
      const early = asked(conversation, call(1, 'early'));
      const changed = ownMessage({ method: 'notifications/roots/list_changed' });
      conversation.notify({ body: changed.bytes, envelope: changed, headers: [], idleMs: 0 });
      expect((await early.answered).problem).toMatchObject({ kind: 'unreachable', mayHaveExecuted: false });
      say({ id: 5, method: 'ping' });
    };
    for (const start of ['first', 'again']) {
      const ready = backend.probe();
      await expect.poll(sent, { message: start }).toEqual(['server/discover']);
      await tryAll();
      await answer('server/discover', unknown);
      await expect.poll(sent).toEqual(['server/discover', '{}', 'initialize']);
      await tryAll();
      expect(sent()).toEqual(['server/discover', '{}', 'initialize', '{}']);
      await answer('initialize', { result: greeting });
      expect(await ready).toMatchObject({ revision: '2025-11-25' });
      expect(sent().slice(4)).toEqual(['notifications/initialized']);
      const late = asked(conversation, call(2, 'late'));
      await answer('tools/call', { result: { content: [] } });
      expect((await late.answered).messages).toEqual([{ jsonrpc: '2.0', id: 2, result: { content: [] } }]);
      end();
      expect((await asked(conversation, call(3, 'away')).answered).problem).toMatchObject({ kind: 'unreachable' });
    }
    expect(heard).toEqual([]);
  });
});

describe('what a server on pipes says by itself', () => {
  it('reaches every client where it is about all, and only a single client where it may be about one', async () => {
    const { backend, say, answer } = silentServer();
    const ready = backend.probe();
    await answer('server/discover', unknown);
    await answer('initialize', { result: greeting });
    await ready;
    const methods = [
      'notifications/tools/list_changed',
      'notifications/prompts/list_changed',
      'notifications/resources/list_changed',
      'notifications/message',
      'notifications/elicitation/complete',
      'notifications/tasks/status',
      'notifications/progress',
      'notifications/of/its/own',
    ];
    const sayAll = (): void => methods.forEach((method) => say({ method, params: {} }));
    const one = session(backend, 'one');
    sayAll();
    expect(one.heard).toMatchObject(methods.map((method) => ({ method })));
    one.heard.splice(0);
    const other = session(backend, 'other');
    sayAll();
    for (const { heard } of [one, other]) {
      expect(heard).toMatchObject(methods.slice(0, 3).map((method) => ({ method })));
      expect(heard).toHaveLength(3);
    }
  });
});
