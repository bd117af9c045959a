import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { openGateway, progressOf, toolCall } from '../support/mcp/open-gateways.ts';
import { openSession, postModern, send } from '../support/mcp/raw-client.ts';
import {
  legacyScript,
  modernScript,
  type Answering,
  type Received,
  type ScriptedServer,
} from '../support/mcp/scripted-server.ts';
import { projectRoot } from '../support/source-files.ts';

/*
 * Each row of the page about revisions is what the proxy does: a row without a check here is not known to be true, and a check without a row
 * is missing on the page.
 */

const page = readFileSync(join(projectRoot, 'docs/how-to/mcp-revisions.md'), 'utf8');

/** The first cells of the table below a heading, or what its points begin with. */
function namedBelow(heading: string): string[] {
  const [, below = ''] = page.split(`## ${heading}\n`);
  const [section = ''] = below.split('\n## ');
  const rows = [...section.matchAll(/^\| (.+?) \|/gm)].map(([, cell = '']) => cell).slice(1);
  const points = [...section.matchAll(/^- ([^.:]+)[.:]/gm)].map(([, point = '']) => point);
  return [...rows, ...points];
}

type Checks = Readonly<Record<string, () => Promise<void>>>;

const metaOf = ({ message }: Received): Readonly<Record<string, unknown>> => ({ ...Object(message.params?.['_meta']) });
const own = (name: string): string => `io.modelcontextprotocol/${name}`;
const question = { method: 'elicitation/create', params: { message: 'Who?', requestedSchema: { type: 'object' } } };
const canBeAsked = { [own('clientCapabilities')]: { elicitation: {} } };

function fine(_received: Received, answer: Answering): void {
  answer.result({ resultType: 'complete', content: [] });
}

async function legacyOverModern(script = fine, capabilities: object = { resources: { subscribe: true }, logging: {} }) {
  const gateway = await openGateway(modernScript(script, { capabilities }));
  const client = await openSession(gateway.endpoint);
  const ask = (id: number, method: string, params: object) => client.post({ jsonrpc: '2.0', id, method, params });
  return { ...gateway, client, ask };
}

const calls = (server: ScriptedServer): readonly Received[] => server.of('tools/call');

const ofSessions: Checks = {
  async '`initialize`'() {
    const { server, client } = await legacyOverModern();
    await client.post(toolCall(1));
    expect(server.of('initialize')).toEqual([]);
    expect(metaOf(calls(server)[0] ?? expect.fail())).toMatchObject({
      [own('clientCapabilities')]: {},
      [own('clientInfo')]: { name: 'raw' },
    });
  },
  async '`logging/setLevel`'() {
    const { server, client, ask } = await legacyOverModern();
    await ask(1, 'logging/setLevel', { level: 'debug' });
    for (const id of [2, 3]) await client.post(toolCall(id));
    expect(calls(server).map((each) => metaOf(each)[own('logLevel')])).toEqual(['debug', 'debug']);
    expect(server.of('logging/setLevel')).toEqual([]);
  },
  async '`resources/subscribe`, `resources/unsubscribe`, the GET stream'() {
    const { server, client, ask } = await legacyOverModern(({ message }, answer) => {
      if (message.method === 'subscriptions/listen') answer.stream();
      else answer.result({});
    });
    await client.get();
    await ask(1, 'resources/subscribe', { uri: 'file:///a' });
    await ask(2, 'resources/subscribe', { uri: 'file:///b' });
    await ask(3, 'resources/unsubscribe', { uri: 'file:///a' });
    const last = (): unknown => server.of('subscriptions/listen').at(-1)?.message.params?.['notifications'];
    await vi.waitFor(() => expect(last()).toEqual({ resourceSubscriptions: ['file:///b'] }));
    expect(server.of('resources/subscribe')).toEqual([]);
  },
  async 'elicitation, sampling and roots requests on the stream of a call'() {
    const { server, client } = await legacyOverModern((_received, answer) =>
      answer.result({ resultType: 'input_required', inputRequests: { q: question }, requestState: 's' }),
    );
    const answer = await client.post(toolCall(1));
    for (let round = 1; round <= 16; round += 1) {
      const asked = await answer.nextMessage();
      expect(asked).toMatchObject(question);
      await client.post({ jsonrpc: '2.0', id: asked.id, result: { action: 'accept' } });
    }
    expect(await answer.nextMessage()).toMatchObject({ id: 1, error: {} });
    expect(page).toContain('up to 16 times');
    expect(calls(server).at(-1)?.message.params).toMatchObject({ inputResponses: { q: { action: 'accept' } } });
  },
  async 'tool arguments'() {
    const { server, client } = await legacyOverModern(({ message }, answer) => {
      const properties = { where: { type: 'string', 'x-mcp-header': 'Region' } };
      const tools = [{ name: 'slow', inputSchema: { type: 'object', properties } }];
      answer.result(message.method === 'tools/list' ? { tools } : { content: [] });
    });
    await client.post(toolCall(1, { arguments: { where: 'eu' } }));
    expect(calls(server)[0]?.request.headers['mcp-param-region']).toBe('eu');
  },
  async '`notifications/cancelled`'() {
    let isClosed = false;
    const { server, client } = await legacyOverModern((_received, answer) => {
      answer.stream();
      answer.event(progressOf('p', 1));
      answer.response.once('close', () => (isClosed = true));
    });
    const answer = await client.post(toolCall(1));
    await answer.nextMessage();
    await client.post({ jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1 } });
    await vi.waitFor(() => expect(isClosed).toBe(true));
    expect(server.of('notifications/cancelled')).toEqual([]);
    answer.drop();
  },
};

