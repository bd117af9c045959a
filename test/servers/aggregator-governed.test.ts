import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { AggregatorConfig } from '../../generated/types/aggregator.ts';
import type { BackendAuthStrategy } from '../../generated/types/backend-auth-strategy.ts';
import { systemClock } from '../../runtime/identity/clock.ts';
import { startAnsweringServer } from '../support/answering-server.ts';
import { openSession, postModern } from '../support/mcp/raw-client.ts';
import { startTestAggregator, type TestAggregator } from '../support/mcp/running-aggregator.ts';
import { modernScript, startScriptedServer, type ScriptedServer } from '../support/mcp/scripted-server.ts';
import { hasRedis, startRedis } from '../support/redis.ts';
import { makeSigningKey, type SigningKey } from '../support/signing-keys.ts';
import { startStandInProvider, type StandInProvider } from '../support/stand-in-provider.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  vi.unstubAllEnvs();
  for (const close of closing.splice(0).toReversed()) await close();
});

let key: SigningKey;
let provider: StandInProvider;
beforeAll(async () => {
  key = await makeSigningKey();
  provider = await startStandInProvider([key], systemClock);
});
afterAll(() => provider.server.close());

const audience = 'https://tools.example.com';

/** A server with two tools, the second of which only reads, and a prompt. */
async function backend(): Promise<ScriptedServer> {
  const tools = ['write', 'read'].map((name) => ({
    name,
    inputSchema: { type: 'object' },
    ...(name === 'read' ? { annotations: { readOnlyHint: true } } : {}),
  }));
  const server = await startScriptedServer(
    modernScript(
      ({ message }, answer) => {
        const lists = { 'tools/list': { tools }, 'prompts/list': { prompts: [{ name: 'greet' }] } };
        const list = Object.entries(lists).find(([method]) => method === message.method)?.[1];
        answer.result({ resultType: 'complete', ...(list ?? { content: [] }) });
      },
      { capabilities: { tools: {}, prompts: {} } },
    ),
  );
  closing.push(() => server.close());
  return server;
}

async function over(
  servers: Record<string, ScriptedServer>,
  config: Omit<AggregatorConfig, 'groupRef'> = {},
): Promise<TestAggregator> {
  const aggregator = await startTestAggregator({
    name: 'tools',
    backends: Object.entries(servers).map(([name, { address }]) => ({
      name,
      url: `${address}/mcp`,
      transport: 'streamable-http' as const,
    })),
    ...config,
  });
  closing.push(() => aggregator.close());
  await aggregator.ready();
  return aggregator;
}

function incoming(policies?: readonly string[]): NonNullable<AggregatorConfig['incomingAuth']> {
  return {
    type: 'oidc',
    oidc: { issuer: provider.issuer, audience, insecureAllowHttp: true, jwksAllowPrivateIp: true },
    ...(policies === undefined ? {} : { authz: { type: 'cedar', policies } }),
  };
}

async function bearer(claims: Record<string, unknown> = {}): Promise<{ readonly headers: Record<string, string> }> {
  return { headers: { authorization: `Bearer ${await provider.token(key, { aud: audience, ...claims })}` } };
}

async function namesIn(answer: { text(): Promise<string> }): Promise<string[]> {
  return [...(await answer.text()).matchAll(/"name":"([^"]+)"/g)].map(([, name = '']) => name);
}

