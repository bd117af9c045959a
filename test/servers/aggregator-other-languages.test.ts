import { Client as ModernClient, StreamableHTTPClientTransport as ModernTransport } from '@modelcontextprotocol/client';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { CreateMessageRequestSchema, ElicitRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasGo, startGoServer } from '../support/mcp/go/go-server.ts';
import { closeLater } from '../support/mcp/open-gateways.ts';
import { hasPythonServers, startPythonServer } from '../support/mcp/python/python-server.ts';
import { startTestAggregator, type TestAggregator } from '../support/mcp/running-aggregator.ts';

const unicode = 'größe \u2028 😀 "\\"';
const text = (value: string) => ({ content: [{ type: 'text' as const, text: value }] });
const sampled = { model: 'test', role: 'assistant' as const, content: { type: 'text' as const, text: 'Oslo' } };
const names = ['fastmcp', 'go', 'golegacy', 'python'] as const;

describe.skipIf(!hasPythonServers() || !hasGo())('servers in Python and Go in one group', () => {
  let aggregator: TestAggregator;
  const closing: (() => Promise<unknown>)[] = [];
  beforeAll(async () => {
    const servers = {
      python: await startPythonServer('mcp'),
      fastmcp: await startPythonServer('fastmcp'),
      go: await startGoServer('all'),
      golegacy: await startGoServer('legacy'),
    };
    for (const server of Object.values(servers)) closing.push(() => server.close());
    aggregator = await startTestAggregator({
      backends: Object.entries(servers).map(([name, { port }]) => ({
        name,
        url: `http://127.0.0.1:${port}/mcp`,
        transport: 'streamable-http' as const,
      })),
    });
    closing.push(() => aggregator.close());
    await aggregator.ready();
  }, 300_000);
  afterAll(async () => {
    for (const close of closing.toReversed()) await close();
  });

  async function legacy(): Promise<Client> {
    const client = new Client({ name: 'test', version: '0' }, { capabilities: { elicitation: {}, sampling: {} } });
    client.setRequestHandler(ElicitRequestSchema, () => ({ action: 'accept', content: { name: 'Ada' } }));
    client.setRequestHandler(CreateMessageRequestSchema, () => sampled);
    await client.connect(new StreamableHTTPClientTransport(aggregator.endpoint));
    closeLater(() => client.close());
    return client;
  }

  async function modern(): Promise<ModernClient> {
    const client = new ModernClient(
      { name: 'test', version: '0' },
      { capabilities: { elicitation: {}, sampling: {} }, versionNegotiation: { mode: { pin: '2026-07-28' } } },
    );
    client.setRequestHandler('elicitation/create', () => ({ action: 'accept', content: { name: 'Ada' } }));
    client.setRequestHandler('sampling/createMessage', () => sampled);
    await client.connect(new ModernTransport(aggregator.endpoint));
    closeLater(() => client.close());
    return client;
  }

  test.each([
    ['1.x', legacy],
    ['2.x', modern],
  ])('serve one client of the SDK %s: tools, progress, prompts, resources and questions', async (_sdk, connect) => {
    const client = await connect();
    const { tools } = await client.listTools();
    for (const name of names) {
      expect(tools.map((tool) => tool.name)).toEqual(expect.arrayContaining([`${name}_echo`, `${name}_fail`]));
      const echo = { name: `${name}_echo`, arguments: { text: unicode } };
      expect(await client.callTool(echo)).toMatchObject(text(unicode));
      expect(await client.callTool({ name: `${name}_fail`, arguments: {} })).toMatchObject({ isError: true });
      const seen: number[] = [];
      const onprogress = ({ progress }: { progress: number }): void => void seen.push(progress);
      const steps = { name: `${name}_steps`, arguments: {} };
      const done =
        client instanceof Client
          ? await client.callTool(steps, undefined, { onprogress })
          : await client.callTool(steps, { onprogress });
      expect(done).toMatchObject(text('done'));
      expect(seen).toEqual([1, 2]);
      expect(await client.getPrompt({ name: `${name}_greet`, arguments: { name: 'Ada' } })).toMatchObject({
        messages: [{ content: { text: 'Hello Ada' } }],
      });
    }
    for (const name of ['python', 'go', 'golegacy']) {
      expect(await client.callTool({ name: `${name}_ask`, arguments: {} })).toMatchObject(text('Hello Ada'));
      expect(await client.callTool({ name: `${name}_sample`, arguments: {} })).toMatchObject(text('It said Oslo'));
    }
    // What Python and Go have under one URI is that of the first by name.
    const { resources } = await client.listResources();
    expect(resources.map(({ uri }) => uri)).toEqual([...new Set(resources.map(({ uri }) => uri))]);
    expect(await client.readResource({ uri: 'memo://readme' })).toMatchObject({
      contents: [{ text: expect.stringContaining('größe') }],
    });
    expect(await client.readResource({ uri: 'memo://third' })).toMatchObject({
      contents: [{ text: expect.stringContaining('größe') }],
    });
  });
});
