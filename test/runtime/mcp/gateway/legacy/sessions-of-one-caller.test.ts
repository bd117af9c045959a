import { expect, test } from 'vitest';
import { quotaKeyOf } from '../../../../../runtime/mcp/gateway/legacy/quota-key.ts';
import { closeLater, openGateway, toolCall } from '../../../../support/mcp/open-gateways.ts';
import { openSession, send } from '../../../../support/mcp/raw-client.ts';
import { legacyScript } from '../../../../support/mcp/scripted-server.ts';
import { rawConnection } from '../../../../support/raw-connection.ts';

const server = legacyScript((_received, answer) => answer.result({ content: [] }));
const identity = { subject: 'ada', issuer: 'https://issuer', provider: 'p', claims: {}, expiresAt: Infinity };

test('a caller who opens many sessions loses the oldest of its own, which tells its client, and nobody else loses one', async () => {
  let subject = 'ada';
  const { endpoint, server: backend } = await openGateway(server, {
    sessions: { maximum: 20 },
    hooks: { authenticate: () => ({ identity: { ...identity, subject }, token: 't' }) },
  });
  const ended = () => backend.received.filter(({ method }) => method === 'DELETE').length;
  const ada = await openSession(endpoint);
  subject = 'bob';
  const first = await openSession(endpoint);
  for (let count = 0; count < 25; count += 1) await openSession(endpoint);
  expect((await first.post(toolCall(1))).status).toBe(404);
  expect((await first.get()).status).toBe(404);
  // The sessions with the server end, too.
  await expect.poll(ended).toBeGreaterThanOrEqual(24);
  subject = 'ada';
  expect((await ada.post(toolCall(1))).status).toBe(200);
});

test('clients who do not sign in count by their network', async () => {
  const { endpoint } = await openGateway(server, { sessions: { maximum: 10 } });
  const { session } = await openSession(endpoint);
  const other = await rawConnection(endpoint.origin, '127.0.0.2');
  closeLater(async () => void other.socket.destroy());
  const params = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'raw', version: '0' } };
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params });
  const request = `POST /mcp HTTP/1.1\r\nHost: ${endpoint.host}\r\nAccept: application/json, text/event-stream\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  for (let count = 1; count <= 12; count += 1) {
    other.write(request);
    await other.until(new RegExp(`(mcp-session-id[^]*){${count}}`, 'i'));
  }
  const headers = { 'content-type': 'application/json', 'mcp-session-id': session };
  expect((await send(endpoint, 'POST', { headers, body: toolCall(1) })).status).toBe(200);
});

test('a session is a part of the share of its caller, and without one of its network', () => {
  expect(quotaKeyOf('issuer\nada', '192.0.2.1')).toBe(quotaKeyOf('issuer\nada', '192.0.2.2'));
  expect(quotaKeyOf('issuer\nada', '192.0.2.1')).not.toBe(quotaKeyOf('issuer\nbob', '192.0.2.1'));
  expect(quotaKeyOf('', '192.0.2.1')).not.toBe(quotaKeyOf('', '192.0.2.2'));
  expect(quotaKeyOf('', '2001:db8::1')).toBe(quotaKeyOf('', '2001:db8::2'));
  expect(quotaKeyOf('', '2001:db8::1')).not.toBe(quotaKeyOf('', '2001:db8:0:1::1'));
});

test('streams of HTTP+SSE of one caller are bounded, and those of others are not counted with them', async () => {
  let subject = 'ada';
  const { endpoint } = await openGateway(server, {
    bounds: { streamsPerQuotaKey: 2 },
    hooks: { authenticate: () => ({ identity: { ...identity, subject }, token: 't' }) },
  });
  const open = () => send(new URL('/sse', endpoint), 'GET', { headers: { accept: 'text/event-stream' } });
  const first = await open();
  expect([first.status, (await open()).status, (await open()).status]).toEqual([200, 200, 503]);
  subject = 'bob';
  expect((await open()).status).toBe(200);
  subject = 'ada';
  first.drop();
  await expect.poll(async () => (await open()).status).toBe(200);
});