describe('callers of an aggregator', () => {
  test('sign in with tokens for it, that no backend gets, with the scopes that it asks for', async () => {
    const server = await backend();
    const oidc = { ...incoming().oidc, scopes: ['tools'], resource: `${audience}/mcp` };
    const { endpoint, address } = await over({ a: server }, { incomingAuth: { type: 'oidc', oidc } });
    const refused = await postModern(endpoint, 'tools/list');
    expect(refused.status).toBe(401);
    expect(refused.headers.get('www-authenticate')).toContain('scope="tools"');
    expect(await (await fetch(`${address}/.well-known/oauth-protected-resource`)).json()).toMatchObject({
      resource: `${audience}/mcp`,
    });
    expect((await postModern(endpoint, 'tools/list', {}, await bearer())).status).toBe(403);
    const granted = await bearer({ scope: 'tools' });
    expect((await postModern(endpoint, 'tools/call', { name: 'a_read' }, granted)).status).toBe(200);
    for (const { request } of server.received) expect(request.headers.authorization).toBeUndefined();
  });

  test('see in lists what policies let them use, and get one answer for denied and absent', async () => {
    const policies = [
      'permit(principal, action, resource) when { resource has readOnlyHint && resource.readOnlyHint };',
      'permit(principal in ClaimGroup::"ops", action == Action::"call_tool", resource == Tool::"b_write");',
    ];
    const { endpoint } = await over({ a: await backend(), b: await backend() }, { incomingAuth: incoming(policies) });
    const [ada, ops] = [await bearer(), await bearer({ sub: 'ops', groups: ['ops'] })];
    expect(await namesIn(await postModern(endpoint, 'tools/list', {}, ada))).toEqual(['a_read', 'b_read']);
    expect(await namesIn(await postModern(endpoint, 'tools/list', {}, ops))).toEqual(['a_read', 'b_read', 'b_write']);
    expect(await namesIn(await postModern(endpoint, 'prompts/list', {}, ops))).toEqual([]);
    const session = await openSession(endpoint, ada);
    expect(await namesIn(await session.post({ jsonrpc: '2.0', id: 1, method: 'tools/list' }))).toEqual([
      'a_read',
      'b_read',
    ]);
    const call = async (name: string, who: typeof ada) => {
      const answer = await postModern(endpoint, 'tools/call', { name }, who);
      return { status: answer.status, error: (await answer.message()).error };
    };
    expect(await call('a_read', ada)).toEqual({ status: 200, error: undefined });
    expect(await call('b_write', ops)).toEqual({ status: 200, error: undefined });
    const denied = await call('b_write', ada);
    expect(denied.status).toBe(403);
    expect(await call('nobody', ada)).toEqual(denied);
  });

  test('are the user who runs the program, where the type is local', async () => {
    const policies = [`permit(principal, action, resource) when { principal.claim_sub != "" };`];
    const { endpoint } = await over(
      { a: await backend() },
      { incomingAuth: { type: 'local', authz: { type: 'cedar', policies } } },
    );
    expect(await namesIn(await postModern(endpoint, 'tools/list'))).toEqual(['a_read', 'a_write']);
  });
});

