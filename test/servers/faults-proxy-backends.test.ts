import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { flooded, hostileTools } from '../support/mcp/hostile-tools.ts';
import { startProxyProcess, type ProxyProcess } from '../support/mcp/proxy-process.ts';
import { openSession, postModern, type LegacyClient, type RawAnswer } from '../support/mcp/raw-client.ts';
import {
  legacyScript,
  modernScript,
  startScriptedServer,
  type ScriptedServer,
} from '../support/mcp/scripted-server.ts';
import { processUse } from '../support/process-memory.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** Hosts and paths stay inside: a path may be as good as a password. */
const path = '/mcp/secret-of-the-path';

const failures: Readonly<Record<string, string>> = {
  'cut JSON': 'the connection was closed',
  'cut events': 'the connection was closed',
  'answer another': 'to another request',
  'answer another in an event': 'to another request',
  'two messages': 'not a JSON-RPC message',
  'a notification': 'not a response',
  'invalid UTF-8': 'not a JSON-RPC message',
  'invalid UTF-8 in an event': 'not a JSON-RPC message',
  HTML: 'the type text/html',
  'HTML as JSON': 'not a JSON-RPC message',
  'HTML as an error': 'HTTP 502',
  'not HTTP': 'does not speak HTTP',
};

describe.each(['legacy', 'modern'] as const)('a %s server that does to its calls what nobody expects', (era) => {
  let server: ScriptedServer;
  let proxy: ProxyProcess;
  let session: LegacyClient;
  /** Connections of calls of each tool that are open at the server. */
  const open = new Map<string, number>();
  let ids = 10;

  beforeAll(async () => {
    const script = era === 'legacy' ? legacyScript : modernScript;
    server = await startScriptedServer(
      script((received, answer) => {
        const name = String(received.message.params?.['name']);
        open.set(name, (open.get(name) ?? 0) + 1);
        answer.response.once('close', () => open.set(name, (open.get(name) ?? 0) - 1));
        return hostileTools[name]?.(received, answer);
      }),
    );
    proxy = await startProxyProcess(temporaryFolder('svc-faults-'), {
      name: 'faults',
      transport: 'streamable-http',
      host: '127.0.0.1',
      remoteUrl: `http://127.0.0.1:${server.port}${path}`,
    });
    await proxy.ready();
    if (era === 'legacy') session = await openSession(proxy.endpoint);
  });
  afterAll(async () => {
    const begin = performance.now();
    expect(await proxy?.close()).toBe(0);
    // Nothing of what went wrong is left to wait for.
    expect(performance.now() - begin).toBeLessThan(10_000);
    expect(proxy.log()).not.toContain('"err"');
    await server?.close();
  });

  async function call(name: string): Promise<RawAnswer> {
    ids += 1;
    if (era === 'modern') return postModern(proxy.endpoint, 'tools/call', { name }, { id: ids });
    return session.post({ jsonrpc: '2.0', id: ids, method: 'tools/call', params: { name } });
  }

  /** A call for a client that reads bytes. */
  function request(name: string): { method: string; headers: Record<string, string>; body: string } {
    ids += 1;
    const params = era === 'modern' ? { name, _meta: modernMeta } : { name };
    const headers = era === 'modern' ? { ...modernHead, 'mcp-name': name } : { 'mcp-session-id': session.session };
    return {
      method: 'POST',
      headers: { accept: '*/*', 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ jsonrpc: '2.0', id: ids, method: 'tools/call', params }),
    };
  }

  /** Others are served as if nothing were wrong. */
  async function expectServed(): Promise<void> {
    const begin = performance.now();
    expect(await (await call('fine')).message()).toMatchObject({ id: ids, result: { text: 'fine' } });
    expect(performance.now() - begin).toBeLessThan(5000);
  }

  /** Reads an answer to its end without keeping it. `most`: megabytes that the proxy took for it. */
  async function drain(name: string): Promise<{ readonly bytes: number; readonly end: string; readonly most: number }> {
    const before = processUse(proxy.pid).megabytes;
    let most = 0;
    const watch = setInterval(() => (most = Math.max(most, processUse(proxy.pid).megabytes - before)), 20);
    const answer = await fetch(proxy.endpoint, request(name));
    let bytes = 0;
    let last = Buffer.alloc(0);
    for await (const chunk of answer.body ?? []) {
      bytes += chunk.length;
      last = Buffer.concat([last, Buffer.from(chunk)]).subarray(-300);
    }
    clearInterval(watch);
    return { bytes, end: last.toString(), most };
  }

  test.each(Object.entries(failures))('%s: the call fails under its own id', async (name, words) => {
    const text = await (await call(name)).text();
    expect(text).toContain(`"id":${ids},"error"`);
    expect(text).toContain(words);
    expect(text).not.toMatch(/secret|127\.0\.0\.1|fine|nobody/);
    await expectServed();
  });

  test.each(['answer twice', 'answer another first'])(
    '%s: the client gets the one response to its request',
    async (name) => {
      const answer = await call(name);
      expect(await answer.nextMessage()).toMatchObject({ id: ids, result: { text: 'first' } });
      expect(await answer.text()).not.toContain('second');
      await expectServed();
    },
  );

  test('hang, with a head or without: others are served, and a client that goes frees its connection', async () => {
    const names = ['hang', 'hang after the head'];
    const controller = new AbortController();
    const waiting = Array.from({ length: 40 }, async (_, index) => {
      const asked = request(names[index % 2] ?? '');
      const { id } = JSON.parse(asked.body);
      await fetch(proxy.endpoint, { ...asked, signal: controller.signal }).catch(() => undefined);
      return { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: id } };
    });
    await vi.waitFor(() => expect(names.map((name) => open.get(name))).toEqual([20, 20]));
    await expectServed();
    controller.abort();
    // A legacy client that goes has not cancelled anything: it says so.
    for (const cancel of await Promise.all(waiting)) if (era === 'legacy') await session.post(cancel);
    await vi.waitFor(() => expect(names.map((name) => open.get(name))).toEqual([0, 0]), 15_000);
  });

  test.each(['long JSON', 'many events'])('%s: hundreds of megabytes pass without being kept', async (name) => {
    const { bytes, most } = await drain(name);
    expect(bytes).toBeGreaterThan(flooded * 1_000_000);
    expect(most).toBeLessThan(flooded / 2);
  });

  test('a long event: is refused above 32 MiB', async () => {
    const { bytes, end, most } = await drain('a long event');
    expect(bytes).toBeLessThan(1000);
    expect(end).toContain('longer than 33554432 bytes');
    expect(most).toBeLessThan(flooded / 2);
    await vi.waitFor(() => expect(open.get('a long event')).toBe(0));
  });

  test.each(['JSON without end', 'events without end'])(
    '%s: is read no further once its client has gone',
    async (name) => {
      const answer = await call(name);
      await vi.waitFor(() => expect(open.get(name)).toBe(1));
      answer.drop();
      await vi.waitFor(() => expect(open.get(name)).toBe(0), 15_000);
      await expectServed();
    },
  );

  test('slow readers: what waits for them is bounded, and others are served', async () => {
    const before = processUse(proxy.pid).megabytes;
    const answers = await Promise.all(Array.from({ length: 20 }, () => call('JSON without end')));
    await expectServed();
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(processUse(proxy.pid).megabytes - before).toBeLessThan(flooded / 2);
    for (const answer of answers) answer.drop();
    await vi.waitFor(() => expect(open.get('JSON without end')).toBe(0), 15_000);
  });
});

const modernMeta = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'raw', version: '0' },
  'io.modelcontextprotocol/clientCapabilities': {},
};
const modernHead = { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/call' };
