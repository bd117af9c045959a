import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { RunConfig } from '../../generated/types/run.ts';
import { progressOf, toolCall } from '../support/mcp/open-gateways.ts';
import { startProxyProcess, type ProxyProcess } from '../support/mcp/proxy-process.ts';
import { openSession, postModern, send } from '../support/mcp/raw-client.ts';
import {
  legacyScript,
  startScriptedServer,
  type Answering,
  type ScriptedServer,
} from '../support/mcp/scripted-server.ts';
import { hasRedis, startRedis, type RunningRedis } from '../support/redis.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

const first = temporaryFolder('svc-shutdown-');
const second = temporaryFolder('svc-shutdown-');

function proxyOf(server: ScriptedServer, more: Partial<RunConfig> = {}): Omit<RunConfig, 'schemaVersion'> {
  return { name: 'tracker', transport: 'streamable-http', targetPort: server.port, ...more };
}

async function started(folder: string, config: Omit<RunConfig, 'schemaVersion'>): Promise<ProxyProcess> {
  const proxy = await startProxyProcess(folder, config);
  closing.push(() => proxy.close());
  await proxy.ready();
  return proxy;
}

/** A server whose calls wait until the test answers them. */
async function waitingServer(): Promise<{ readonly server: ScriptedServer; readonly calls: Answering[] }> {
  const calls: Answering[] = [];
  const server = await startScriptedServer(legacyScript((_received, answer) => void calls.push(answer)));
  closing.push(() => server.close());
  return { server, calls };
}

describe('SIGTERM', () => {
  test('lets calls in flight finish, takes no new ones, ends streams, and exits with 0', async () => {
    const { server, calls } = await waitingServer();
    const proxy = await started(first, proxyOf(server));
    const client = await openSession(proxy.endpoint);
    const stream = await client.get();
    expect(stream.status).toBe(200);
    const call = client.post(toolCall('legacy'));
    const modern = postModern(proxy.endpoint, 'tools/call', { name: 'find' });
    await expect.poll(() => calls.length).toBe(2);

    const ended = proxy.close();
    // The stream of the session has nothing to wait for.
    while ((await stream.next()) !== undefined);
    await expect(fetch(proxy.endpoint, { method: 'POST', body: '{}' })).rejects.toThrow('fetch failed');
    for (const answer of calls) answer.result({ content: [{ type: 'text', text: 'done' }] });
    expect(await (await call).text()).toContain('"done"');
    expect(await (await modern).text()).toContain('"done"');
    expect(await ended).toBe(0);
  });

  test('waits for a call that is never answered as long as pods may take, says so to its client, and exits with 0', async () => {
    const { server, calls } = await waitingServer();
    const proxy = await started(first, proxyOf(server));
    const client = await openSession(proxy.endpoint);
    const waiting = [client.post(toolCall('legacy')), postModern(proxy.endpoint, 'tools/call', { name: 'find' })];
    await expect.poll(() => calls.length).toBe(2);
    const ended = proxy.close();
    for (const answer of waiting) {
      expect((await answer).status).toBe(503);
      expect(await (await answer).text()).toContain('the call has no answer yet; it may have been carried out');
    }
    expect(await ended).toBe(0);
    expect(proxy.log()).not.toContain('their connections are cut');
  }, 60_000);
});

const isThere = hasRedis();

describe.skipIf(!isThere)('a session in Redis', () => {
  let redis: RunningRedis;
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis.remove());

  test('goes on at the process that follows, and its broken streams are resumed there', async () => {
    const { server, calls } = await waitingServer();
    const config = proxyOf(server, {
      sessionStorage: { provider: 'redis', address: `127.0.0.1:${redis.port}`, db: 0, keyPrefix: 'shutdown:' },
    });
    const old = await started(first, config);
    const client = await openSession(old.endpoint);
    const answer = client.post(toolCall('x'));
    await expect.poll(() => calls.length).toBe(1);
    calls[0]?.stream();
    for (const value of [1, 2]) calls[0]?.event(progressOf('p', value));
    const broken = await answer;
    const seen = await broken.next();
    const next = await broken.next();
    expect(JSON.parse(next?.data ?? '')).toEqual(progressOf('p', 1));

    const ended = old.close();
    calls[0]?.event({ jsonrpc: '2.0', id: 'x', result: { done: true } });
    calls[0]?.end();
    expect(await ended).toBe(0);
    broken.drop();

    const fresh = await started(second, config);
    const own = { 'mcp-session-id': client.session, 'mcp-protocol-version': '2025-11-25' };
    const resumed = await send(fresh.endpoint, 'GET', {
      headers: { ...own, accept: 'text/event-stream', 'last-event-id': seen?.id ?? next?.id ?? '' },
    });
    expect(resumed.status).toBe(200);
    const messages = [];
    for (let event = await resumed.next(); event !== undefined; event = await resumed.next())
      if (event.data !== '') messages.push(JSON.parse(event.data));
    expect(messages.at(-1)).toEqual({ jsonrpc: '2.0', id: 'x', result: { done: true } });
    expect(messages).toContainEqual(progressOf('p', 2));

    const again = send(fresh.endpoint, 'POST', {
      headers: { ...own, 'content-type': 'application/json' },
      body: toolCall('y'),
    });
    await expect.poll(() => calls.length).toBe(2);
    calls[1]?.result({ content: [] });
    expect((await again).status).toBe(200);
  });
});