describe('requests to backends', () => {
  test('have the headers of their own backend', async () => {
    vi.stubEnv('A_KEY', 'for a');
    const [a, b] = [await backend(), await backend()];
    const header = (headerValueEnv: string): BackendAuthStrategy => ({
      type: 'header_injection',
      headerInjection: { headerName: 'X-Api-Key', headerValueEnv },
    });
    const aggregator = await startTestAggregator({
      backends: [
        { name: 'a', url: `${a.address}/mcp`, transport: 'streamable-http' },
        {
          name: 'b',
          url: `${b.address}/mcp`,
          transport: 'streamable-http',
          headerForward: { addPlaintextHeaders: { 'X-Team': 'tools' } },
        },
      ],
      outgoingAuth: { default: header('A_KEY'), backends: { b: { type: 'unauthenticated' } } },
    });
    closing.push(() => aggregator.close());
    await aggregator.ready();
    await postModern(aggregator.endpoint, 'tools/call', { name: 'a_read' });
    await postModern(aggregator.endpoint, 'tools/call', { name: 'b_read' });
    for (const { request } of a.received) expect(request.headers).toMatchObject({ 'x-api-key': 'for a' });
    for (const { request } of a.received) expect(request.headers['x-team']).toBeUndefined();
    for (const { request } of b.received) expect(request.headers['x-api-key']).toBeUndefined();
    for (const { request } of b.received) expect(request.headers).toMatchObject({ 'x-team': 'tools' });
  });

  test('have a token exchanged for their caller; lists have one of the aggregator', async () => {
    const asked: URLSearchParams[] = [];
    const endpoint = await startAnsweringServer(({ body }) => {
      const form = new URLSearchParams(body);
      asked.push(form);
      const token = form.get('grant_type') === 'client_credentials' ? 'service' : `for-${asked.length}`;
      return { json: { access_token: token, token_type: 'Bearer', issued_token_type: 'x', expires_in: 300 } };
    });
    closing.push(() => endpoint.close());
    const server = await backend();
    const strategy: BackendAuthStrategy = {
      type: 'token_exchange',
      tokenExchange: { tokenUrl: `${endpoint.url}/token`, clientId: 'aggregator', clientSecret: 'x', audience: 'a' },
    };
    const aggregator = await over(
      { a: server },
      { incomingAuth: incoming(), outgoingAuth: { backends: { a: strategy } } },
    );
    const who = await bearer();
    await postModern(aggregator.endpoint, 'tools/call', { name: 'a_read' }, who);
    await postModern(aggregator.endpoint, 'tools/call', { name: 'a_read' }, who);
    const tokens = (method: string) => server.of(method).map(({ request }) => request.headers.authorization);
    expect(tokens('tools/list')).toEqual(['Bearer service']);
    expect(tokens('tools/call')).toEqual(['Bearer for-2', 'Bearer for-2']);
    expect(asked.map((form) => form.get('subject_token'))).toEqual([null, who.headers['authorization']?.slice(7)]);
  });
});

describe('what an aggregator writes down', () => {
  test('is an audit event for each message, and metrics', async () => {
    const logFile = join(temporaryFolder('svc-aggregator-'), 'audit.log');
    const aggregator = await over(
      { a: await backend() },
      { audit: { enabled: true, logFile }, telemetry: { enablePrometheusMetricsPath: true } },
    );
    await (await postModern(aggregator.endpoint, 'tools/call', { name: 'a_read' })).text();
    await vi.waitFor(() => expect(readFileSync(logFile, 'utf8')).toContain('mcp_tool_call'));
    const [line = ''] = readFileSync(logFile, 'utf8').split('\n');
    expect(JSON.parse(line)).toMatchObject({
      type: 'mcp_tool_call',
      component: 'svc-aggregator',
      target: { server: 'tools', name: 'a_read' },
    });
    const metrics = await (await fetch(`${aggregator.address}/metrics`)).text();
    expect(metrics).toContain('mcp_server_operation_duration');
  });
});

describe.skipIf(!hasRedis())('replicas of an aggregator', () => {
  test('go on with each other’s sessions, and share limits', async () => {
    const redis = await startRedis();
    closing.push(() => redis.remove());
    const servers = { a: await backend(), b: await backend() };
    const config: Omit<AggregatorConfig, 'groupRef'> = {
      sessionStorage: { provider: 'redis', address: `127.0.0.1:${redis.port}`, keyPrefix: 'test:' },
      rateLimiting: { tools: [{ name: 'b_read', shared: { maxTokens: 1, refillPeriod: '1h' } }] },
    };
    const [one, other] = [await over(servers, config), await over(servers, config)];
    const session = await openSession(one.endpoint);
    const call = async (endpoint: URL, name: string) => {
      const headers = {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        'mcp-session-id': session.session,
        'mcp-protocol-version': '2025-11-25',
      };
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name } });
      const answer = await fetch(endpoint, { method: 'POST', headers, body });
      return answer.text();
    };
    expect(await call(one.endpoint, 'a_read')).toContain('"content":[]');
    expect(await call(other.endpoint, 'a_write')).toContain('"content":[]');
    expect(await call(other.endpoint, 'b_read')).toContain('"content":[]');
    expect(await call(one.endpoint, 'b_read')).toContain('Rate limit exceeded');
  });
});
