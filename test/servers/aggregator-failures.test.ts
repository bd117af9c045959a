import { afterEach, describe, expect, test, vi } from 'vitest';
import type { AggregatorConfig } from '../../generated/types/aggregator.ts';
import type { FailureHandlingConfig } from '../../generated/types/failure-handling-config.ts';
import { openSession, postModern, send } from '../support/mcp/raw-client.ts';
import { startTestAggregator, type TestAggregator } from '../support/mcp/running-aggregator.ts';
import {
  legacyScript,
  modernScript,
  startScriptedServer,
  type Answering,
  type Received,
  type ScriptedServer,
} from '../support/mcp/scripted-server.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

type Call = (received: Received, answer: Answering) => void;

const answerAll: Call = ({ message }, answer) =>
  answer.result({ resultType: 'complete', content: [{ type: 'text', text: String(message.params?.['name']) }] });

/** A modern server with these tools, which answers calls as `call` does. */
async function serverWith(tools: readonly string[], call: Call = answerAll, port = 0): Promise<ScriptedServer> {
  const server = await startScriptedServer(
    modernScript((received, answer) => {
      if (received.message.method === 'tools/list')
        answer.result({
          resultType: 'complete',
          tools: tools.map((name) => ({ name, inputSchema: { type: 'object' } })),
        });
      else call(received, answer);
    }),
    port,
  );
  closing.push(() => server.close());
  return server;
}

interface Settings extends FailureHandlingConfig {
  readonly timeouts?: NonNullable<AggregatorConfig['operational']>['timeouts'];
}

async function over(servers: Record<string, { address: string }>, settings: Settings = {}): Promise<TestAggregator> {
  const { timeouts, ...failureHandling } = settings;
  const aggregator = await startTestAggregator({
    outgoingAuth: { source: 'inline' },
    backends: Object.entries(servers).map(([name, { address }]) => ({
      name,
      url: `${address}/mcp`,
      transport: 'streamable-http' as const,
    })),
    operational: { failureHandling, ...(timeouts === undefined ? {} : { timeouts }) },
  });
  closing.push(() => aggregator.close());
  await aggregator.ready();
  return aggregator;
}

async function toolsOf({ endpoint }: TestAggregator): Promise<unknown> {
  const { result, error } = await (await postModern(endpoint, 'tools/list')).message();
  if (error !== undefined) return error;
  if (typeof result !== 'object' || result === null || !('tools' in result) || !Array.isArray(result.tools))
    return result;
  return result.tools.map((tool: { readonly name: string }) => tool.name);
}

/** An address that nobody listens on. */
async function nobody(): Promise<{ readonly address: string; readonly port: number }> {
  const server = await serverWith([]);
  await server.close();
  return server;
}

const quick = { healthCheckInterval: '2s', healthCheckTimeout: '1900ms', unhealthyThreshold: 1 };

