import { describe, expect, test } from 'vitest';
import { toolView, type ShownTools } from '../../../../../runtime/mcp/gateway/view/tool-view.ts';
import { openGateway } from '../../../../support/mcp/open-gateways.ts';
import { openSession, postModern } from '../../../../support/mcp/raw-client.ts';
import { legacyScript, modernScript, type Answering, type Received } from '../../../../support/mcp/scripted-server.ts';

const tools =
  '[ {"name":"read","description":"Reads.","inputSchema":{"type":"object","x":1.0},"annotations":{"readOnlyHint":false,"title":"T"} },\n' +
  '{"inputSchema":{},"n":12345678901234567890,"name":"\\u0077rite"}, {"name":"drop","name":"read"}, {"title":"nameless"},' +
  '{"name":"last","z":1,"a":"\u2028"}]';

function answerList({ message }: Received, answer: Answering): void {
  if (message.method === 'tools/list')
    answer.json(
      `{"id":${JSON.stringify(message.id)},"result":{"tools":${tools},"nextCursor":"x","ttlMs":5},"jsonrpc":"2.0"}`,
    );
  else answer.result({ called: message.params?.['name'] });
}

const shown = (some: Partial<ShownTools>) => ({
  view: (backend: Parameters<typeof toolView>[0]) => toolView(backend, { filter: [], overrides: {}, ...some }),
});

describe('a view of some tools', () => {
  test('leaves out what is hidden or cannot be named, and every other byte as it is', async () => {
    const { endpoint } = await openGateway(modernScript(answerList), shown({ filter: ['write', 'last'] }));
    const answer = await postModern(endpoint, 'tools/list');
    expect(await answer.text()).toBe(
      '{"id":1,"result":{"tools":[{"inputSchema":{},"n":12345678901234567890,"name":"\\u0077rite"},{"name":"last","z":1,"a":"\u2028"}],"nextCursor":"x","ttlMs":5},"jsonrpc":"2.0"}',
    );
  });

  test('renames, describes and annotates', async () => {
    const overrides = {
      read: { name: 'open', annotations: { readOnlyHint: true } },
      write: { description: 'Writes "it".' },
    };
    const { endpoint } = await openGateway(modernScript(answerList), shown({ overrides, filter: ['open', 'write'] }));
    expect(await (await postModern(endpoint, 'tools/list')).text()).toContain(
      '"tools":[{"name":"open","description":"Reads.","inputSchema":{"type":"object","x":1.0},"annotations":{"readOnlyHint":true,"title":"T"} },' +
        '{"description":"Writes \\"it\\".","inputSchema":{},"n":12345678901234567890,"name":"\\u0077rite"}]',
    );
  });

  test('calls a renamed tool by the name that the server knows, in the body and in the header', async () => {
    const overrides = { read: { name: 'öffnen' } };
    const { endpoint, server } = await openGateway(modernScript(answerList), shown({ overrides }));
    const headers = { 'mcp-name': '=?base64?w7ZmZm5lbg==?=' };
    const answer = await postModern(endpoint, 'tools/call', { name: 'öffnen', arguments: {} }, { headers });
    expect(await answer.message()).toMatchObject({ result: { called: 'read' } });
    expect(server.of('tools/call')[0]?.request.headers['mcp-name']).toBe('read');
    const session = await openSession((await openGateway(legacyScript(answerList), shown({ overrides }))).endpoint);
    const again = await session.post({ jsonrpc: '2.0', id: 4, method: 'tools/call', params: { name: 'öffnen' } });
    expect(await again.message()).toMatchObject({ id: 4, result: { called: 'read' } });
    const listed = await session.post({ jsonrpc: '2.0', id: 5, method: 'tools/list' });
    expect(await listed.text()).toContain('{"name":"öffnen","description"');
  });

  test.each([
    ['filtered out', { filter: ['write'] }, 'read'],
    ['renamed, by its old name', { overrides: { read: { name: 'open' } } }, 'read'],
    ['whose name another one took', { overrides: { read: { name: 'write' } }, filter: ['last'] }, 'write'],
  ])('answers a tool that is %s as one that does not exist', async (_name, some, name) => {
    const { endpoint, server } = await openGateway(modernScript(answerList), shown(some));
    const answer = await postModern(endpoint, 'tools/call', { name });
    expect(answer.status).toBe(400);
    expect(await answer.message()).toMatchObject({ id: 1, error: { code: -32602, message: `Unknown tool: ${name}` } });
    expect(server.of('tools/call')).toEqual([]);
  });

  test('shows each name once: a tool whose name another one took is hidden', async () => {
    const overrides = { read: { name: 'write' } };
    const { endpoint, server } = await openGateway(modernScript(answerList), shown({ overrides, filter: ['write'] }));
    const answer: { result?: { tools?: { name: string; description?: string }[] } } = JSON.parse(
      await (await postModern(endpoint, 'tools/list')).text(),
    );
    expect(answer.result?.tools).toMatchObject([{ name: 'write', description: 'Reads.' }]);
    await postModern(endpoint, 'tools/call', { name: 'write' });
    expect(server.of('tools/call')[0]?.message.params).toMatchObject({ name: 'read' });
  });

  test('filters lists that come as a stream, after what comes before them', async () => {
    const { endpoint } = await openGateway(
      modernScript(({ message }, answer) => {
        answer.stream();
        answer.event({ jsonrpc: '2.0', method: 'notifications/message', params: { level: 'info', data: 'x' } });
        answer.event({ jsonrpc: '2.0', id: message.id, result: { tools: [{ name: 'a' }, { name: 'b' }] } });
        answer.end();
      }),
      shown({ filter: ['b'] }),
    );
    const answer = await postModern(endpoint, 'tools/list');
    expect(await answer.nextMessage()).toMatchObject({ method: 'notifications/message' });
    expect(await answer.nextMessage()).toMatchObject({ id: 1, result: { tools: [{ name: 'b' }] } });
    expect(await answer.next()).toBeUndefined();
  });

  test('shows nothing of a list that is not one', async () => {
    const { endpoint } = await openGateway(
      modernScript((_received, answer) =>
        answer.json('{"jsonrpc":"2.0","id":1,"result":{"tools":[],"tools":[{"name":"a"}]}}'),
      ),
      shown({ filter: ['b'] }),
    );
    expect(await (await postModern(endpoint, 'tools/list')).message()).toMatchObject({ result: { tools: [] } });
  });
});
