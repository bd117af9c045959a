import { writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { startAnsweringServer } from '../support/answering-server.ts';
import { toolCall } from '../support/mcp/open-gateways.ts';
import { startProxyProcess } from '../support/mcp/proxy-process.ts';
import { openSession, postModern } from '../support/mcp/raw-client.ts';
import { legacyScript, startScriptedServer } from '../support/mcp/scripted-server.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

interface Asked {
  readonly uid: string;
  readonly mcpRequest: { readonly params?: { readonly name?: string } };
}

/** A service that answers some tools late, or never to the end. `open`: answers that it has not given up. */
async function slowService() {
  const open = new Set<ServerResponse>();
  const server = await startAnsweringServer(({ body }) => {
    const { uid, mcpRequest }: Asked = JSON.parse(body);
    const name = mcpRequest.params?.name;
    if (name === 'fine' || name === undefined) return { json: { version: 'v1', uid, allowed: true } };
    return (response) => {
      open.add(response);
      if (name === 'slow body')
        response.writeHead(200, { 'content-type': 'application/json' }).write('{"version":"v1",');
      const drip = setInterval(() => (name === 'slow body' ? response.write(' ') : undefined), 100);
      response.once('close', () => {
        clearInterval(drip);
        open.delete(response);
      });
    };
  });
  closing.push(() => server.close());
  return { url: `${server.url}/review`, open };
}

test.each(['mutating', 'validating'])(
  'a %s webhook that is slow, or whose answer is, holds nobody for longer than its time',
  async (list) => {
    const folder = temporaryFolder('svc-slow-webhooks-');
    const { url, open } = await slowService();
    const server = await startScriptedServer(
      legacyScript((_received, answer) => answer.result({ content: [{ type: 'text', text: 'called' }] })),
    );
    closing.push(() => server.close());
    const proxyWith = async (failurePolicy: string) => {
      const file = join(folder, `${failurePolicy}.json`);
      writeFileSync(file, JSON.stringify({ [list]: [{ name: 'slow', url, failurePolicy, timeout: '1s' }] }));
      const proxy = await startProxyProcess(folder, {
        name: 'reviewed',
        transport: 'streamable-http',
        host: '127.0.0.1',
        targetHost: '127.0.0.1',
        targetPort: server.port,
        webhookConfigPaths: [file],
      });
      closing.push(() => proxy.close());
      await proxy.ready();
      return proxy;
    };
    for (const [failurePolicy, words] of [
      ['fail', 'could not be reviewed'],
      ['ignore', 'called'],
    ] as const) {
      const proxy = await proxyWith(failurePolicy);
      const client = await openSession(proxy.endpoint);
      const slow = ['slow head', 'slow body'].flatMap((name, index) => [
        client.post(toolCall(index, { name })),
        postModern(proxy.endpoint, 'tools/call', { name }),
      ]);
      await vi.waitFor(() => expect(open.size).toBe(4));
      // Others are served meanwhile.
      expect(await (await client.post(toolCall(9, { name: 'fine' }))).text()).toContain('called');
      expect(open.size).toBe(4);
      for (const answer of slow) expect(await (await answer).text()).toContain(words);
      await vi.waitFor(() => expect(open.size).toBe(0));
      await expect.poll(() => proxy.log()).toContain('has no effect on a request: it did not answer in time."');
      expect(await proxy.close()).toBe(0);
    }
  },
  60_000,
);
