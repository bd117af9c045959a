import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startProxyProcess, type ProxyProcess } from '../support/mcp/proxy-process.ts';
import { openSession, postModern, type LegacyClient } from '../support/mcp/raw-client.ts';
import {
  legacyScript,
  modernScript,
  startScriptedServer,
  type ScriptedServer,
} from '../support/mcp/scripted-server.ts';
import { processUse } from '../support/process-memory.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** What a parser and a printer in between would change: literals of numbers, escapes, spaces, order and repetition of keys. */
const delicate = '"n": 1.0e+2, "big":12345678901234567890, "u":"\\u2028\u2028\\/é", "z":0,"a":-0.0,"a":1 ,';
const line = `${'0123456789abcdef'.repeat(64)} \\n \\ud83d\\ude00 é\u2028 `;
const text = line.repeat(Math.ceil((10 * 1024 * 1024) / Buffer.byteLength(line)));
const resultText = `{ ${delicate}"resultType":"complete","content":[{"type":"text","text":"${text}"}]}`;
const hashOf = (result: string): string => createHash('sha256').update(result).digest('hex');
const expected = hashOf(resultText);

/** The text of the result in a response that is an object with `result` for its last member. */
const resultOf = (response: string): string => response.slice(response.indexOf('"result":') + '"result":'.length, -1);

describe.each(['legacy', 'modern'] as const)('a result of 10 MB of a %s server', (era) => {
  let server: ScriptedServer;
  let proxy: ProxyProcess;
  let session: LegacyClient;
  beforeAll(async () => {
    const script = era === 'legacy' ? legacyScript : modernScript;
    server = await startScriptedServer(
      script(({ message }, answer) => {
        const response = `{"jsonrpc":"2.0","id":${JSON.stringify(message.id)},"result":${resultText}}`;
        if (message.params?.['name'] === 'json') return answer.json(response);
        answer.stream();
        answer.event(response);
        answer.end();
      }),
    );
    proxy = await startProxyProcess(temporaryFolder('svc-large-'), {
      name: 'large',
      transport: 'streamable-http',
      targetPort: server.port,
    });
    await proxy.ready();
    if (era === 'legacy') session = await openSession(proxy.endpoint);
  });
  afterAll(async () => {
    await proxy?.close();
    await server?.close();
  });

  async function call(name: string): Promise<string> {
    const answer =
      era === 'modern'
        ? await postModern(proxy.endpoint, 'tools/call', { name })
        : await session.post({ jsonrpc: '2.0', id: 'a', method: 'tools/call', params: { name } });
    const body = await answer.text();
    if (answer.headers.get('content-type') === 'application/json') return body;
    const data = body.split('\n').find((row) => row.startsWith('data: ') && row.includes('"result":'));
    return data?.slice('data: '.length) ?? '';
  }

  test.each(['json', 'events'])('arrives byte for byte as %s', async (name) => {
    expect(hashOf(resultOf(await call(name)))).toBe(expected);
  });

  test('costs no memory that stays', async () => {
    const rounds = async (count: number): Promise<void> => {
      for (let round = 0; round < count; round++)
        for (const name of ['json', 'events']) expect(hashOf(resultOf(await call(name)))).toBe(expected);
    };
    await rounds(2);
    const before = processUse(proxy.pid).megabytes;
    await rounds(16);
    // 320 MB went through; on a busy machine some of it waits for garbage collection.
    expect(processUse(proxy.pid).megabytes - before).toBeLessThan(160);
  });
});