describe('a server that is away', () => {
  test('fails lists, and calls of no other server, where the settings ask for all', async () => {
    const aggregator = await over({ here: await serverWith(['a']), away: await nobody() });
    expect(await toolsOf(aggregator)).toMatchObject({ code: -32603, message: expect.stringContaining('1 of the 2') });
    const answer = await (await postModern(aggregator.endpoint, 'tools/call', { name: 'here_a' })).message();
    expect(answer).toMatchObject({ result: { content: [{ text: 'a' }] } });
    const session = await openSession(aggregator.endpoint);
    const listed = await (await session.post({ jsonrpc: '2.0', id: 1, method: 'tools/list' })).message();
    expect(listed).toMatchObject({ error: { code: -32603 } });
  });

  test('is left out where the settings say so, and is back as soon as it answers', async () => {
    const place = await nobody();
    const settings = { ...quick, healthCheckInterval: '60s', partialFailureMode: 'best_effort' } as const;
    const aggregator = await over({ here: await serverWith(['a']), away: place }, settings);
    expect(await toolsOf(aggregator)).toEqual(['here_a']);
    expect((await aggregator.status()).backends).toMatchObject([
      { name: 'here', health: 'healthy', eras: ['modern'] },
      { name: 'away', health: 'unhealthy', eras: null, problem: expect.any(String) },
    ]);
    await serverWith(['b'], answerAll, place.port);
    await vi.waitFor(async () => expect(await toolsOf(aggregator)).toEqual(['away_b', 'here_a']), { timeout: 8000 });
  });

  test('leaves the lists after so many failed checks, and clients hear of it', async () => {
    const gone = await serverWith(['b']);
    const aggregator = await over(
      { here: await serverWith(['a']), gone },
      { ...quick, partialFailureMode: 'best_effort' },
    );
    expect(await toolsOf(aggregator)).toEqual(['gone_b', 'here_a']);
    const session = await openSession(aggregator.endpoint);
    const stream = await session.get();
    const modern = await postModern(aggregator.endpoint, 'subscriptions/listen', {
      notifications: { toolsListChanged: true },
    });
    expect(await modern.nextMessage()).toMatchObject({ method: 'notifications/subscriptions/acknowledged' });
    await gone.close();
    const changed = { method: 'notifications/tools/list_changed' };
    expect(await stream.nextMessage()).toMatchObject(changed);
    expect(await modern.nextMessage()).toMatchObject(changed);
    expect(await toolsOf(aggregator)).toEqual(['here_a']);
    const call = await postModern(aggregator.endpoint, 'tools/call', { name: 'gone_b' });
    expect(await call.message()).toMatchObject({ error: { code: -32603 } });
    stream.drop();
    modern.drop();
  });
});

describe('a server whose first answer is lost', () => {
  /** A server that closes the connection of its first request, and works from then on. */
  async function brokenOnce(tool: string): Promise<ScriptedServer> {
    let requests = 0;
    const script = modernScript(({ message }, answer) => {
      const tools = [{ name: tool, inputSchema: { type: 'object' } }];
      answer.result({ resultType: 'complete', ...(message.method === 'tools/list' ? { tools } : { content: [] }) });
    });
    const server = await startScriptedServer((received, answer) => {
      requests += 1;
      if (requests === 1) answer.response.destroy();
      else return script(received, answer);
    });
    closing.push(() => server.close());
    return server;
  }

  test('is waited for: one failed check makes nothing unavailable', async () => {
    const aggregator = await over({ one: await brokenOnce('a'), other: await brokenOnce('b') });
    expect(await toolsOf(aggregator)).toEqual(['one_a', 'other_b']);
  });
});

describe('a slow server', () => {
  const hang: Call = () => undefined;

  test('fails calls in the time of its own, and delays nobody else', async () => {
    const settings = { timeouts: { default: '20s', perWorkload: { slow: '300ms' } } };
    const aggregator = await over({ slow: await serverWith(['x'], hang), fast: await serverWith(['y']) }, settings);
    const slow = postModern(aggregator.endpoint, 'tools/call', { name: 'slow_x' });
    expect(await (await postModern(aggregator.endpoint, 'tools/call', { name: 'fast_y' })).message()).toMatchObject({
      result: {},
    });
    expect(await toolsOf(aggregator)).toEqual(['fast_y', 'slow_x']);
    const answer = await slow;
    expect(answer.status).toBe(504);
    expect(await answer.message()).toMatchObject({ error: { message: expect.stringContaining('in time') } });
  });

  test('that never answers its first check keeps neither lists nor readiness waiting for long', async () => {
    const dead = await startScriptedServer(() => undefined);
    closing.push(() => dead.close());
    const aggregator = await over(
      { dead, fast: await serverWith(['y']) },
      { ...quick, partialFailureMode: 'best_effort' },
    );
    expect(await toolsOf(aggregator)).toEqual(['fast_y']);
  });
});

