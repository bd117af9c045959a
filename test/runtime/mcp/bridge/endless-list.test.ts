import { expect, test } from 'vitest';
import { openGateway } from '../../../support/mcp/open-gateways.ts';
import { openSession } from '../../../support/mcp/raw-client.ts';
import { modernScript } from '../../../support/mcp/scripted-server.ts';

test('a list without end is read once, however many tools a client makes up', async () => {
  const { endpoint, server } = await openGateway(
    modernScript(
      ({ message }, answer) => {
        const page = { tools: [], nextCursor: `${Number(message.params?.['cursor'] ?? 0) + 1}` };
        answer.result({ resultType: 'complete', ...(message.method === 'tools/list' ? page : { content: [] }) });
      },
      { capabilities: { tools: {} } },
    ),
  );
  const client = await openSession(endpoint);
  for (const id of [1, 2, 3])
    await (await client.post({ jsonrpc: '2.0', id, method: 'tools/call', params: { name: `made-up-${id}` } })).text();
  expect(server.of('tools/list')).toHaveLength(100);
  expect(server.of('tools/call')).toHaveLength(3);
});
