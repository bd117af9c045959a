import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { AggregatorConfig } from '../../generated/types/aggregator.ts';
import { postModern } from '../support/mcp/raw-client.ts';
import type { TestAggregator } from '../support/mcp/running-aggregator.ts';
import type { ScriptedServer } from '../support/mcp/scripted-server.ts';
import {
  findTools,
  legacyClient,
  modernClient,
  startOver,
  startToolServer,
  type ScriptedTool,
  type ToolClient,
} from '../support/mcp/searching-aggregator.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

const byKeyword = { hybridSearchSemanticRatio: '0' };

async function serverWith(...tools: readonly ScriptedTool[]): Promise<ScriptedServer> {
  const server = await startToolServer(() => tools);
  closing.push(() => server.close());
  return server;
}

async function over(
  servers: Readonly<Record<string, ScriptedServer>>,
  config: Omit<AggregatorConfig, 'groupRef'> = {},
): Promise<TestAggregator> {
  const aggregator = await startOver(servers, { optimizer: byKeyword, ...config });
  closing.push(() => aggregator.close());
  return aggregator;
}

const eras: readonly [string, (aggregator: TestAggregator) => Promise<ToolClient>][] = [
  ['2025-11-25', (aggregator) => legacyClient(aggregator)],
  ['2026-07-28', async (aggregator) => modernClient(aggregator)],
];

const issue = { name: 'create_issue', description: 'Opens an issue in a repository' };
const mail = { name: 'send_mail', description: 'Sends a letter' };

describe.each(eras)('with an optimizer, clients of %s', (_era, clientOf) => {
  test('see a search in place of the tools, and those that are pinned', async () => {
    const optimizer = { ...byKeyword, pinnedTools: ['a_send_mail', 'nobody'] };
    const aggregator = await over({ a: await serverWith(issue, mail) }, { optimizer });
    const client = await clientOf(aggregator);
    expect(await client.list()).toEqual(['a_send_mail', 'call_tool', 'find_tool']);
    expect((await client.call('a_send_mail')).result?.content).toEqual([{ type: 'text', text: 'send_mail {}' }]);
  });

  test('find tools with their definitions, and call them', async () => {
    const server = await serverWith(issue, mail);
    const client = await clientOf(await over({ a: server }));
    const { result } = await client.call('find_tool', { tool_description: 'open an issue' });
    const listed = { ...issue, name: 'a_create_issue', inputSchema: { type: 'object' } };
    expect(result?.structuredContent).toEqual({
      tools: [listed],
      token_metrics: expect.objectContaining({ savings_percent: expect.any(Number) }),
    });
    // For clients that know texts only.
    expect(JSON.parse(result?.content?.[0]?.text ?? '')).toEqual(result?.structuredContent);
    const called = await client.call('call_tool', { tool_name: 'a_create_issue', parameters: { title: 'x' } });
    expect(called.result?.content).toEqual([{ type: 'text', text: 'create_issue {"title":"x"}' }]);
    const [last] = server.of('tools/call').slice(-1);
    expect(last?.request.headers['mcp-name']).toBe('create_issue');
  });

  test('get the answer of an absent tool for each name that is neither listed nor found', async () => {
    const aggregation = { tools: [{ workload: 'a', filter: ['create_issue'] }] };
    const server = await serverWith(issue, mail);
    const client = await clientOf(await over({ a: server }, { aggregation }));
    const { error: absent } = await client.call('nobody');
    expect(absent).toMatchObject({ code: -32602, message: 'Unknown tool: nobody' });
    const unknown = (name: string): object => ({ error: { ...absent, message: `Unknown tool: ${name}` } });
    expect(await client.call('a_create_issue')).toMatchObject(unknown('a_create_issue'));
    for (const name of ['a_send_mail', 'nobody', 'call_tool'])
      expect(await client.call('call_tool', { tool_name: name })).toMatchObject(unknown(name));
    expect(server.of('tools/call')).toEqual([]);
    expect(await findTools(client, 'send a letter')).toEqual([]);
  });

  test('hear what is wrong with a question or a call', async () => {
    const client = await clientOf(await over({ a: await serverWith(issue) }));
    const wrong = async (name: string, given: object): Promise<unknown> => (await client.call(name, given)).error;
    expect(await wrong('find_tool', {})).toMatchObject({
      code: -32602,
      message: expect.stringContaining('tool_description is missing'),
    });
    expect(await wrong('call_tool', { parameters: {} })).toMatchObject({
      code: -32602,
      message: expect.stringContaining('tool_name is missing'),
    });
  });

  test('find and call workflows', async () => {
    const compositeTools = [
      { name: 'triage', description: 'Sorts what has come in', steps: [{ id: 'one', tool: 'a.create_issue' }] },
    ];
    const client = await clientOf(await over({ a: await serverWith(issue) }, { compositeTools }));
    expect(await findTools(client, 'sort what came')).toEqual(['triage']);
    const { result } = await client.call('call_tool', { tool_name: 'triage' });
    expect(JSON.stringify(result)).toContain('create_issue {}');
  });
});

