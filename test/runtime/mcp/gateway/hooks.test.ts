import { describe, expect, test, vi } from 'vitest';
import { missingToken } from '../../../../runtime/identity/authentication-errors.ts';
import { notAllowed } from '../../../../runtime/mcp/envelope/rpc-errors.ts';
import type { Hooks, PolicyQuestion } from '../../../../runtime/mcp/gateway/hooks.ts';
import { openGateway, toolCall } from '../../../support/mcp/open-gateways.ts';
import { openSession, postModern, send } from '../../../support/mcp/raw-client.ts';
import { legacyScript, modernScript, type Answering, type Received } from '../../../support/mcp/scripted-server.ts';

const identity = { subject: 'ada', issuer: 'https://issuer', provider: 'p', claims: {}, expiresAt: Infinity };
const ada: Hooks['authenticate'] = () => ({ identity, token: 'token' });

function answers({ message }: Received, answer: Answering): void {
  const tools = [{ name: 'read', annotations: { readOnlyHint: true } }, { name: 'write' }];
  if (message.method === 'tools/list') answer.result({ tools, ttlMs: 1000, cacheScope: 'public' });
  else answer.result({ params: message.params });
}
const server = modernScript(answers);

/** A policy that permits what reads, now or later, and keeps what it was asked. */
function readers(isLate: boolean, needsArguments = false) {
  const asked: PolicyQuestion[] = [];
  const policy: Hooks['policy'] = {
    needsArguments,
    needsAnnotations: false,
    decide(_identity, question) {
      asked.push(question);
      const decided = question.name.startsWith('read') || question.name === 'file:///a' ? 'permitted' : 'denied';
      return isLate ? Promise.resolve(decided) : decided;
    },
    permittedOf: async (_identity, _feature, items) =>
      items.map(({ annotations }) => annotations?.['readOnlyHint'] === true),
  };
  return { policy, asked };
}

describe('who calls', () => {
  test('is asked before anything of the body, and the challenge goes to the client', async () => {
    const challenge = missingToken({}, { 'www-authenticate': 'Bearer realm="x"' });
    const { endpoint, server: backend } = await openGateway(server, { hooks: { authenticate: () => challenge } });
    const answer = await send(endpoint, 'POST', { headers: { 'content-type': 'application/json' }, body: '{' });
    expect(answer.status).toBe(401);
    expect(answer.headers.get('www-authenticate')).toBe('Bearer realm="x"');
    expect(await answer.message()).toMatchObject({ jsonrpc: '2.0', error: { code: 401 } });
    const late = await openGateway(server, { hooks: { authenticate: () => Promise.resolve(challenge) } });
    expect((await send(late.endpoint, 'GET')).status).toBe(401);
    expect(backend.received.map(({ message }) => message.method)).toEqual(['server/discover']);
  });

  test('owns their session: it is unknown to everybody else', async () => {
    let who = identity;
    const { endpoint } = await openGateway(legacyScript(answers), {
      hooks: { authenticate: () => ({ identity: who, token: 't' }) },
    });
    const client = await openSession(endpoint);
    who = { ...identity, expiresAt: 5 };
    expect((await client.post(toolCall(1))).status).toBe(200);
    for (const other of [
      { ...identity, subject: 'bob' },
      { ...identity, issuer: 'https://other' },
    ]) {
      who = other;
      expect((await client.post(toolCall(2))).status).toBe(404);
      expect((await client.get()).status).toBe(404);
      expect((await client.delete()).status).toBe(404);
    }
    who = identity;
    expect((await client.post(toolCall(3))).status).toBe(200);
  });
});

