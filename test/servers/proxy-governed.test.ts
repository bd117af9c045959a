import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { RunConfig } from '../../generated/types/run.ts';
import { systemClock } from '../../runtime/identity/clock.ts';
import { startAnsweringServer } from '../support/answering-server.ts';
import { openSession, postModern, send } from '../support/mcp/raw-client.ts';
import { startTestProxy, type TestProxy } from '../support/mcp/running-proxy.ts';
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

const audience = 'https://tracker.example.com';
const folder = temporaryFolder('svc-proxy-');

async function backend(): Promise<ScriptedServer> {
  const server = await startScriptedServer(
    modernScript(({ message }, answer) =>
      answer.result({ resultType: 'complete', content: [], called: message.params?.['name'] }),
    ),
  );
  closing.push(() => server.close());
  return server;
}

async function governed(
  config: Omit<RunConfig, 'schemaVersion'>,
): Promise<{ proxy: TestProxy; server: ScriptedServer }> {
  const server = await backend();
  const proxy = await startTestProxy({
    name: 'tracker',
    transport: 'streamable-http',
    targetPort: server.port,
    ...config,
  });
  closing.push(() => proxy.close());
  await proxy.ready();
  return { proxy, server };
}

function signIn(): NonNullable<RunConfig['oidc']> {
  return { issuer: provider.issuer, audience, resourceUrl: `${audience}/mcp`, scopes: ['openid', 'issues'] };
}

async function bearer(claims: Record<string, unknown> = {}): Promise<Record<string, string>> {
  return { authorization: `Bearer ${await provider.token(key, { aud: audience, ...claims })}` };
}

describe('sign-in', () => {
  test('is asked for with the address of the metadata, which names the provider', async () => {
    const { proxy, server } = await governed({ oidc: signIn() });
    const refused = await postModern(proxy.endpoint, 'tools/call', { name: 'find' });
    expect(refused.status).toBe(401);
    const challenge = refused.headers.get('www-authenticate') ?? '';
    expect(challenge).toContain(`resource_metadata="${audience}/.well-known/oauth-protected-resource/mcp"`);
    expect(challenge).toContain('scope="openid issues"');
    for (const path of ['/.well-known/oauth-protected-resource', '/.well-known/oauth-protected-resource/mcp']) {
      const metadata = await fetch(`${proxy.address}${path}`);
      expect(await metadata.json()).toEqual({
        resource: `${audience}/mcp`,
        authorization_servers: [provider.issuer],
        bearer_methods_supported: ['header'],
        scopes_supported: ['openid', 'issues'],
      });
    }
    expect(server.of('tools/call')).toHaveLength(0);
  });

  test('lets tokens of the provider in, and never passes them on', async () => {
    const { proxy, server } = await governed({ oidc: signIn() });
    const headers = await bearer();
    const answer = await postModern(proxy.endpoint, 'tools/call', { name: 'find' }, { headers });
    expect(answer.status).toBe(200);
    expect(server.of('tools/call')[0]?.request.headers.authorization).toBeUndefined();
    expect(server.of('tools/call')[0]?.request.rawHeaders.join(' ')).not.toContain(headers['authorization']);
  });

  test.each([
    ['another audience', { aud: 'https://other.example.com' }],
    ['an issuer of its own', { iss: 'https://evil.example.com' }],
    ['a time that is over', { exp: 1_000_000 }],
  ])('refuses a token with %s', async (_, claims) => {
    const { proxy } = await governed({ oidc: signIn() });
    const answer = await postModern(proxy.endpoint, 'tools/call', { name: 'find' }, { headers: await bearer(claims) });
    expect(answer.status).toBe(401);
    expect(answer.headers.get('www-authenticate')).toContain('error="invalid_token"');
  });

  test('accepts only the one subject that a document names', async () => {
    const { proxy } = await governed({ oidc: { ...signIn(), subject: 'system:serviceaccount:team:bot' } });
    const other = await postModern(proxy.endpoint, 'tools/call', { name: 'find' }, { headers: await bearer() });
    expect(other.status).toBe(401);
    const headers = await bearer({ sub: 'system:serviceaccount:team:bot' });
    expect((await postModern(proxy.endpoint, 'tools/call', { name: 'find' }, { headers })).status).toBe(200);
  });

  test('binds a session to its caller', async () => {
    const server = await startScriptedServer((received, answer) => {
      const { message } = received;
      if (message.method === 'initialize') {
        answer.result(
          { protocolVersion: '2025-11-25', capabilities: {}, serverInfo: { name: 's', version: '1' } },
          { 'mcp-session-id': 'b' },
        );
      } else if (message.id === undefined) answer.response.writeHead(202).end();
      else if (message.method === 'server/discover')
        answer.json({ jsonrpc: '2.0', id: message.id, error: { code: -32601, message: 'no' } }, {}, 400);
      else answer.result({ tools: [] });
    });
    closing.push(() => server.close());
    const proxy = await startTestProxy({ transport: 'streamable-http', targetPort: server.port, oidc: signIn() });
    closing.push(() => proxy.close());
    await proxy.ready();
    const client = await openSession(proxy.endpoint, { headers: await bearer() });
    const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
    expect((await client.post(list)).status).toBe(200);
    expect((await client.post(list, await bearer({ sub: 'eve' }))).status).toBe(404);
    expect((await client.post(list)).status).toBe(200);
  });
});

