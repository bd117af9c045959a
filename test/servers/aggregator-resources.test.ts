import { afterEach, expect, test } from 'vitest';
import { startLegacySdkServer } from '../support/mcp/legacy-sdk-server.ts';
import { postModern } from '../support/mcp/raw-client.ts';
import { startTestAggregator } from '../support/mcp/running-aggregator.ts';
import { modernScript, startScriptedServer } from '../support/mcp/scripted-server.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

test('a resource that is in no list is asked for where one server alone has resources, else it is unknown', async () => {
  const linking = await startScriptedServer(
    modernScript(
      ({ message }, answer) => {
        const lists = message.method === 'resources/list' ? { resources: [{ uri: 'db://a', name: 'a' }] } : {};
        const empty = message.method === 'resources/templates/list' ? { resourceTemplates: [] } : {};
        const read = message.method === 'resources/read' ? { contents: [{ uri: 'db://linked', text: 'found' }] } : {};
        answer.result({ resultType: 'complete', ...lists, ...empty, ...read });
      },
      { capabilities: { resources: {} } },
    ),
  );
  const other = await startLegacySdkServer();
  closing.push(
    () => linking.close(),
    () => other.close(),
  );
  const read = async (backends: readonly { readonly address: string }[]): Promise<string> => {
    const aggregator = await startTestAggregator({
      backends: backends.map(({ address }, index) => ({
        name: `s${index}`,
        url: `${address}/mcp`,
        transport: 'streamable-http' as const,
      })),
    });
    closing.push(() => aggregator.close());
    await aggregator.ready();
    return (await postModern(aggregator.endpoint, 'resources/read', { uri: 'db://linked' })).text();
  };
  expect(await read([linking])).toContain('"text":"found"');
  const unknown = await read([linking, other]);
  expect(unknown).toContain('Unknown resource');
  expect(unknown).toContain('"uri":"db://linked"');
});