describe.each([
  ['at once', false],
  ['later', true],
])('a policy that decides %s', (_name, isLate) => {
  test('holds for every use of a name', async () => {
    const { policy, asked } = readers(isLate);
    const { endpoint, server: backend } = await openGateway(server, { hooks: { authenticate: ada, policy } });
    expect((await postModern(endpoint, 'tools/call', { name: 'read', arguments: { a: 1 } })).status).toBe(200);
    const denied = await postModern(endpoint, 'tools/call', { name: 'write' });
    expect(denied.status).toBe(403);
    expect(await denied.message()).toEqual({
      jsonrpc: '2.0',
      id: 1,
      error: { code: 403, message: 'Request denied by policy' },
    });
    expect((await postModern(endpoint, 'prompts/get', { name: 'x' })).status).toBe(403);
    expect((await postModern(endpoint, 'resources/read', { uri: 'file:///a' })).status).toBe(200);
    const ref = { type: 'ref/resource', uri: 'file:///{b}' };
    expect((await postModern(endpoint, 'completion/complete', { ref, argument: {} })).status).toBe(403);
    expect(asked.map(({ use, feature, name }) => `${use} ${feature} ${name}`)).toEqual([
      'call tool read',
      'call tool write',
      'get prompt x',
      'read resource file:///a',
      'complete resource file:///{b}',
    ]);
    expect(asked.every((question) => !('arguments' in question))).toBe(true);
    expect(backend.of('tools/call')).toHaveLength(1);
  });

  test('holds for resources that are listened to, and for methods that nobody knows', async () => {
    const { policy } = readers(isLate);
    const { endpoint, server: backend } = await openGateway(server, { hooks: { policy } });
    const resourceSubscriptions = ['file:///a', 'file:///secret'];
    await postModern(endpoint, 'subscriptions/listen', {
      notifications: { toolsListChanged: true, resourceSubscriptions },
    });
    expect(backend.of('subscriptions/listen')[0]?.message.params?.['notifications']).toEqual({
      toolsListChanged: true,
      resourceSubscriptions: ['file:///a'],
    });
    expect((await postModern(endpoint, 'tools/run', { name: 'write' })).status).toBe(403);
    expect(backend.of('tools/run')).toEqual([]);
    expect((await postModern(endpoint, 'tasks/get', { taskId: '1' })).status).toBe(200);
  });

  test('sees arguments only where it needs them', async () => {
    const { policy, asked } = readers(isLate, true);
    const { endpoint } = await openGateway(server, { hooks: { policy } });
    await postModern(endpoint, 'tools/call', { name: 'read', arguments: { a: 1 } });
    expect(asked).toEqual([{ use: 'call', feature: 'tool', name: 'read', arguments: { a: 1 } }]);
  });
});

describe('a policy', () => {
  test('leaves out of lists what may not be used, and says that the list is nobody else’s', async () => {
    const { policy } = readers(false);
    const { endpoint } = await openGateway(server, { hooks: { policy } });
    const answer = await postModern(endpoint, 'tools/list');
    expect(await answer.text()).toBe(
      '{"jsonrpc":"2.0","id":1,"result":{"tools":[{"name":"read","annotations":{"readOnlyHint":true}}],"ttlMs":1000,"cacheScope":"private"}}',
    );
  });
});

test('a limit is taken for calls alone, and says when to come again', async () => {
  const taken: string[] = [];
  const limits: Hooks['limits'] = {
    take: (_identity, tool) => {
      taken.push(tool);
      return taken.length < 2 ? { outcome: 'taken' } : Promise.resolve({ outcome: 'refused', retryAfterMs: 1500 });
    },
  };
  const { endpoint } = await openGateway(server, { hooks: { limits } });
  await postModern(endpoint, 'tools/list');
  expect((await postModern(endpoint, 'tools/call', { name: 'a' })).status).toBe(200);
  const refused = await postModern(endpoint, 'tools/call', { name: 'b' });
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('2');
  expect(await refused.message()).toMatchObject({ error: { code: 429, data: { retryAfterSeconds: 2 } } });
  expect(taken).toEqual(['a', 'b']);
});

test('webhooks change a message before anything is decided about it, and validate what the backend gets', async () => {
  const { policy, asked } = readers(false);
  const validated: string[] = [];
  const webhooks: Hooks['webhooks'] = {
    mutate({ bytes }) {
      const text = bytes.toString('utf8');
      if (text.includes('"refuse"')) return notAllowed({});
      if (text.includes('"escape"')) return Promise.resolve(Buffer.from(text.replaceAll('"read"', '"write"')));
      if (text.includes('"allow"')) return Promise.resolve(Buffer.from(text.replaceAll('"write"', '"read"')));
      return text.includes('"more"') ? Buffer.from(text.replace('"more"', '"less"')) : bytes;
    },
    validate({ bytes, sourceAddress }) {
      const text = bytes.toString('utf8');
      validated.push(`${sourceAddress} ${/"a":"(\w+)"/.exec(text)?.[1]}`);
      return text.includes('"invalid"') ? Promise.resolve(notAllowed({})) : undefined;
    },
  };
  const { endpoint, server: backend } = await openGateway(server, { hooks: { policy, webhooks } });
  const call = async (name: string, a: string): Promise<number> =>
    (await postModern(endpoint, 'tools/call', { name, arguments: { a } })).status;
  expect(await call('read', 'refuse')).toBe(403);
  expect(await call('read', 'escape')).toBe(403);
  expect(await call('read', 'more')).toBe(200);
  expect(await call('write', 'allow')).toBe(200);
  expect(await call('read', 'invalid')).toBe(403);
  expect(backend.of('tools/call').map(({ message }) => message.params?.['arguments'])).toEqual([
    { a: 'less' },
    { a: 'allow' },
  ]);
  expect(asked.map(({ name }) => name)).toEqual(['write', 'read', 'read', 'read']);
  expect(validated).toEqual(['127.0.0.1 less', '127.0.0.1 allow', '127.0.0.1 invalid']);
});