describe('policies', () => {
  test('decide, and change with their file; an invalid file changes nothing and is logged once', async () => {
    const file = join(folder, 'authz.json');
    const write = (...policies: readonly string[]): void =>
      writeFileSync(file, JSON.stringify({ version: '1.0', type: 'cedarv1', cedar: { policies } }));
    write('permit(principal, action, resource == Tool::"find") when { principal.claim_groups.contains("ops") };');
    const { proxy, server } = await governed({ oidc: signIn(), authzConfigPath: file });
    const ops = await bearer({ groups: ['ops'] });
    const call = async (name: string, headers: Record<string, string>): Promise<number> =>
      (await postModern(proxy.endpoint, 'tools/call', { name }, { headers })).status;
    expect(await call('find', ops)).toBe(200);
    expect(await call('find', await bearer({ groups: ['dev'] }))).toBe(403);
    expect(await call('delete', ops)).toBe(403);
    expect(server.of('tools/call')).toHaveLength(1);
    writeFileSync(file, '{');
    await expect.poll(() => proxy.log.text(), { timeout: 15_000 }).toContain('the policies stay as they were');
    expect(await call('find', ops)).toBe(200);
    write('permit(principal, action, resource == Tool::"delete");');
    await expect.poll(() => call('delete', ops), { timeout: 15_000 }).toBe(200);
    expect(await call('find', ops)).toBe(403);
    expect(proxy.log.text().split('the policies stay as they were')).toHaveLength(2);
  });
});

const hasRedisServer = hasRedis();

describe.skipIf(!hasRedisServer)('limits and sessions in Redis', () => {
  test('refuse calls beyond the budget of a caller with the time to wait', async () => {
    const redis = await startRedis();
    closing.push(() => redis.remove());
    const shared: Omit<RunConfig, 'schemaVersion'> = {
      oidc: signIn(),
      rateLimiting: { perUser: { maxTokens: 2, refillPeriod: '1h' } },
      sessionStorage: { provider: 'redis', address: redis.address },
    };
    const { proxy } = await governed(shared);
    const [ada, eve] = [await bearer(), await bearer({ sub: 'eve' })];
    const call = (headers: Record<string, string>) =>
      postModern(proxy.endpoint, 'tools/call', { name: 'find' }, { headers });
    expect((await call(ada)).status).toBe(200);
    expect((await call(ada)).status).toBe(200);
    const refused = await call(ada);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
    expect((await call(eve)).status).toBe(200);
    const other = await governed(shared);
    const elsewhere = await postModern(other.proxy.endpoint, 'tools/call', { name: 'find' }, { headers: ada });
    expect(elsewhere.status).toBe(429);
    await redis.stop();
    await expect.poll(async () => (await fetch(`${proxy.address}/readyz`)).status, { timeout: 10_000 }).toBe(503);
    // Limits that cannot be counted let calls through; only sessions need their storage.
    expect((await call(ada)).status).toBe(200);
  });
});

describe('credentials toward the backend', () => {
  test('are exchanged tokens, secret headers and plain ones', async () => {
    const exchange = await startAnsweringServer(({ body }) => ({
      json: { access_token: `for-${new URLSearchParams(body).get('audience')}`, token_type: 'Bearer', expires_in: 300 },
    }));
    closing.push(() => exchange.close());
    vi.stubEnv('TEST_API_KEY', 'the-key');
    const { proxy, server } = await governed({
      oidc: signIn(),
      tokenExchange: { url: `${exchange.url}/token`, audience: 'backend' },
      headerForward: { plaintext: { 'X-Team': 'engineering' }, fromEnv: { 'X-Api-Key': 'TEST_API_KEY' } },
    });
    const headers = await bearer();
    await postModern(proxy.endpoint, 'tools/call', { name: 'find' }, { headers });
    await postModern(proxy.endpoint, 'tools/call', { name: 'find' }, { headers });
    expect(server.of('tools/call')[1]?.request.headers).toMatchObject({
      authorization: 'Bearer for-backend',
      'x-team': 'engineering',
      'x-api-key': 'the-key',
    });
    expect(exchange.requests).toHaveLength(1);
    expect(proxy.log.text()).not.toContain('the-key');
  });
});

