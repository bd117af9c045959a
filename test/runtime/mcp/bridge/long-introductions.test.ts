import { expect, test } from 'vitest';
import { memorySessions } from '../../../../runtime/mcp/session/memory-sessions.ts';
import { noSessionSettings } from '../../../../runtime/mcp/session/session-record.ts';
import { openGateway } from '../../../support/mcp/open-gateways.ts';
import { postModern, send } from '../../../support/mcp/raw-client.ts';
import { legacyScript } from '../../../support/mcp/scripted-server.ts';

const long = 'x'.repeat(70_000);

test('what a client says of itself is kept for long, and cannot be long itself', async () => {
  const { endpoint, server } = await openGateway(legacyScript((_received, answer) => answer.result({ content: [] })));
  const asked = server.of('initialize').length;
  const params = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: long, version: '0' } };
  const begun = await send(endpoint, 'POST', {
    headers: { 'content-type': 'application/json' },
    body: { jsonrpc: '2.0', id: 1, method: 'initialize', params },
  });
  expect(begun.status).toBe(400);
  expect(await begun.message()).toMatchObject({ id: 1, error: { code: -32602 } });
  for (const name of ['clientCapabilities', 'clientInfo']) {
    const meta = { [`io.modelcontextprotocol/${name}`]: { name: long, version: '0' } };
    const called = await postModern(endpoint, 'tools/call', { name: 'a' }, { meta });
    expect(await called.message()).toMatchObject({ id: 1, error: { code: -32602 } });
  }
  expect(server.of('initialize')).toHaveLength(asked);
  expect((await postModern(endpoint, 'tools/call', { name: 'a' })).status).toBe(200);
});

test('sessions give way to newer ones before the handshakes of their clients fill the memory', () => {
  const sessions = memorySessions();
  const initialize = Buffer.alloc(1_048_576);
  const ended: string[] = [];
  sessions.onEnded((id) => ended.push(id));
  for (let count = 0; count < 130; count += 1)
    void sessions.create({
      id: `s${count}`,
      binding: '',
      quotaKey: `h${count}`,
      initialize,
      revision: '2025-11-25',
      hints: {},
      settings: noSessionSettings,
    });
  expect(ended).toEqual(['s0', 's1']);
  expect(sessions.remove('s2')).toBe(true);
  void sessions.create({
    id: 'n',
    binding: '',
    quotaKey: 'n',
    initialize,
    revision: '2025-11-25',
    hints: {},
    settings: noSessionSettings,
  });
  expect(ended).toEqual(['s0', 's1', 's2']);
});