test.each([
  ['its id', (text: string) => text.replace('"id":1', '"id":2')],
  ['its method', (text: string) => text.replace('tools/call', 'tools/list')],
  ['its revision', (text: string) => text.replace('2026-07-28', '2025-11-25')],
  ['its form', () => '{"jsonrpc":"2.0"'],
])('a webhook that changes %s makes another message of it, which is refused', async (_, change) => {
  const webhooks: Hooks['webhooks'] = {
    mutate: ({ bytes }) => Buffer.from(change(bytes.toString('utf8'))),
    validate: () => undefined,
  };
  const { endpoint, server: backend } = await openGateway(server, { hooks: { webhooks } });
  expect((await postModern(endpoint, 'tools/call', { name: 'read' })).status).toBe(400);
  expect(backend.of('tools/call')).toEqual([]);
});

test('credentials leave with every request toward the server, and nothing leaves without them', async () => {
  let isRefused = false;
  const credential: Hooks['credential'] = {
    headers: ({ token }) =>
      isRefused
        ? { kind: 'refused', message: 'the exchange was refused' }
        : Promise.resolve(['authorization', `Bearer for-${token ?? ''}`]),
  };
  const { endpoint, server: backend } = await openGateway(legacyScript(answers), {
    hooks: { authenticate: ada, credential },
  });
  const client = await openSession(endpoint);
  await client.post(toolCall(1));
  await client.delete();
  const own = () => backend.received.filter(({ request }) => request.headers['authorization'] !== undefined);
  await vi.waitFor(() =>
    expect(own().map(({ message, method }) => message.method ?? method)).toEqual([
      'initialize',
      'notifications/initialized',
      'tools/call',
      'DELETE',
    ]),
  );
  expect(new Set(own().map(({ request }) => request.headers['authorization']))).toEqual(new Set(['Bearer for-token']));
  isRefused = true;
  const params = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'a', version: '1' } };
  const refused = await send(endpoint, 'POST', {
    headers: { 'content-type': 'application/json' },
    body: { jsonrpc: '2.0', id: 1, method: 'initialize', params },
  });
  expect(refused.status).toBe(502);
  expect(await refused.message()).toMatchObject({
    id: 1,
    error: { message: expect.stringContaining('the exchange was refused') },
  });
});

test('an observer sees each message begin and end once, with the error that we answered', async () => {
  const seen: string[] = [];
  const observer: Hooks['observer'] = {
    begin({ caller, era, envelope, session }) {
      const what = `${era} ${envelope.method ?? ''} ${caller.identity?.subject ?? '-'} ${session === undefined ? '-' : 'session'}`;
      return ({ error }) => seen.push(`${what} ${error?.code ?? 'ok'}`);
    },
  };
  const { policy } = readers(true);
  const hooks = { authenticate: ada, observer, policy };
  const { endpoint } = await openGateway(server, { hooks });
  await (await postModern(endpoint, 'tools/call', { name: 'read' })).text();
  await (await postModern(endpoint, 'tools/call', { name: 'write' })).text();
  const legacy = await openGateway(legacyScript(answers), { hooks });
  const client = await openSession(legacy.endpoint);
  await (await client.post(toolCall(1, { name: 'read' }))).text();
  expect(seen).toEqual([
    'modern tools/call ada - ok',
    'modern tools/call ada - 403',
    'legacy initialize ada - ok',
    'legacy tools/call ada session ok',
  ]);
});
