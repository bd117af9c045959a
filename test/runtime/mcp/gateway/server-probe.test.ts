import { describe, expect, test } from 'vitest';
import { openGateway } from '../../../support/mcp/open-gateways.ts';
import { postModern } from '../../../support/mcp/raw-client.ts';
import { modernScript } from '../../../support/mcp/scripted-server.ts';

const unsupported = (supported: readonly string[]) => ({
  code: -32022,
  message: 'Unsupported protocol version',
  data: { supported, requested: '2026-07-28' },
});

describe('a server that refuses the first question', () => {
  test('and lists our revision is of the modern era: it is asked again, and never begun a session with', async () => {
    let asked = 0;
    const answering = modernScript((_received, answer) => answer.result({ resultType: 'complete', content: [] }));
    const { endpoint, server } = await openGateway((received, answer) => {
      asked += 1;
      if (asked > 1) return answering(received, answer);
      answer.json({ jsonrpc: '2.0', id: received.message.id, error: unsupported(['2026-07-28']) }, {}, 400);
      return undefined;
    });
    expect((await postModern(endpoint, 'tools/call', { name: 'a' })).status).toBe(200);
    expect(server.received.map(({ message }) => message.method)).toEqual([
      'server/discover',
      'server/discover',
      'tools/call',
    ]);
  });

  test('again and again is reported, and not begun a session with either', async () => {
    const { backend, server } = await openGateway(
      ({ message }, answer) =>
        answer.json({ jsonrpc: '2.0', id: message.id, error: unsupported(['2026-07-28']) }, {}, 400),
      { probe: false },
    );
    expect(await backend.probe()).toMatchObject({ kind: 'malformed', message: expect.stringContaining('it lists') });
    expect(server.of('initialize')).toHaveLength(0);
  });
});
