import { request } from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { openGateway } from '../../../support/mcp/open-gateways.ts';
import { openSession, postModern } from '../../../support/mcp/raw-client.ts';
import { legacyScript, modernScript, type Answering, type Received } from '../../../support/mcp/scripted-server.ts';

/** What nobody may change: other spellings of numbers and strings, unknown and repeated members, line ends of Unicode. */
const kept = '"n":[1.0,1e2,12345678901234567890,-0],"s":"\\u00e9é\u2028\\/😀","b":{"a":1,"a":2,"":null}';
const response = `{"result":{"resultType":"complete","content":[],${kept}},"jsonrpc":"2.0","id":7}`;
const event = `:c\r\nid: 1\r\ndata: {"jsonrpc":"2.0","method":"notifications/message","params":{${kept}}}\r\n\r\nevent: message\rdata: ${response}\r\r`;

/** Writes bytes in two pieces, so that each arrives by itself. */
async function written(answer: Answering, bytes: Buffer, at: number): Promise<void> {
  answer.response.flushHeaders();
  answer.response.write(bytes.subarray(0, at));
  await turn();
  await turn();
  answer.response.end(bytes.subarray(at));
}

/** Serves each call cut at the byte that it asks for. */
function cutting(type: string, bytes: Buffer) {
  return ({ message }: Received, answer: Answering): Promise<void> => {
    answer.response.writeHead(200, { 'content-type': type });
    return written(answer, bytes, Number(message.params?.['at']));
  };
}

/** Bytes at which everything is cut: every third, and every one inside a character that has several. */
const places = (bytes: Buffer): readonly number[] =>
  Array.from({ length: bytes.length }, (_, at) => at).filter((at) => at % 3 === 1 || (bytes[at] ?? 0) >= 0x80);

describe.each([
  ['legacy', legacyScript],
  ['modern', modernScript],
] as const)('an answer of a %s server, cut anywhere', (era, script) => {
  test.each([
    ['application/json', response],
    ['text/event-stream', event],
  ])(
    '(%s) reaches its client as it is',
    async (type, text) => {
      const bytes = Buffer.from(text);
      const { endpoint } = await openGateway(script(cutting(type, bytes)));
      const session = era === 'legacy' ? await openSession(endpoint) : undefined;
      for (const at of places(bytes)) {
        const params = { name: 'cut', at };
        const answer =
          session === undefined
            ? await postModern(endpoint, 'tools/call', params, { id: 7 })
            : await session.post({ jsonrpc: '2.0', id: 7, method: 'tools/call', params });
        if (type === 'application/json') expect(await answer.text(), `cut at ${at}`).toBe(response);
        else {
          // A session begins its streams with an event that only says from where to resume.
          if (session !== undefined) expect((await answer.next())?.data).toBe('');
          expect((await answer.next())?.data, `cut at ${at}`).toContain(kept);
          expect((await answer.next())?.data, `cut at ${at}`).toBe(response);
          expect(await answer.next()).toBeUndefined();
        }
      }
    },
    60_000,
  );
});

test('a request, cut anywhere, reaches the server as it is', async () => {
  const { endpoint, server } = await openGateway(
    modernScript(({ message }, answer) => answer.result({ resultType: 'complete', content: [], of: message.id })),
  );
  const meta =
    '{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}';
  const body = Buffer.from(
    `{"params":{"name":"größe","arguments":{${kept}},"_meta":${meta}},"method":"tools/call","id":"i","jsonrpc":"2.0"}`,
  );
  const name = `=?base64?${Buffer.from('größe').toString('base64')}?=`;
  for (const at of places(body)) {
    const before = server.of('tools/call').length;
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const sent = request(endpoint, {
        method: 'POST',
        headers: {
          accept: 'application/json, text/event-stream',
          'content-type': 'application/json',
          'mcp-protocol-version': '2026-07-28',
          'mcp-method': 'tools/call',
          'mcp-name': name,
        },
      });
      sent.once('error', reject).once('response', (answer) => {
        answer.resume().once('end', () => resolve(answer.statusCode));
      });
      sent.flushHeaders();
      sent.write(body.subarray(0, at));
      void turn().then(() => sent.end(body.subarray(at)));
    });
    expect(status, `cut at ${at}`).toBe(200);
    expect(server.of('tools/call')[before]?.body, `cut at ${at}`).toBe(body.toString());
  }
}, 60_000);
