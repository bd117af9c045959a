import { afterEach, expect, test, vi } from 'vitest';
import { legacyClient, modernClient } from '../support/mcp/searching-aggregator.ts';
import { startTestAggregator, type TestAggregator } from '../support/mcp/running-aggregator.ts';
import { modernScript, startScriptedServer, type ScriptedServer } from '../support/mcp/scripted-server.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

const count = 200;
const names = Array.from({ length: count }, (_, index) => `s${String(index).padStart(3, '0')}`);

interface Many {
  readonly aggregator: TestAggregator;
  readonly server: ScriptedServer;
  /** Lets one server answer what it was asked meanwhile. */
  readonly release: () => void;
}

/** Two hundred backends, each at a path of its own. `slow`: one that answers nothing of a method before it is released. */
async function many(slow: { readonly name: string; readonly method: string }): Promise<Many> {
  const held: (() => void)[] = [];
  let isReleased = false;
  const server = await startScriptedServer((received, answer) => {
    const name = received.request.url?.split('/')[1] ?? '';
    const { method } = received.message;
    const serve = (): void =>
      void modernScript(({ message }, later) => {
        const tools = ['read', 'write'].map((each) => ({ name: each, inputSchema: { type: 'object' } }));
        const content = [{ type: 'text', text: `${name} ${String(message.params?.['name'])}` }];
        later.result({ resultType: 'complete', ...(message.method === 'tools/list' ? { tools } : { content }) });
      })(received, answer);
    if (name === slow.name && method === slow.method && !isReleased) held.push(serve);
    else serve();
  });
  closing.push(() => server.close());
  const aggregator = await startTestAggregator({
    backends: names.map((name) => ({
      name,
      url: `${server.address}/${name}/mcp`,
      transport: 'streamable-http' as const,
    })),
    operational: { failureHandling: { partialFailureMode: 'best_effort', healthCheckTimeout: '20s' } },
  });
  closing.push(() => aggregator.close());
  await aggregator.ready();
  return {
    aggregator,
    server,
    release() {
      isReleased = true;
      for (const serve of held.splice(0)) serve();
    },
  };
}

const toolsOf = (owners: readonly string[]): string[] => owners.flatMap((name) => [`${name}_read`, `${name}_write`]);

test('two hundred servers are one list, and a call that hangs at one of them delays no call of another', async () => {
  const slow = names[77] ?? '';
  const { aggregator, release } = await many({ name: slow, method: 'tools/call' });
  const client = modernClient(aggregator);
  await vi.waitFor(async () => expect(await client.list()).toEqual(toolsOf(names)), 20_000);
  const legacy = await legacyClient(aggregator);
  const hanging = client.call(`${slow}_read`);
  const others = names.filter((name) => name !== slow);
  const texts = await Promise.all(
    others.map(async (name, index) => (await (index % 2 === 0 ? client : legacy).call(`${name}_read`)).result?.content),
  );
  expect(texts).toEqual(others.map((name) => [{ type: 'text', text: `${name} read` }]));
  expect(await legacy.list()).toEqual(toolsOf(names));
  release();
  expect((await hanging).result?.content).toEqual([{ type: 'text', text: `${slow} read` }]);
});

test('one of two hundred servers that does not answer its first check keeps the others from nothing', async () => {
  const slow = names[3] ?? '';
  const { aggregator, release } = await many({ name: slow, method: 'tools/list' });
  const client = modernClient(aggregator);
  const others = names.filter((name) => name !== slow);
  await vi.waitFor(async () => expect(await client.list()).toEqual(toolsOf(others)), 20_000);
  expect((await client.call(`${others[0]}_write`)).result).toBeDefined();
  release();
  await vi.waitFor(async () => expect(await client.list()).toEqual(toolsOf(names)), 20_000);
});
