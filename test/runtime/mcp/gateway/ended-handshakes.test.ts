import { expect, test, vi } from 'vitest';
import { openGateway, toolCall } from '../../../support/mcp/open-gateways.ts';
import { openSession } from '../../../support/mcp/raw-client.ts';
import { legacyScript, type Answering } from '../../../support/mcp/scripted-server.ts';

test('a session that a server opens for a client who has ended his is ended at the server, too', async () => {
  const greetings: Answering[] = [];
  let isLost = false;
  const { endpoint, server } = await openGateway((received, answer) => {
    const { message, request } = received;
    if (message.method === 'initialize' && isLost) greetings.push(answer);
    else if (isLost && request.headers['mcp-session-id'] === 'backend-session') answer.response.writeHead(404).end();
    else void legacyScript((_received, to) => to.result({}))(received, answer);
  });
  const client = await openSession(endpoint);
  isLost = true;
  const call = client.post(toolCall(1));
  await vi.waitFor(() => expect(greetings).toHaveLength(1));
  expect((await client.delete()).status).toBe(204);
  const result = { protocolVersion: '2025-11-25', capabilities: {}, serverInfo: { name: 's', version: '1' } };
  greetings[0]?.result(result, { 'mcp-session-id': 'second' });
  const ended = (): readonly unknown[] =>
    server.received.filter(({ method }) => method === 'DELETE').map(({ request }) => request.headers['mcp-session-id']);
  await vi.waitFor(() => expect(ended()).toContain('second'));
  (await call).drop();
});
