import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { afterEach, describe, expect, test } from 'vitest';
import type { CompositeToolConfig } from '../../generated/types/composite-tool-config.ts';
import { clients } from '../support/mcp/asking-clients.ts';
import { startLegacySdkServer } from '../support/mcp/legacy-sdk-server.ts';
import { startModernSdkServer } from '../support/mcp/modern-sdk-server.ts';
import { startTestAggregator, type TestAggregator } from '../support/mcp/running-aggregator.ts';
import { scratchFolder } from '../support/scratch-folder.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

/** Asks in between, and calls hidden tools of servers of both eras; the second takes a number. */
const workflow: CompositeToolConfig = {
  name: 'report',
  description: 'Looks, asks, and opens a ticket',
  parameters: { type: 'object', properties: { service: { type: 'string' } }, required: ['service'] },
  steps: [
    { id: 'known', tool: 'old.echo', arguments: { text: 'about {{.params.service}}' } },
    {
      id: 'ask',
      type: 'elicitation',
      dependsOn: ['known'],
      message: 'Found {{.steps.known.output.text}}. How many?',
      schema: { type: 'object', properties: { count: { type: 'integer' } }, required: ['count'] },
      onDecline: { action: 'skip_remaining' },
    },
    {
      id: 'open',
      tool: 'young.double',
      dependsOn: ['ask'],
      arguments: { count: '{{.steps.ask.output.count}}' },
      defaultResults: { doubled: 0 },
    },
  ],
  output: {
    properties: {
      doubled: { type: 'integer', value: '{{.steps.open.output.doubled}}', description: 'Twice as many' },
      known: { type: 'string', value: '{{.steps.known.output.text}}' },
    },
    required: ['doubled'],
  },
};

/** A tool that never answers; promises for its first call and for its cancellation. */
interface Slow {
  readonly begun: Promise<void>;
  readonly cancelled: Promise<void>;
}

async function aggregator(
  more: { readonly logFile?: string } = {},
): Promise<{ readonly started: TestAggregator; readonly slow: Slow; readonly doubled: () => number }> {
  let doubled = 0;
  const begun = Promise.withResolvers<void>();
  const cancelled = Promise.withResolvers<void>();
  const old = await startLegacySdkServer();
  const young = await startModernSdkServer((server) => {
    server.registerTool(
      'double',
      {
        inputSchema: z.object({ count: z.number().int() }),
        outputSchema: z.object({ doubled: z.number() }),
        annotations: { readOnlyHint: true, openWorldHint: false },
      },
      ({ count }) => {
        doubled++;
        return { content: [{ type: 'text', text: String(2 * count) }], structuredContent: { doubled: 2 * count } };
      },
    );
    server.registerTool('slow', { inputSchema: z.object({}) }, async (_, { mcpReq }) => {
      begun.resolve();
      await new Promise<void>((resolve) => mcpReq.signal.addEventListener('abort', () => resolve()));
      cancelled.resolve();
      return { content: [] };
    });
  });
  closing.push(
    () => old.close(),
    () => young.close(),
  );
  const started = await startTestAggregator({
    outgoingAuth: { source: 'inline' },
    ...(more.logFile === undefined ? {} : { audit: { enabled: true, logFile: more.logFile } }),
    backends: [
      { name: 'old', url: `${old.address}/mcp`, transport: 'streamable-http' },
      { name: 'young', url: `${young.address}/mcp`, transport: 'streamable-http' },
    ],
    aggregation: { excludeAllTools: true },
    compositeTools: [
      workflow,
      { name: 'slow', steps: [{ id: 'wait', tool: 'young.slow' }] },
      { name: 'broken', steps: [{ id: 'first', tool: 'old.fail' }] },
    ],
  });
  closing.push(() => started.close());
  await started.ready();
  return { started, slow: { begun: begun.promise, cancelled: cancelled.promise }, doubled: () => doubled };
}

