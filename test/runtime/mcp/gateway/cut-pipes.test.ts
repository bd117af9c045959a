import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { podChannel } from '../../../../runtime/mcp/backend/stdio/pod-channel.ts';
import { openStdioBackend } from '../../../../runtime/mcp/backend/stdio/stdio-backend.ts';
import { memoryLog } from '../../../support/memory-log.ts';
import { gatewayOver } from '../../../support/mcp/gateway-over.ts';
import { closeLater } from '../../../support/mcp/open-gateways.ts';
import { endServers, open } from '../../../support/mcp/pipe-clients.ts';
import { openSession, postModern } from '../../../support/mcp/raw-client.ts';
import type { Message } from '../../../support/mcp/scripted-server.ts';

afterEach(endServers);

/** What nobody may change: other spellings of numbers and strings, repeated members, line ends of Unicode. */
const kept = '"n":[1.0,1e2,12345678901234567890,-0],"s":"\\u00e9é\u2028\\/😀","b":{"a":1,"a":2,"":null}';
const answers: Readonly<Record<string, object>> = {
  'server/discover': { error: { code: -32601, message: 'Method not found' } },
  initialize: {
    result: { protocolVersion: '2025-11-25', capabilities: { tools: {} }, serverInfo: { name: 'p', version: '1' } },
  },
};

/** A server on the standard streams of a pod, whose output arrives in two pieces, cut where a call says. */
function cutServer() {
  const lengths: number[] = [];
  const target = {
    namespace: 'n',
    selector: { app: 's' },
    container: 'c',
    messageSize: 1_000_000,
    onErrorLine: () => undefined,
  };
  const channel = podChannel(target, async (_target, listener) => {
    const write = async (line: string): Promise<void> => {
      const { id, method = '', params = {} }: Message = JSON.parse(line);
      const simple = answers[method];
      if (simple !== undefined) listener.output(Buffer.from(`${JSON.stringify({ jsonrpc: '2.0', id, ...simple })}\n`));
      if (method !== 'tools/call') return;
      const meta: { progressToken?: string } = JSON.parse(JSON.stringify(params['_meta'] ?? {}));
      const progress = `{"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":${JSON.stringify(meta.progressToken)},"progress":1,${kept}}}`;
      const response = `{"result":{"content":[],${kept}},"jsonrpc":"2.0","id":${JSON.stringify(id)}}`;
      const bytes = Buffer.from(`\n${progress}\r\n${response}\n`);
      lengths.push(bytes.length);
      const at = Number(params['at']);
      listener.output(bytes.subarray(0, at));
      await turn();
      listener.output(bytes.subarray(at));
    };
    return {
      pod: 'pod-1',
      unsent: 0,
      write: (bytes: Buffer) => void write(bytes.toString('utf8')),
      pause: () => undefined,
      resume: () => undefined,
      close: () => undefined,
    };
  });
  const backend = openStdioBackend({ name: 'pod', log: memoryLog().log, open: channel });
  open.push(backend);
  return { backend, lengths };
}

test('an answer of a server on pipes, cut at any byte, reaches clients of both eras as it is', async () => {
  const { backend, lengths } = cutServer();
  const over = await gatewayOver({ address: '' }, { opened: backend });
  closeLater(() => over.close());
  const client = await openSession(over.endpoint);
  const call = (at: number) => ({
    jsonrpc: '2.0',
    id: 7,
    method: 'tools/call',
    params: { name: 'cut', at, _meta: { progressToken: 'own' } },
  });
  await (await client.post(call(0))).text();
  const [length = 0] = lengths;
  expect(length).toBeGreaterThan(300);
  for (let at = 0; at <= length; at += 1) {
    const legacy = await client.post(call(at));
    expect((await legacy.next())?.data, `cut at ${at}`).toBe('');
    const said = (await legacy.next())?.data ?? '';
    expect(said, `cut at ${at}`).toContain(kept);
    expect(said).toContain('"progressToken":"own"');
    expect((await legacy.next())?.data, `cut at ${at}`).toBe(
      `{"result":{"content":[],${kept}},"jsonrpc":"2.0","id":7}`,
    );
    expect(await legacy.next()).toBeUndefined();
    if (at % 7 !== 0) continue;
    const modern = await postModern(over.endpoint, 'tools/call', { name: 'cut', at }, { id: 'm' });
    const text = await modern.text();
    expect(text, `cut at ${at}`).toContain(kept);
    expect(text).toContain('"id":"m"');
  }
});
