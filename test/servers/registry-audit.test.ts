import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startOidcProvider, type RunningOidcProvider } from '../support/oidc-provider.ts';
import { startTestRegistry, type TestRegistry } from '../support/running-registry.ts';

interface AuditLine {
  readonly type: string;
  readonly outcome: string;
  readonly target: Readonly<Record<string, string>>;
  readonly metadata: { readonly requestId: string };
  readonly data?: unknown;
}

let folder: string;
let provider: RunningOidcProvider;
let registry: TestRegistry;
let admin: string;
let nobody: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'svc-registry-audited-'));
  provider = await startOidcProvider();
  registry = await startTestRegistry({
    sources: [
      { name: 'team', managed: {} },
      { name: 'failing', file: { data: '{' } },
      { name: 'partly', file: { data: '{"data":{"servers":[{}]}}' } },
    ],
    registries: [
      { name: 'main', sources: ['team'] },
      { name: 'gated', sources: ['team'], claims: { org: 'acme' } },
    ],
    auth: {
      oauth: { providers: [{ name: 'main', issuerUrl: provider.issuer, audience: provider.resource }] },
      authz: { roles: { superAdmin: [{ groups: 'root' }] } },
    },
    audit: { enabled: true, logFile: join(folder, 'audit.log') },
    telemetry: { enablePrometheusMetricsPath: true },
  });
  await registry.ready();
  const exp = Math.floor(Date.now() / 1000) + 600;
  admin = await provider.sign({ sub: 'root', exp, groups: 'root' });
  nobody = await provider.sign({ sub: 'nobody', exp });
});
afterAll(async () => {
  await registry.close();
  await provider.stop();
  rmSync(folder, { recursive: true, force: true });
});

const audited = (): readonly AuditLine[] =>
  readFileSync(join(folder, 'audit.log'), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as AuditLine);

const server = { name: 'com.example/x', version: '1.0.0', description: 'd' };
const skill = { namespace: 'com.example', name: 'y', version: '1.0.0', description: 'd' };
const entry = '/v1/entries/server/com.example%2Fx';
const skills = '/main/v0.1/x/internal.svc.mcp/skills';
const inline = { file: { data: '{"data":{"servers":[]}}' } };

/** Requests, each with the event and outcome that the log has to contain for it (names: facts on audit events). */
const steps: readonly (readonly [method: string, path: string, event: string, outcome: string, body?: object])[] = [
  ['GET', '/v1/me', 'user.info', 'success'],
  ['GET', '/v1/sources', 'source.list', 'success'],
  ['PUT', '/v1/sources/more', 'source.create', 'success', inline],
  ['PUT', '/v1/sources/more', 'source.update', 'success', inline],
  ['GET', '/v1/sources/more', 'source.read', 'success'],
  ['GET', '/v1/sources/more/entries', 'source.entries.list', 'success'],
  ['POST', '/v1/sources/more/sync', 'source.sync', 'success'],
  ['GET', '/v1/sources/absent', 'source.read', 'failure'],
  ['PUT', '/v1/registries/extra', 'registry.create', 'success', { sources: ['more'] }],
  ['PUT', '/v1/registries/extra', 'registry.update', 'success', { sources: ['more', 'team'] }],
  ['PUT', '/v1/registries/extra', 'registry.update', 'failure', { sources: ['absent'] }],
  ['GET', '/v1/registries', 'registry.list', 'success'],
  ['GET', '/v1/registries/extra', 'registry.read', 'success'],
  ['GET', '/v1/registries/extra/entries', 'registry.entries.list', 'success'],
  ['DELETE', '/v1/registries/extra', 'registry.delete', 'success'],
  ['DELETE', '/v1/sources/more', 'source.delete', 'success'],
  ['POST', '/team/v0.1/publish', 'entry.publish', 'success', server],
  ['POST', '/team/v0.1/publish', 'entry.publish', 'failure', server],
  ['POST', '/v1/entries', 'entry.publish', 'success', { source: 'team', skill }],
  ['GET', '/main/v0.1/servers?search=private', 'server.list', 'success'],
  ['GET', '/main/v0.1/servers?cursor=wrong!', 'server.list', 'failure'],
  ['GET', '/main/v0.1/servers/com.example%2Fx/versions', 'server.versions.list', 'success'],
  ['GET', '/main/v0.1/servers/com.example%2Fx/versions/latest', 'server.version.read', 'success'],
  ['GET', skills, 'skill.list', 'success'],
  ['GET', `${skills}/com.example/y`, 'skill.read', 'success'],
  ['GET', `${skills}/com.example/y/versions`, 'skill.versions.list', 'success'],
  ['GET', `${skills}/com.example/y/versions/1.0.0`, 'skill.version.read', 'success'],
  ['GET', `${entry}/claims`, 'entry.claims.read', 'success'],
  ['PUT', `${entry}/claims`, 'entry.claims.update', 'success', { claims: { org: 'acme' } }],
  ['PATCH', `${entry}/versions/1.0.0/status`, 'entry.status.update', 'success', { status: 'deprecated' }],
  ['DELETE', `${entry}/versions/1.0.0?source=team`, 'entry.delete', 'success'],
  ['DELETE', `${entry}/versions/1.0.0?purge=true`, 'entry.delete', 'success'],
];