describe.each(['1.x', '2.x'] as const)('with a client made with the SDK %s', (version) => {
  const connect = clients[version];

  test('a workflow asks its user and calls hidden tools of servers of both eras', async () => {
    const { started } = await aggregator();
    const client = await connect(started.endpoint, { action: 'accept', content: { count: 21 } });
    const tools = await client.list();
    expect(tools.map(({ name }) => name)).toEqual(['broken', 'report', 'slow']);
    expect(tools[1]).toMatchObject({
      description: 'Looks, asks, and opens a ticket',
      inputSchema: { required: ['service'] },
      outputSchema: { properties: { doubled: { type: 'integer' } } },
      annotations: { readOnlyHint: false, openWorldHint: true },
    });
    const progress: number[] = [];
    const onprogress = (said: { progress: number }): void => void progress.push(said.progress);
    const result = await client.call('report', { service: 'db' }, { onprogress });
    expect(result).toMatchObject({ structuredContent: { doubled: 42, known: 'about db' } });
    // The SDK 2.x hands the first message over twice.
    expect([...new Set(progress)]).toEqual([1, 2, 3]);
  });

  test('a user who declines ends it as the workflow says', async () => {
    const { started } = await aggregator();
    const client = await connect(started.endpoint, { action: 'decline' });
    expect(await client.call('report', { service: 'db' })).toMatchObject({
      structuredContent: { doubled: 0, known: 'about db' },
    });
  });

  test('an error names the step that failed, and contains no partial result', async () => {
    const { started } = await aggregator();
    const client = await connect(started.endpoint, undefined);
    const said = async (name: string, args: Record<string, unknown>): Promise<string> => {
      const { content, isError } = await client.call(name, args);
      expect(isError).toBe(true);
      return JSON.stringify(content);
    };
    expect(await said('broken', {})).toContain('step \\"first\\": tool old.fail failed: it failed');
    expect(await said('report', {})).toContain("must have required property 'service'");
    expect(await said('report', { service: 'db' })).toContain('step \\"ask\\": this client cannot ask its user');
  });

  test('cancelling the call cancels the calls of its steps', async () => {
    const { started, slow } = await aggregator();
    const client = await connect(started.endpoint, undefined);
    const controller = new AbortController();
    const { signal } = controller;
    const failed = client.call('slow', {}, { signal }).catch((error: unknown) => error);
    await slow.begun;
    controller.abort();
    expect(await failed).toBeInstanceOf(Error);
    await slow.cancelled;
  });
});

/** One request of 2026-07-28. */
async function raw(endpoint: URL, params: object): Promise<{ result?: Record<string, unknown>; error?: unknown }> {
  const meta = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientInfo': { name: 'test', version: '0' },
    'io.modelcontextprotocol/clientCapabilities': { elicitation: {} },
  };
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': '2026-07-28',
      'mcp-method': 'tools/call',
      'mcp-name': 'report',
    },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'report', ...params, _meta: meta },
    }),
  });
  return JSON.parse(await answer.text());
}

test('a run that waits is sealed: it goes on for the same call only, and nothing is done twice before it', async () => {
  const { started } = await aggregator();
  const args = { arguments: { service: 'db' } };
  const first = await raw(started.endpoint, args);
  expect(first.result).toMatchObject({
    resultType: 'input_required',
    inputRequests: { ask: { method: 'elicitation/create', params: { message: 'Found about db. How many?' } } },
  });
  const requestState = first.result?.['requestState'];
  const inputResponses = { ask: { action: 'accept', content: { count: 1 } } };
  const refused = { error: { code: -32602 } };
  expect(await raw(started.endpoint, { arguments: { service: 'x' }, requestState, inputResponses })).toMatchObject(
    refused,
  );
  expect(await raw(started.endpoint, { ...args, requestState: 'AAAA', inputResponses })).toMatchObject(refused);
  const wrong = { ask: { action: 'accept', content: { count: 'one' } } };
  expect(await raw(started.endpoint, { ...args, requestState, inputResponses: wrong })).toMatchObject({
    result: { isError: true },
  });
  expect(await raw(started.endpoint, { ...args, requestState, inputResponses })).toMatchObject({
    result: { resultType: 'complete', structuredContent: { doubled: 2 } },
  });
});

test('a request that brings the answers twice repeats no step', async () => {
  const { started, doubled } = await aggregator();
  const args = { arguments: { service: 'db' } };
  const requestState = (await raw(started.endpoint, args)).result?.['requestState'];
  const inputResponses = { ask: { action: 'accept', content: { count: 1 } } };
  const answers = await Promise.all(
    [1, 2, 3].map(() => raw(started.endpoint, { ...args, requestState, inputResponses })),
  );
  expect(answers.filter(({ result }) => result?.['resultType'] === 'complete')).toHaveLength(1);
  expect(answers.filter(({ error }) => error !== undefined)).toHaveLength(2);
  const late = await raw(started.endpoint, { ...args, requestState, inputResponses });
  expect(late.error).toMatchObject({
    code: -32602,
    message: expect.stringContaining('gone on from this requestState'),
  });
  expect(doubled()).toBe(1);
});

test('runs and their steps are in the audit log, in the order in which they happened', async () => {
  const logFile = join(scratchFolder(), 'audit.log');
  const { started } = await aggregator({ logFile });
  const client = await clients['1.x'](started.endpoint, { action: 'decline' });
  await client.call('report', { service: 'db' });
  await client.call('broken', {});
  await started.close();
  const events = readFileSync(logFile, 'utf8')
    .trim()
    .split('\n')
    .map((line): { type: string; target: { workflow?: string; step?: string }; subjects: object } => JSON.parse(line))
    .filter(({ type }) => type.startsWith('vmcp_'));
  expect(events.map(({ type, target }) => `${type.slice(14)} ${target.step ?? target.workflow}`)).toEqual([
    'started report',
    'step_started known',
    'step_completed known',
    'step_started ask',
    'step_completed ask',
    'step_skipped open',
    'completed report',
    'started broken',
    'step_started first',
    'step_failed first',
    'failed broken',
  ]);
  expect(events[0]?.subjects).toEqual({ subject: 'anonymous' });
  expect(readFileSync(logFile, 'utf8')).not.toContain('about db');
});
