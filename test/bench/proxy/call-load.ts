import { readFileSync } from 'node:fs';
import { Pool } from 'undici';

/** Calls a tool over and over from a process of its own, each call with an id of its own, and looks at every answer. See run-calls.ts. */
interface Orders {
  readonly address: string;
  readonly token: string;
  readonly connections: number;
  /** Ends after so many seconds, or so many calls. */
  readonly seconds?: number;
  readonly calls?: number;
}

const orders = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Orders;
const { address, token, connections, seconds = Infinity, calls = Infinity } = orders;
const pool = new Pool(address, { connections, pipelining: 1 });
const meta = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientCapabilities': {},
  'io.modelcontextprotocol/clientInfo': { name: 'bench', version: '0' },
};
const params = JSON.stringify({ name: 'echo', arguments: { text: 'hello', number: 42 }, _meta: meta });
const headers = {
  'content-type': 'application/json',
  accept: 'application/json, text/event-stream',
  'mcp-protocol-version': '2026-07-28',
  'mcp-method': 'tools/call',
  'mcp-name': 'echo',
  authorization: `Bearer ${token}`,
};
const began = performance.now();
// Microseconds of the calls that count for the percentiles: all of them would be the load's own memory.
const times = new Float64Array(1_000_000);
let requests = 0;
let wrong = 0;

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

await Promise.all(Array.from({ length: connections }, call));
const taken = (performance.now() - began) / 1000;
await pool.close();
const sorted = times.subarray(0, Math.min(requests, times.length)).toSorted();
const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0;
process.stdout.write(`${JSON.stringify({ requests, seconds: taken, wrong, p50: at(0.5), p99: at(0.99) })}\n`);
