import { expect, test } from 'vitest';
import type { Hooks } from '../../../../runtime/mcp/gateway/hooks.ts';
import { openGateway } from '../../../support/mcp/open-gateways.ts';
import { postModern } from '../../../support/mcp/raw-client.ts';
import { legacyScript, modernScript, type Answering, type Received } from '../../../support/mcp/scripted-server.ts';

/** A webhook that sends calls for the region "eu" elsewhere, and those for nowhere to "us". */
const webhooks: Hooks['webhooks'] = {
  mutate: ({ bytes }) =>
    Buffer.from(
      bytes
        .toString()
        .replace('"region":"eu"', '"region":"größte"')
        .replace('"arguments":{}', '"arguments":{"region":"us"}'),
    ),
  validate: () => undefined,
};
const region = { type: 'string', 'x-mcp-header': 'Region' };
const tools = [{ name: 'query', inputSchema: { type: 'object', properties: { region } } }];

function answers({ message }: Received, answer: Answering): void {
  if (message.method === 'tools/list') answer.result({ resultType: 'complete', tools, ttlMs: 0, cacheScope: 'public' });
  else answer.result({ resultType: 'complete', content: [], given: message.params?.['arguments'] });
}

test.each([
  ['modern', modernScript],
  ['legacy', legacyScript],
] as const)(
  'headers of parameters say what a webhook made of the arguments, toward a %s server',
  async (era, script) => {
    const { endpoint, server } = await openGateway(script(answers), { hooks: { webhooks } });
    const call = async (args: object, headers: Record<string, string> = {}) => {
      const answer = await postModern(endpoint, 'tools/call', { name: 'query', arguments: args }, { headers });
      return { result: (await answer.message()).result, sent: server.of('tools/call').at(-1)?.request.headers };
    };
    const changed = await call({ region: 'eu' }, { 'mcp-param-region': 'eu', 'mcp-param-other': 'x' });
    expect(changed.result).toMatchObject({ given: { region: 'größte' } });
    const added = await call({});
    expect(added.result).toMatchObject({ given: { region: 'us' } });
    const kept = await call({ region: 'asia' }, { 'mcp-param-region': 'asia' });
    expect(kept.result).toMatchObject({ given: { region: 'asia' } });
    if (era === 'legacy') return;
    expect(changed.sent?.['mcp-param-region']).toBe(`=?base64?${Buffer.from('größte').toString('base64')}?=`);
    expect(changed.sent).not.toHaveProperty('mcp-param-other');
    expect(added.sent?.['mcp-param-region']).toBe('us');
    expect(kept.sent?.['mcp-param-region']).toBe('asia');
    expect(server.of('tools/list')).toHaveLength(1);
  },
);
