import { describe, expect, test } from 'vitest';
import { openGateway } from '../../../support/mcp/open-gateways.ts';
import { openSession, send } from '../../../support/mcp/raw-client.ts';
import { legacyScript, modernScript, type Answering, type Received } from '../../../support/mcp/scripted-server.ts';

/** Above 2^53: a server that is written in JavaScript reads and writes 9007199254740992. */
const id = '9007199254740993';
const long = 'x'.repeat(100_000);

/** Answers as JSON or as an event, and long where it is asked to. */
function answers({ message }: Received, answer: Answering): void {
  const { name } = message.params ?? {};
  const result = { resultType: 'complete', content: [], text: name === 'long' ? long : '' };
  if (name === 'error') answer.json({ jsonrpc: '2.0', id: message.id, error: { code: 1, message: 'no' } });
  else if (name !== 'event') answer.json({ result, jsonrpc: '2.0', id: message.id });
  else {
    answer.stream();
    answer.event({ jsonrpc: '2.0', id: message.id, result });
    answer.end();
  }
}

describe.each(['short', 'long', 'event', 'error'])('an id beyond 2^53 comes back with an answer (%s)', (name) => {
  const params = (more: string): string => `"method":"tools/call","params":{"name":"${name}"${more}}`;
  const expected = new RegExp(`"id":${id}[,}]`);

  test('to a client of each era', async () => {
    const legacy = await openGateway(legacyScript(answers));
    const client = await openSession(legacy.endpoint);
    expect(await (await client.post(`{"jsonrpc":"2.0","id":${id},${params('')}}`)).text()).toMatch(expected);
    const { endpoint } = await openGateway(modernScript(answers));
    const meta =
      ',"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}';
    const headers = {
      'content-type': 'application/json',
      'mcp-protocol-version': '2026-07-28',
      'mcp-method': 'tools/call',
      'mcp-name': name,
    };
    const modern = await send(endpoint, 'POST', { headers, body: `{"jsonrpc":"2.0","id":${id},${params(meta)}}` });
    expect(await modern.text()).toMatch(expected);
  });
});

test('an id that servers cannot give back is refused, and nothing is sent to the server', async () => {
  const { endpoint, server } = await openGateway(legacyScript(answers));
  const client = await openSession(endpoint);
  const status = async (given: string): Promise<number> =>
    (await client.post(`{"jsonrpc":"2.0","id":${given},"method":"tools/call","params":{"name":"a"}}`)).status;
  for (const given of [
    '9'.repeat(21),
    '1'.repeat(400),
    `-${'1'.repeat(20)}`,
    `"${'x'.repeat(1023)}"`,
    '1'.repeat(100_000),
  ])
    expect(await status(given), given.slice(0, 30)).toBe(400);
  expect(server.of('tools/call')).toEqual([]);
  for (const given of ['9'.repeat(20), `-${'9'.repeat(19)}`, `"${'x'.repeat(1022)}"`])
    expect(await status(given)).toBe(200);
});

test('neither is a progress token that would go back with every step of the progress', async () => {
  const { endpoint, server } = await openGateway(legacyScript(answers));
  const client = await openSession(endpoint);
  const status = async (token: string): Promise<number> => {
    const params = `{"name":"a","_meta":{"progressToken":${token}}}`;
    return (await client.post(`{"jsonrpc":"2.0","id":1,"method":"tools/call","params":${params}}`)).status;
  };
  for (const token of [`"${'x'.repeat(1_000_000)}"`, '9'.repeat(21)]) expect(await status(token)).toBe(400);
  expect(server.of('tools/call')).toEqual([]);
  expect(await status('"mine"')).toBe(200);
});