const alone: Checks = {
  async '`server/discover`'() {
    const { endpoint, server } = await openGateway(legacyScript(fine));
    const greetings = (): number => server.of('initialize').length + server.of('server/discover').length;
    const asked = greetings();
    const answer = await postModern(endpoint, 'server/discover');
    expect(await answer.message()).toMatchObject({
      result: { capabilities: { tools: { listChanged: true } }, _meta: { [own('serverInfo')]: { name: 'scripted' } } },
    });
    expect(greetings()).toBe(asked);
  },
  async 'requests without a session'() {
    const { endpoint, server } = await openGateway(legacyScript(fine));
    const before = server.of('initialize').length;
    const begun = async (meta: object): Promise<number> => {
      await postModern(endpoint, 'tools/call', { name: 'a' }, { meta });
      return server.of('initialize').length - before;
    };
    expect([await begun({}), await begun({}), await begun(canBeAsked)]).toEqual([1, 1, 2]);
    expect(calls(server).every(({ request }) => request.headers['mcp-session-id'] !== undefined)).toBe(true);
  },
  async '`subscriptions/listen`'() {
    const script = legacyScript(({ method }, answer) => (method === 'GET' ? answer.stream() : answer.result({})), {
      hasStream: true,
    });
    const { endpoint, server } = await openGateway((received, answer) => {
      if (received.message.method !== 'initialize') return script(received, answer);
      const capabilities = { resources: { subscribe: true } };
      answer.result({ protocolVersion: '2025-11-25', capabilities, serverInfo: { name: 's', version: '1' } });
    });
    const notifications = { resourceSubscriptions: ['file:///a', 'file:///b'] };
    const listening = await postModern(endpoint, 'subscriptions/listen', { notifications });
    await listening.nextMessage();
    await vi.waitFor(() =>
      expect(server.of('resources/subscribe').map(({ message }) => message.params?.['uri'])).toEqual(
        notifications.resourceSubscriptions,
      ),
    );
    expect(server.received.some(({ method }) => method === 'GET')).toBe(true);
    listening.drop();
  },
  async 'a result `input_required` with `requestState`'() {
    let held: Answering | undefined;
    const script = legacyScript((_received, answer) => {
      held = answer;
      answer.stream();
      answer.event({ jsonrpc: '2.0', id: 'ask', ...question });
    });
    const { endpoint, server } = await openGateway((received, answer) => {
      if (received.message.id === 'ask') held?.event({ jsonrpc: '2.0', id: 1, result: { content: [] } });
      return script(received, answer);
    });
    const first = await (await postModern(endpoint, 'tools/call', { name: 'a' }, { meta: canBeAsked })).message();
    expect(first.result).toMatchObject({ resultType: 'input_required', inputRequests: { q1: question } });
    const { requestState } = Object(first.result);
    const params = { name: 'a', requestState, inputResponses: { q1: { action: 'accept' } } };
    const again = await postModern(endpoint, 'tools/call', params, { id: 2, meta: canBeAsked });
    expect(await again.message()).toMatchObject({ id: 2, result: { resultType: 'complete' } });
    expect(calls(server)).toHaveLength(1);
  },
  async 'closing the response'() {
    const { endpoint, server } = await openGateway(
      legacyScript((received, answer) => {
        answer.stream();
        answer.event(progressOf(metaOf(received)['progressToken'], 1));
      }),
    );
    const answer = await postModern(endpoint, 'tools/call', { name: 'a' }, { meta: { progressToken: 'p' } });
    await answer.nextMessage();
    answer.drop();
    await vi.waitFor(() => expect(server.of('notifications/cancelled')).toHaveLength(1));
  },
  async 'results with `resultType`, `ttlMs` and `cacheScope`'() {
    const { endpoint } = await openGateway(legacyScript((_received, answer) => answer.result({ tools: [] })));
    const { result } = await (await postModern(endpoint, 'tools/list')).message();
    expect(result).toEqual({ tools: [], resultType: 'complete', ttlMs: 0, cacheScope: 'private' });
  },
  async 'error -32602 for an unknown resource'() {
    const error = { code: -32002, message: 'Resource not found' };
    const { endpoint } = await openGateway(
      legacyScript(({ message: { id } }, answer) => answer.json({ jsonrpc: '2.0', id, error })),
    );
    const answer = await postModern(endpoint, 'resources/read', { uri: 'file:///a' });
    expect(await answer.message()).toMatchObject({ error: { code: -32602 } });
  },
};

