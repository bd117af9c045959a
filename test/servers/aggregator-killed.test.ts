import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { startAggregatorProcess, type AggregatorProcess } from '../support/mcp/aggregator-process.ts';
import { openSession, postModern, send } from '../support/mcp/raw-client.ts';
import {
  modernScript,
  startScriptedServer,
  type Message,
  type ScriptedServer,
} from '../support/mcp/scripted-server.ts';
import { hasRedis, startRedis } from '../support/redis.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

/** Looks, asks, and writes; the last step hangs until it is let go. */
const workflow = {
  name: 'report',
  steps: [
    { id: 'look', tool: 'a.look' },
    {
      id: 'ask',
      type: 'elicitation',
      dependsOn: ['look'],
      message: 'Go on?',
      schema: { type: 'object', properties: {} },
    },
    { id: 'write', tool: 'a.write', dependsOn: ['ask'] },
  ],
};
const straight = {
  name: 'straight',
  steps: [
    { id: 'look', tool: 'a.look' },
    { id: 'write', tool: 'a.write', dependsOn: ['look'] },
  ],
};

interface Replicated {
  readonly one: AggregatorProcess;
  readonly other: AggregatorProcess;
  readonly server: ScriptedServer;
  /** Lets every call of `write` go that hangs, and those that come. */
  readonly letGo: () => void;
  /** How often a tool was called. */
  readonly called: (tool: string) => number;
}

/** Two replicas in processes of their own, over one server. */
async function replicated(): Promise<Replicated> {
  const redis = await startRedis();
  closing.push(() => redis.remove());
  const gate = Promise.withResolvers<void>();
  const server = await startScriptedServer(
    modernScript(({ message }, answer) => {
      const tools = ['look', 'write'].map((name) => ({ name, inputSchema: { type: 'object' } }));
      if (message.method === 'tools/list') answer.result({ resultType: 'complete', tools });
      else if (message.params?.['name'] === 'look') answer.result({ resultType: 'complete', content: [] });
      else void gate.promise.then(() => answer.result({ resultType: 'complete', content: [] }));
    }),
  );
  closing.push(() => server.close());
  const file = join(temporaryFolder('svc-killed-'), 'config.json');
  const config = {
    groupRef: 'tests',
    backends: [{ name: 'a', url: `${server.address}/mcp`, transport: 'streamable-http' }],
    sessionStorage: { provider: 'redis', address: `127.0.0.1:${redis.port}` },
    compositeTools: [workflow, straight],
  };
  writeFileSync(file, JSON.stringify(config));
  const [one, other] = [await startAggregatorProcess(file), await startAggregatorProcess(file)];
  for (const each of [one, other]) {
    closing.push(() => each.close());
    await expect.poll(() => each.readiness(), { timeout: 20_000 }).toMatch(/^200/);
  }
  return {
    one,
    other,
    server,
    letGo: () => gate.resolve(),
    called: (tool) => server.of('tools/call').filter(({ message }) => message.params?.['name'] === tool).length,
  };
}

const capabilities = { 'io.modelcontextprotocol/clientCapabilities': { elicitation: { form: {} } } };

async function call({ endpoint }: AggregatorProcess, params: object): Promise<Message> {
  const answer = await postModern(endpoint, 'tools/call', { arguments: {}, ...params }, { meta: capabilities });
  return answer.message();
}

function stateOf({ result }: Message): unknown {
  return Object.entries(result ?? {}).find(([name]) => name === 'requestState')?.[1];
}

describe.skipIf(!hasRedis())('a replica that is killed in the middle of a workflow', () => {
  test('leaves a run that waits for its user to the other one, which repeats nothing', async () => {
    const { one, other, called, letGo } = await replicated();
    const asked = await call(one, { name: 'report' });
    expect(asked.result).toMatchObject({ resultType: 'input_required' });
    await one.kill();
    letGo();
    const goOn = {
      name: 'report',
      requestState: stateOf(asked),
      inputResponses: { ask: { action: 'accept', content: {} } },
    };
    expect(await call(other, goOn)).toMatchObject({ result: { resultType: 'complete' } });
    expect([called('look'), called('write')]).toEqual([1, 1]);
  });

  test('breaks the connection of its client without a result; the same answers are refused, and write nothing again', async () => {
    const { one, other, called, letGo } = await replicated();
    const asked = await call(one, { name: 'report' });
    const goOn = {
      name: 'report',
      requestState: stateOf(asked),
      inputResponses: { ask: { action: 'accept', content: {} } },
    };
    const broken = call(one, goOn).then(
      (message) => `an answer: ${JSON.stringify(message)}`,
      (error: unknown) => (error instanceof TypeError ? 'broken' : String(error)),
    );
    await vi.waitFor(() => expect(called('write')).toBe(1), { timeout: 10_000 });
    await one.kill();
    expect(await broken).toBe('broken');
    letGo();
    const again = await call(other, goOn);
    expect(again.error).toMatchObject({ code: -32602, message: expect.stringContaining('call the tool again') });
    expect(called('write')).toBe(1);
    expect(await call(other, { name: 'straight' })).toMatchObject({ result: { resultType: 'complete' } });
  });

  test('gives clients with a session an error for the call, at the replica that they come back to', async () => {
    const { one, other, called, letGo } = await replicated();
    const client = await openSession(one.endpoint);
    const _meta = { progressToken: 'p' };
    const answer = await client.post({
      jsonrpc: '2.0',
      id: 'the-call',
      method: 'tools/call',
      params: { name: 'straight', arguments: {}, _meta },
    });
    let first = await answer.next();
    while (first !== undefined && first.id === undefined) first = await answer.next();
    expect(first?.id).toBeDefined();
    await vi.waitFor(() => expect(called('write')).toBe(1), { timeout: 10_000 });
    await one.kill();
    const headers = { 'mcp-session-id': client.session, 'mcp-protocol-version': '2025-11-25' };
    const resumed = await send(other.endpoint, 'GET', {
      headers: { ...headers, accept: 'text/event-stream', 'last-event-id': first?.id ?? '' },
    });
    const messages: Message[] = [];
    for (let event = await resumed.next(); event !== undefined; event = await resumed.next())
      if (event.data !== '') messages.push(JSON.parse(event.data));
    expect(messages.at(-1)).toMatchObject({
      id: 'the-call',
      error: { message: expect.stringContaining('may have been carried out') },
    });
    expect(messages.filter(({ result }) => result !== undefined)).toEqual([]);
    letGo();
    // The session goes on.
    const listed = await send(other.endpoint, 'POST', {
      headers: { ...headers, 'content-type': 'application/json' },
      body: { jsonrpc: '2.0', id: 2, method: 'tools/call', params: { name: 'straight', arguments: {} } },
    });
    expect(listed.status).toBe(200);
    expect(called('write')).toBe(2);
  });
});