describe('the audit log', () => {
  test('has an event for everything that is done, in order, and none for probes and descriptions', async () => {
    for (const [method, path, , , body] of steps) {
      await registry.ask(method, path, { token: admin, ...(body === undefined ? {} : { body }) });
    }
    for (const path of ['/health', '/livez', '/readyz', '/version', '/openapi.json']) await registry.get(path, admin);
    const expected = steps.map(([, , type, outcome]) => `${type} ${outcome}`);
    await expect.poll(() => audited().map(({ type, outcome }) => `${type} ${outcome}`)).toEqual(expected);
    // The log contains the query parameters of writes, but not the searches of readers.
    const [deleted, purged] = audited().slice(-2);
    expect(deleted?.target).toMatchObject({ entryName: 'com.example/x', source: 'team' });
    expect(deleted?.target).not.toHaveProperty('purge');
    expect(purged?.target).toMatchObject({ entryName: 'com.example/x', purge: 'true' });
    expect(audited().find(({ type, outcome }) => type === 'server.list' && outcome === 'success')?.target).toEqual({
      method: 'GET',
      route: '/{registry}/v0.1/servers',
      registry: 'main',
    });
  });

  test('has refusals too: by role, by claims, for want of a token', async () => {
    const before = audited().length;
    await registry.ask('PUT', '/v1/sources/x', { token: nobody, body: { managed: {} } });
    await registry.get('/gated/v0.1/servers', nobody);
    await registry.get('/v1/sources/team', nobody);
    await registry.ask('DELETE', `${entry}/versions/1.0.0`, { token: 'no.such.token' });
    await expect
      .poll(() =>
        audited()
          .slice(before)
          .map(({ type, outcome }) => `${type} ${outcome}`),
      )
      .toEqual(['source.update denied', 'server.list denied', 'source.read denied', 'auth.unauthenticated denied']);
  });

  test('says of each event who, from where, what and how long, and finds its line in the access log', async () => {
    const answer = await fetch(`${registry.address}/main/v0.1/servers/com.example%2Fx/versions/9.9.9`, {
      headers: { authorization: `Bearer ${admin}`, 'user-agent': 'auditor/1.0', 'x-request-id': 'find-me' },
    });
    expect(answer.status).toBe(404);
    await expect.poll(() => audited().at(-1)?.metadata.requestId).toBe('find-me');
    expect(audited().at(-1)).toEqual({
      msg: 'audit_event',
      auditId: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f-]{27}$/),
      type: 'server.version.read',
      loggedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      outcome: 'failure',
      component: 'svc-registry',
      source: { type: 'network', value: expect.stringMatching(/127\.0\.0\.1$/), userAgent: 'auditor/1.0' },
      subjects: { subject: 'root', roles: ['superAdmin'] },
      target: {
        method: 'GET',
        route: '/{registry}/v0.1/servers/{serverName}/versions/{serverVersion}',
        registry: 'main',
        serverName: 'com.example/x',
        serverVersion: '9.9.9',
      },
      metadata: { requestId: 'find-me', durationMs: expect.any(Number) },
    });
    expect(
      registry.log.some((line) => line.includes('"requestId":"find-me"') && line.includes('"subject":"root"')),
    ).toBe(true);
    // Bodies are written only where the configuration asks for them.
    expect(audited().filter(({ data }) => data !== undefined)).toEqual([]);
  });
});

test('what fails while sources are read is counted for those who watch', async () => {
  const counted = async (kind: string): Promise<boolean> =>
    (await registry.get('/metrics')).text
      .split('\n')
      .some((line) => line.startsWith('svc_registry_errors_total{') && line.includes(`error_type="${kind}"`));
  expect(await counted('FetchFailed')).toBe(true);
  expect(await counted('EntryQuarantined')).toBe(true);
  const { text } = await registry.get('/metrics');
  expect(text).toMatch(/^svc_registry_entries\{[^}]*source="team"[^}]*type="skill"[^}]*\} 1\b/m);
});

test('an unknown method does not get a series of its own', async () => {
  expect((await fetch(`${registry.address}/health`, { method: 'PROPFIND' })).status).toBe(405);
  const methods = async (): Promise<string> => (await registry.get('/metrics')).text;
  await expect.poll(methods).toMatch(/http_request_method="_OTHER"/);
  expect(await methods()).not.toContain('PROPFIND');
});

test('what was done last is in the log when the server has ended', async () => {
  const logFile = join(folder, 'last.log');
  const short = await startTestRegistry({ auth: { mode: 'anonymous' }, audit: { enabled: true, logFile } });
  await Promise.all(Array.from({ length: 20 }, () => short.get('/v1/sources')));
  await short.close();
  expect(
    readFileSync(logFile, 'utf8')
      .split('\n')
      .filter((line) => line.includes('source.list')),
  ).toHaveLength(20);
});

test('in anonymous mode, a request for the own identity is audited as denied', async () => {
  const logFile = join(folder, 'anonymous.log');
  const open = await startTestRegistry({ auth: { mode: 'anonymous' }, audit: { enabled: true, logFile } });
  await open.get('/v1/me');
  await expect.poll(() => readFileSync(logFile, 'utf8')).not.toBe('');
  expect(JSON.parse(readFileSync(logFile, 'utf8'))).toMatchObject({
    type: 'user.info',
    outcome: 'denied',
    subjects: { subject: 'anonymous' },
  });
  await open.close();
});