const notCarried: Checks = {
  async Tasks() {
    const { client } = await legacyOverModern(fine, { tasks: {}, extensions: { [own('tasks')]: {} } });
    expect(client.greeting.result).toMatchObject({ capabilities: {} });
    expect(JSON.stringify(client.greeting)).not.toContain('tasks');
    const called = await client.post({ jsonrpc: '2.0', id: 1, method: 'tasks/list' });
    expect(await called.message()).toMatchObject({ error: { code: -32601 } });
    const { endpoint } = await openGateway(legacyScript(fine));
    expect(await (await postModern(endpoint, 'tasks/get', { taskId: 'x' })).message()).toMatchObject({
      error: { code: -32601 },
    });
  },
  async 'Extensions toward clients with sessions'() {
    const { client } = await legacyOverModern(fine, { extensions: { 'com.example/x': {} }, logging: {} });
    expect(client.greeting.result).toMatchObject({ capabilities: { logging: {} } });
    expect(JSON.stringify(client.greeting)).not.toContain('com.example');
  },
  async 'Changes of roots toward servers of 2026-07-28, which has no notification for them'() {
    const { client, server } = await legacyOverModern();
    const before = server.received.length;
    const told = await client.post({ jsonrpc: '2.0', method: 'notifications/roots/list_changed' });
    expect(told.status).toBe(202);
    await client.post(toolCall(1));
    expect(server.received.slice(before).map(({ message }) => message.method)).toEqual(['tools/list', 'tools/call']);
  },
};

describe.each([
  ['A client with a session, a server of 2026-07-28', ofSessions],
  ['A client of 2026-07-28, a server with sessions', alone],
  ['What is not translated', notCarried],
] as const)('the page about revisions: %s', (heading, checks) => {
  test('has a check for each of its rows, and a row for each check', () => {
    expect(namedBelow(heading)).toEqual(Object.keys(checks));
  });
  test.each(Object.entries(checks))('%s', (_name, check) => check());
});

test('both kinds of clients use one endpoint', async () => {
  const { endpoint } = await openGateway(legacyScript(fine));
  const client = await openSession(endpoint);
  expect((await client.post(toolCall(1))).status).toBe(200);
  expect((await postModern(endpoint, 'tools/call', { name: 'a' })).status).toBe(200);
  expect((await send(endpoint, 'GET', { headers: { accept: 'text/event-stream' } })).status).toBe(405);
});