describe('what is observed', () => {
  test('is an audit line for each message, and metrics, without tokens', async () => {
    const logFile = join(folder, 'audit.log');
    const { proxy } = await governed({
      oidc: signIn(),
      audit: { enabled: true, logFile },
      telemetry: { enablePrometheusMetricsPath: true },
    });
    const headers = await bearer();
    await postModern(proxy.endpoint, 'tools/call', { name: 'find' }, { headers });
    await expect
      .poll(
        () =>
          readFileSync(logFile, 'utf8')
            .trim()
            .split('\n')
            .filter((line) => line !== '').length,
      )
      .toBe(1);
    const text = readFileSync(logFile, 'utf8');
    expect(JSON.parse(text)).toMatchObject({
      type: 'mcp_tool_call',
      outcome: 'success',
      subjects: { subject: 'ada' },
      target: { type: 'mcp', server: 'tracker', method: 'tools/call', name: 'find' },
    });
    expect(text).not.toContain(headers['authorization']?.slice(7, 40));
    const metrics = await (await fetch(`${proxy.address}/metrics`)).text();
    expect(metrics).toContain('mcp_server_operation_duration');
    expect(metrics).toContain('mcp_method_name="tools/call",mcp_protocol_version="2026-07-28"');
    expect(proxy.log.text()).not.toContain('telemetry is turned on without an endpoint');
  });
});

describe('a document', () => {
  test('that asks for what is not there yet is refused by name', async () => {
    const asked: readonly Partial<RunConfig>[] = [
      { authServerConfigPath: '/etc/svc/auth-server.json' },
      { awsSts: { region: 'eu-west-1', service: 'mcp', fallbackRoleArn: 'arn:aws:iam::123456789012:role/mcp' } },
      { env: { A: 'b' } },
    ];
    for (const more of asked) {
      await expect(startTestProxy({ transport: 'streamable-http', targetPort: 9, ...more })).rejects.toThrow(
        Object.keys(more)[0],
      );
    }
  });

  test('that names policies which cannot be used is refused, with their file', async () => {
    const authzConfigPath = join(folder, 'broken.json');
    writeFileSync(authzConfigPath, '{"version":"1.0","type":"cedarv1","cedar":{"policies":["permit(principal;"]}}');
    await expect(startTestProxy({ transport: 'streamable-http', targetPort: 9, authzConfigPath })).rejects.toThrow(
      `the policies cannot be used: ${authzConfigPath}: `,
    );
  });

  test('that asks for sign-in without an audience, or exchanges tokens without sign-in, is refused', async () => {
    const base = { transport: 'streamable-http', targetPort: 9 } as const;
    await expect(startTestProxy({ ...base, oidc: { issuer: 'https://login.example.com' } })).rejects.toThrow(
      'oidc.audience',
    );
    await expect(
      startTestProxy({ ...base, tokenExchange: { url: 'https://login.example.com/token' } }),
    ).rejects.toThrow('the document has no sign-in');
    await expect(startTestProxy({ ...base, headerForward: { plaintext: { Host: 'x' } } })).rejects.toThrow('"Host"');
    const perUser = { maxTokens: 1, refillPeriod: '1m' };
    for (const rateLimiting of [{ perUser }, { tools: [{ name: 'get', perUser }] }])
      await expect(startTestProxy({ ...base, rateLimiting })).rejects.toThrow(/rateLimiting\..*perUser: .* no sign-in/);
  });
});

test('filter and overrides of the document are what clients see', async () => {
  const { proxy, server } = await governed({
    tools: { filter: ['current'], overrides: { get_current: { name: 'current' } } },
  });
  expect((await postModern(proxy.endpoint, 'tools/call', { name: 'current' })).status).toBe(200);
  expect(server.of('tools/call')[0]?.message.params?.['name']).toBe('get_current');
  expect((await postModern(proxy.endpoint, 'tools/call', { name: 'get_current' })).status).toBe(400);
  expect((await send(new URL('/nothing', proxy.address), 'GET')).status).toBe(404);
});