describe('a server that asks its client something', () => {
  test('is waited for as long as the client takes', async () => {
    const asking = legacyScript(({ message }, answer) => {
      if (message.method === 'tools/list') answer.result({ tools: [{ name: 'ask', inputSchema: { type: 'object' } }] });
      else {
        answer.stream();
        answer.event({ jsonrpc: '2.0', id: 'q', method: 'elicitation/create', params: { message: 'Sure?' } });
        pending = answer;
        id = message.id;
      }
    });
    let pending: Answering | undefined;
    let id: unknown;
    const server = await startScriptedServer((received, answer) => {
      if (received.message.result !== undefined && received.message.id === 'q')
        pending?.event({ jsonrpc: '2.0', id, result: { content: [], answered: received.message.result } });
      return asking(received, answer);
    });
    closing.push(() => server.close());
    const aggregator = await over({ asking: server }, { timeouts: { default: '300ms' } });
    const session = await openSession(aggregator.endpoint);
    const call = await session.post({ jsonrpc: '2.0', id: 5, method: 'tools/call', params: { name: 'asking_ask' } });
    const question = await call.nextMessage();
    expect(question).toMatchObject({ method: 'elicitation/create', id: 'asking/"q"' });
    await new Promise((resolve) => setTimeout(resolve, 600));
    await session.post({ jsonrpc: '2.0', id: question.id, result: { action: 'accept' } });
    expect(await call.nextMessage()).toMatchObject({ id: 5, result: { answered: { action: 'accept' } } });
  });
});

describe('a circuit breaker', () => {
  test('is opened by calls, keeps further ones away, and lets one through when its time is over', async () => {
    let isBroken = true;
    const server = await serverWith(['x'], (received, answer) => {
      if (isBroken) answer.response.destroy();
      else answerAll(received, answer);
    });
    const aggregator = await over(
      { broken: server },
      {
        healthCheckInterval: '60s',
        unhealthyThreshold: 3,
        circuitBreaker: { enabled: true, failureThreshold: 2, timeout: '1s' },
      },
    );
    const call = async (): Promise<unknown> =>
      (await (await postModern(aggregator.endpoint, 'tools/call', { name: 'broken_x' })).message()).error?.message;
    await call();
    await call();
    // Its lists are fine: a check that succeeds does not close the circuit of calls.
    await vi.waitFor(() => expect(server.of('tools/list').length).toBeGreaterThan(1));
    expect((await aggregator.status()).backends).toMatchObject([{ circuit: 'open', health: 'healthy' }]);
    expect(await call()).toContain('is not called for a while');
    expect(server.of('tools/call')).toHaveLength(2);
    isBroken = false;
    await vi.waitFor(async () => expect(await call()).toBeUndefined(), { timeout: 5000 });
    expect((await aggregator.status()).backends).toMatchObject([{ circuit: 'closed' }]);
    expect(server.of('tools/call')).toHaveLength(3);
  });

  test('is closed at once where the server was away and is back', async () => {
    const place = await serverWith(['x']);
    const circuitBreaker = { enabled: true, failureThreshold: 1, timeout: '60s' };
    const aggregator = await over({ broken: place }, { ...quick, circuitBreaker });
    await place.close();
    await vi.waitFor(async () => expect((await aggregator.status()).backends).toMatchObject([{ circuit: 'open' }]), {
      timeout: 8000,
    });
    await serverWith(['x'], answerAll, place.port);
    await vi.waitFor(
      async () =>
        expect(
          await (await postModern(aggregator.endpoint, 'tools/call', { name: 'broken_x' })).message(),
        ).toMatchObject({
          result: {},
        }),
      { timeout: 8000 },
    );
  });
});

test('health says that the process runs, whatever its servers do', async () => {
  const aggregator = await over({ away: await nobody() });
  expect((await send(new URL('/health', aggregator.address), 'GET')).status).toBe(200);
});