describe('the tools of a search', () => {
  test('hide those of servers that have their names', async () => {
    const server = await serverWith({ name: 'find_tool' }, { name: 'call_tool' }, issue);
    const aggregation = { conflictResolution: 'priority' as const, conflictResolutionConfig: { priorityOrder: ['a'] } };
    const client = modernClient(await over({ a: server }, { aggregation }));
    expect(await client.list()).toEqual(['call_tool', 'find_tool']);
    expect(await findTools(client, 'find call issue tool')).toEqual(['create_issue']);
    await client.call('call_tool', { tool_name: 'call_tool' });
    expect(server.of('tools/call')).toEqual([]);
  });

  test('follow what servers list, and whether they are there', async () => {
    const tools: ScriptedTool[] = [issue];
    const a = await startToolServer(() => tools);
    closing.push(() => a.close());
    const failureHandling = {
      partialFailureMode: 'best_effort' as const,
      // Checks have time on a busy machine; a server that is gone refuses at once.
      healthCheckInterval: '1500ms',
      healthCheckTimeout: '1400ms',
      unhealthyThreshold: 1,
    };
    const aggregator = await over({ a, b: await serverWith(mail) }, { operational: { failureHandling } });
    const client = modernClient(aggregator);
    const every = 'issue letter gadget';
    expect((await findTools(client, every)).toSorted()).toEqual(['a_create_issue', 'b_send_mail']);
    tools.push({ name: 'gadget' });
    await vi.waitFor(async () => expect(await findTools(client, every)).toContain('a_gadget'), 20_000);
    await a.close();
    await vi.waitFor(async () => expect(await findTools(client, every)).toEqual(['b_send_mail']), 20_000);
  });

  test('fail as lists do while a server is away that all are asked for', async () => {
    const away = await serverWith();
    await away.close();
    const client = modernClient(await over({ a: await serverWith(issue), away }));
    const { error } = await client.call('find_tool', { tool_description: 'issue' });
    expect(error).toMatchObject({ code: -32603, message: expect.stringContaining('1 of the 2 MCP servers') });
    const called = await client.call('call_tool', { tool_name: 'a_create_issue' });
    expect(called.status).toBe(200);
  });

  test('are audited under the name of what is called', async () => {
    const logFile = join(temporaryFolder('svc-aggregator-'), 'audit.log');
    const aggregator = await over({ a: await serverWith(issue) }, { audit: { enabled: true, logFile } });
    const client = modernClient(aggregator);
    await client.call('call_tool', { tool_name: 'a_create_issue' });
    await client.call('call_tool', { tool_name: 'nobody' });
    await findTools(client, 'issue');
    const written = (): unknown[] =>
      readFileSync(logFile, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => {
          const { type, outcome, target } = JSON.parse(line);
          return [type, target.name, outcome];
        });
    await vi.waitFor(() => expect(written()).toHaveLength(3));
    expect(written()).toEqual([
      ['mcp_tool_call', 'a_create_issue', 'success'],
      ['mcp_tool_call', 'nobody', 'failure'],
      ['mcp_tool_call', 'find_tool', 'success'],
    ]);
  });

  test('are limited as what is called', async () => {
    const one = { maxTokens: 1, refillPeriod: '1h' };
    const rateLimiting = {
      tools: [
        { name: 'a_create_issue', shared: one },
        { name: 'find_tool', shared: one },
      ],
    };
    const client = modernClient(await over({ a: await serverWith(issue, mail) }, { rateLimiting }));
    const call = async (tool: string) => (await client.call('call_tool', { tool_name: tool })).status;
    expect([await call('a_create_issue'), await call('a_create_issue'), await call('a_send_mail')]).toEqual([
      200, 429, 200,
    ]);
    await findTools(client, 'issue');
    expect(await client.call('find_tool', { tool_description: 'issue' })).toMatchObject({ status: 429 });
  });

  test('carry on what a tool asks for on the way', async () => {
    const aggregator = await over(
      { a: await serverWith(issue) },
      {
        compositeTools: [
          {
            name: 'ask',
            description: 'Asks first',
            steps: [
              { id: 'sure', type: 'elicitation', message: 'Sure?', schema: { type: 'object', properties: {} } },
              { id: 'open', tool: 'a.create_issue', dependsOn: ['sure'] },
            ],
          },
        ],
      },
    );
    const meta = { 'io.modelcontextprotocol/clientCapabilities': { elicitation: {} } };
    const given = { name: 'call_tool', arguments: { tool_name: 'ask' } };
    const asked = await (await postModern(aggregator.endpoint, 'tools/call', given, { meta })).message();
    expect(asked.result).toMatchObject({ resultType: 'input_required' });
    const { requestState } = asked.result as { readonly requestState: string };
    const more = { ...given, requestState, inputResponses: { sure: { action: 'accept', content: {} } } };
    const answered = await (await postModern(aggregator.endpoint, 'tools/call', more, { meta })).message();
    expect(JSON.stringify(answered.result)).toContain('create_issue');
  });
});
