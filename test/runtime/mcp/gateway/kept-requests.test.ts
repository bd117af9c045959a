import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import type { Hooks } from '../../../../runtime/mcp/gateway/hooks.ts';
import { openGateway } from '../../../support/mcp/open-gateways.ts';
import { postModern } from '../../../support/mcp/raw-client.ts';
import { legacyScript } from '../../../support/mcp/scripted-server.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

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
  const kept = (): number => {
    collectGarbage();
    return seen.filter((reference) => reference.deref() !== undefined).length;
  };
  // Connections that are still open hold on to their last request.
  await expect.poll(kept, { timeout: 5_000 }).toBeLessThan(5);
});
