import { readFileSync } from 'node:fs';
import { Pool } from 'undici';
import { openSseCaller, type SseCaller } from './sse-caller.ts';

/** Calls a tool over and over from a process of its own, each call with an id of its own, and looks at every answer. See run-calls.ts. */
interface Orders {
  readonly address: string;
  readonly token: string;
  readonly connections: number;
  /** Default: `echo`. */
  readonly tool?: string;
  /** Calls in one session of the legacy era, instead of calls without a session. */
  readonly inSession?: boolean;
  /** Calls over SSE (2024-11-05), one session for each connection. */
  readonly isOverSse?: boolean;
  /** Ends after so many seconds, or so many calls. */
  readonly seconds?: number;
  readonly calls?: number;
}

const orders = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Orders;
const { address, token, connections, tool = 'echo', inSession = false, isOverSse = false } = orders;
const { seconds = Infinity, calls = Infinity } = orders;
const pool = new Pool(address, { connections, pipelining: 1 });
const meta = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientCapabilities': {},
  'io.modelcontextprotocol/clientInfo': { name: 'bench', version: '0' },
};
const given = { name: tool, arguments: { text: 'hello', number: 42 } };
const params = JSON.stringify(inSession || isOverSse ? given : { ...given, _meta: meta });
const sent = {
  'content-type': 'application/json',
  accept: 'application/json, text/event-stream',
  authorization: `Bearer ${token}`,
};
const headers = inSession
  ? await sessionHeaders()
  : { ...sent, 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/call', 'mcp-name': tool };
const callers = await Promise.all(Array.from({ length: isOverSse ? connections : 0 }, () => openSseCaller(address)));
const began = performance.now();
// Microseconds of the calls that count for the percentiles: all of them would be the load's own memory.
const times = new Float64Array(1_000_000);
let requests = 0;
let wrong = 0;

/** Begins a session, and gives the headers of its requests. */
async function sessionHeaders(): Promise<Record<string, string>> {
  const revision = '2025-06-18';
  const post = async (body: object, more = {}): Promise<Response> => {
    const message = JSON.stringify({ jsonrpc: '2.0', ...body });
    const response = await fetch(`${address}/mcp`, { method: 'POST', headers: { ...sent, ...more }, body: message });
    if (!response.ok) throw new Error(`no session was begun: ${response.status} ${await response.text()}`);
    await response.arrayBuffer();
    return response;
  };
  const clientInfo = { name: 'bench', version: '0' };
  const initialize = { protocolVersion: revision, capabilities: {}, clientInfo };
  const { headers: answered } = await post({ id: 'initialize', method: 'initialize', params: initialize });
  const session = answered.get('mcp-session-id') ?? '';
  const own = { 'mcp-session-id': session, 'mcp-protocol-version': revision };
  await post({ method: 'notifications/initialized' }, own);
  return { ...sent, ...own };
}

function call(): Promise<void> {
  return new Promise((resolve) => {
    const next = (): void => {
      if (requests >= calls || performance.now() - began > seconds * 1000) {
        resolve();
        return;
      }
      const id = requests;
      requests += 1;
      const at = performance.now();
      const chunks: Buffer[] = [];
      let status = 0;
      const done = (): void => {
        times[id % times.length] = (performance.now() - at) * 1000;
        const body = Buffer.concat(chunks).toString('latin1');
        if (status !== 200 || !body.includes(`"id":${id}`) || !body.includes('"text":"xxx')) wrong += 1;
        next();
      };
      pool.dispatch(
        {
          method: 'POST',
          path: '/mcp',
          headers,
          body: `{"jsonrpc":"2.0","id":${id},"method":"tools/call","params":${params}}`,
        },
        {
          onRequestStart() {},
          onResponseStart(_controller, statusCode) {
            status = statusCode;
          },
          onResponseData(_controller, chunk) {
            chunks.push(chunk);
          },
          onResponseEnd: done,
          onResponseError: done,
        },
      );
    };
    next();
  });
}

/** The same over a session of its own. */
async function callOverSse(ask: SseCaller): Promise<void> {
  while (requests < calls && performance.now() - began <= seconds * 1000) {
    const id = requests;
    requests += 1;
    const at = performance.now();
    const answer = await ask(id, `{"jsonrpc":"2.0","id":${id},"method":"tools/call","params":${params}}`);
    times[id % times.length] = (performance.now() - at) * 1000;
    if (!answer.includes('"text":"xxx')) wrong += 1;
  }
}

await Promise.all(isOverSse ? callers.map(callOverSse) : Array.from({ length: connections }, call));
const taken = (performance.now() - began) / 1000;
await pool.close();
const sorted = times.subarray(0, Math.min(requests, times.length)).toSorted();
const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0;
const measured = { requests, seconds: taken, wrong, p50: at(0.5), p99: at(0.99) };
// Streams of sessions may be open.
process.stdout.write(`${JSON.stringify(measured)}\n`, () => process.exit(0));
