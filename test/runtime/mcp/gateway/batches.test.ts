import { describe, expect, test } from 'vitest';
import { openGateway, progressOf, toolCall } from '../../../support/mcp/open-gateways.ts';
import { openSession, send } from '../../../support/mcp/raw-client.ts';
import { legacyScript } from '../../../support/mcp/scripted-server.ts';

describe('a batch', () => {
  test('of 2025-03-26 is answered with one stream that ends after the last response', async () => {
    const { endpoint } = await openGateway(
      legacyScript(
        ({ message }, answer) => {
          if (message.id === 1) answer.result({ n: 1 });
          else {
            answer.stream();
            answer.event(progressOf('p', 1));
            answer.event({ jsonrpc: '2.0', id: message.id, result: { n: 2 } });
            answer.end();
          }
        },
        { revision: '2025-03-26' },
      ),
    );
    const client = await openSession(endpoint, { revision: '2025-03-26' });
    const answer = await client.post([
      toolCall(1),
      { jsonrpc: '2.0', method: 'notifications/x' },
      toolCall(2),
      { jsonrpc: '2.0' },
    ]);
    const seen: string[] = [];
    for (let event = await answer.next(); event !== undefined; event = await answer.next()) {
      const message: { id?: number; method?: string } = JSON.parse(event.data);
      seen.push(String(message.id ?? message.method));
    }
    expect(new Set(seen)).toEqual(new Set(['1', '2', 'notifications/progress', 'undefined']));
    expect(seen).toHaveLength(4);
    const nothing = await client.post([{ jsonrpc: '2.0', method: 'notifications/x' }]);
    expect(nothing.status).toBe(202);
    expect((await client.post([])).status).toBe(400);
    expect((await client.post('[1')).status).toBe(400);
  });

  test('is refused in other revisions, and without a session', async () => {
    const { endpoint } = await openGateway(legacyScript(({ message }, answer) => answer.result(message.params)));
    const client = await openSession(endpoint);
    const refused = await client.post([toolCall(1)]);
    expect(refused.status).toBe(400);
    expect(await refused.message()).toMatchObject({
      error: { code: -32600, message: expect.stringContaining('2025-03-26') },
    });
    const body = [toolCall(1)];
    expect((await send(endpoint, 'POST', { headers: { 'content-type': 'application/json' }, body })).status).toBe(400);
  });
});
