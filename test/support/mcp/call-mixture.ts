import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Pool } from 'undici';
import { startProxyProcess } from './proxy-process.ts';
import { startQuickServer } from './quick-server.ts';

/** What a long run of calls has shown. */
export interface CallMixture {
  /** Answers that were not what they should be. */
  readonly wrong: number;
  /** Bytes in use after a collection: at the beginning, in the middle and at the end. */
  readonly heap: readonly number[];
}

const meta = JSON.stringify({
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientCapabilities': {},
});
const accepted = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };

/**
 * Makes so many calls to a proxy in a process of its own: of both eras, answered with JSON and with streams, in sessions that begin and
 * end, and some that are given up. What the proxy has in use is measured after a tenth of them, and then twice.
 */
export async function runCallMixture(folder: string, calls: number): Promise<CallMixture> {
  const server = await startQuickServer();
  const heapFile = join(folder, 'heap.txt');
  const proxy = await startProxyProcess(
    folder,
    { transport: 'streamable-http', host: '127.0.0.1', targetHost: '127.0.0.1', targetPort: server.port },
    {
      environment: { SVC_TEST_HEAP: heapFile },
      keepsLog: false,
      node: ['--expose-gc', '--import', join(import.meta.dirname, '../record-heap.mjs')],
    },
  );
  await proxy.ready();
  const pool = new Pool(proxy.address, { connections: 32, pipelining: 1 });
  let count = 0;
  let wrong = 0;

  async function post(headers: Record<string, string>, body: string, signal?: AbortSignal) {
    const answer = await pool.request({
      method: 'POST',
      path: '/mcp',
      headers: { ...accepted, ...headers },
      body,
      ...(signal === undefined ? {} : { signal }),
    });
    return { status: answer.statusCode, headers: answer.headers, text: await answer.body.text() };
  }
  const message = (id: number, name: string, more = ''): string =>
    `{"jsonrpc":"2.0","id":${id},"method":"tools/call","params":{"name":"${name}","arguments":{"n":${id}}${more}}}`;
  const modernHead = (name: string): Record<string, string> => ({
    'mcp-protocol-version': '2026-07-28',
    'mcp-method': 'tools/call',
    'mcp-name': name,
  });
  const expectAnswer = (text: string, id: number): void => {
    if (!text.includes(`"id":${id},"result":{"content"`)) wrong += 1;
  };

  async function modernCall(id: number, name: string): Promise<void> {
    const { text } = await post(modernHead(name), message(id, name, `,"_meta":${meta}`));
    expectAnswer(text, id);
  }
  async function givenUp(id: number): Promise<void> {
    const over = AbortSignal.timeout(20);
    await post(modernHead('hang'), message(id, 'hang', `,"_meta":${meta}`), over).then(
      () => (wrong += 1),
      () => undefined,
    );
  }
  async function session(id: number): Promise<void> {
    const params = '{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"c","version":"1"}}';
    const begun = await post({}, `{"jsonrpc":"2.0","id":0,"method":"initialize","params":${params}}`);
    const head = { 'mcp-session-id': String(begun.headers['mcp-session-id']), 'mcp-protocol-version': '2025-11-25' };
    for (let turn = 0; turn < 16; turn += 1) {
      const { text } = await post(head, message(id + turn, turn % 4 === 0 ? 'events' : 'echo'));
      expectAnswer(text, id + turn);
    }
    const ended = await pool.request({ method: 'DELETE', path: '/mcp', headers: head });
    await ended.body.dump();
    if (ended.statusCode !== 204) wrong += 1;
  }

  async function until(limit: number): Promise<number> {
    const worker = async (): Promise<void> => {
      while (count < limit) {
        const id = count;
        count += 32;
        await session(id);
        for (let turn = 16; turn < 31; turn += 1) await modernCall(id + turn, turn % 4 === 0 ? 'events' : 'echo');
        await givenUp(id + 31);
      }
    };
    await Promise.all(Array.from({ length: 16 }, worker));
    // What belongs to calls that were given up is cleared away a moment later.
    await delay(500);
    rmSync(heapFile, { force: true });
    process.kill(proxy.pid, 'SIGUSR2');
    for (;;) {
      await delay(20);
      try {
        return Number(readFileSync(heapFile, 'utf8'));
      } catch {
        // Not written yet.
      }
    }
  }

  try {
    const heap: number[] = [];
    for (const share of [0.1, 0.55, 1]) heap.push(await until(calls * share));
    return { wrong, heap };
  } finally {
    await pool.close();
    await proxy.close();
    await server.close();
  }
}
