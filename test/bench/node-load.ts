import { readFileSync } from 'node:fs';
import { Agent, request } from 'undici';

/** Asks a server from a process of its own: for so many seconds one question, or each of many once. See load.ts. */
interface Orders {
  readonly url: string;
  readonly connections: number;
  /** Each is asked once; without them the address itself, with the token, until the seconds are over. */
  readonly questions?: readonly { readonly path: string; readonly token: string }[];
  readonly token?: string;
  readonly seconds?: number;
  /** Bytes that a body has to have. */
  readonly length?: number;
}

const orders = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Orders;
const { url, connections, questions, token = '', seconds = Infinity, length } = orders;
const dispatcher = new Agent({ connections, pipelining: 1 });
const began = performance.now();
let requests = 0;
let wrong = 0;

async function ask(): Promise<void> {
  for (;;) {
    const question = questions === undefined ? { path: '', token } : questions[requests];
    if (question === undefined || performance.now() - began > seconds * 1000) return;
    requests += 1;
    // oxlint-disable-next-line no-await-in-loop -- each connection asks one after the other
    const { statusCode, body } = await request(`${url}${question.path}`, {
      dispatcher,
      headers: { authorization: `Bearer ${question.token}` },
    });
    // oxlint-disable-next-line no-await-in-loop
    const bytes = await body.bytes();
    if (statusCode !== 200 || (length !== undefined && bytes.length !== length)) wrong += 1;
  }
}

await Promise.all(Array.from({ length: connections }, ask));
const taken = (performance.now() - began) / 1000;
await dispatcher.close();
process.stdout.write(`${JSON.stringify({ requests, seconds: taken, wrong })}\n`);
