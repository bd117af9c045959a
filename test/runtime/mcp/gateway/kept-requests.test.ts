import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import type { Hooks } from '../../../../runtime/mcp/gateway/hooks.ts';
import { openGateway } from '../../../support/mcp/open-gateways.ts';
import { postModern, send } from '../../../support/mcp/raw-client.ts';
import { legacyScript } from '../../../support/mcp/scripted-server.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** How many of the objects are still there. */
function keptOf(seen: readonly WeakRef<object>[]): number {
  collectGarbage();
  return seen.filter((reference) => reference.deref() !== undefined).length;
}

test('a stream of HTTP+SSE whose client has gone is kept by nobody, whether a session was begun on it or not', async () => {
  const seen: WeakRef<object>[] = [];
  const hooks: Hooks = {
    authenticate: (exchange) => {
      if (exchange.method === 'GET') seen.push(new WeakRef(exchange));
      return { identity: undefined, token: undefined };
    },
  };
  const { endpoint } = await openGateway(
    legacyScript((_received, answer) => answer.result({})),
    { hooks },
  );
  for (let count = 0; count < 20; count += 1) {
    const stream = await send(new URL('/sse', endpoint), 'GET', { headers: { accept: 'text/event-stream' } });
    const address = new URL((await stream.next())?.data ?? '', endpoint);
    if (count % 2 === 0) {
      const params = { protocolVersion: '2024-11-05', capabilities: {}, clientInfo: { name: 'raw', version: '0' } };
      const body = { jsonrpc: '2.0', id: 0, method: 'initialize', params };
      await send(address, 'POST', { headers: { 'content-type': 'application/json' }, body });
      await stream.nextMessage();
    }
    stream.drop();
  }
  expect(seen).toHaveLength(20);
  await expect.poll(() => keptOf(seen), { timeout: 5_000 }).toBeLessThan(5);
});

test('a request that was answered is kept by nobody, whether the server answered it or we did', async () => {
  const seen: WeakRef<object>[] = [];
  const hooks: Hooks = {
    observer: {
      begin: ({ exchange }) => {
        seen.push(new WeakRef(exchange));
        return () => undefined;
      },
    },
  };
  const { endpoint } = await openGateway(
    legacyScript((_received, answer) => answer.result({})),
    { hooks },
  );
  const ask = async (method: string, params: Readonly<Record<string, unknown>>): Promise<void> => {
    for (let count = 0; count < 10; count += 1) await (await postModern(endpoint, method, params)).text();
  };
  await ask('tools/call', { name: 'a' });
  await ask('server/discover', {});
  await ask('tasks/get', { taskId: 'a' });
  await ask('tools/call', { name: 'a', requestState: 'of nobody' });
  await ask('subscriptions/listen', { notifications: { toolsListChanged: true }, requestState: 'of nobody' });
  expect(seen).toHaveLength(50);
  // Connections that are still open hold on to their last request.
  await expect.poll(() => keptOf(seen), { timeout: 5_000 }).toBeLessThan(5);
});
