import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startOidcProvider, type RunningOidcProvider } from '../support/oidc-provider.ts';
import { startTestRegistry, type TestRegistry } from '../support/running-registry.ts';

interface AuditLine {
  readonly type: string;
  readonly outcome: string;
  readonly subjects: { readonly subject: string; readonly roles?: readonly string[] };
  readonly target: Readonly<Record<string, string>>;
  readonly data?: { readonly request?: string };
}

let folder: string;
let provider: RunningOidcProvider;
let registry: TestRegistry;
let author: string;
let reader: string;
const received: { readonly path: string; readonly text: string }[] = [];
const collector = createServer((request, response) => {
  let text = '';
  request.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')));
  request.on('end', () => {
    received.push({ path: request.url ?? '', text });
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
});

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'svc-registry-audit-'));
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const { port } = collector.address() as AddressInfo;
  provider = await startOidcProvider();
  registry = await startTestRegistry({
    sources: [
      { name: 'team', managed: {} },
      { name: 'files', file: { data: '{"data":{"servers":[{"name":"a/b","description":"d","version":"1"},{}]}}' } },
    ],
    registries: [{ name: 'main', sources: ['team', 'files'] }],
    auth: {
      oauth: { providers: [{ name: 'main', issuerUrl: provider.issuer, audience: provider.resource }] },
      authz: { roles: { manageEntries: [{ groups: 'authors' }] } },
    },
    audit: {
      enabled: true,
      logFile: join(folder, 'audit.log'),
      includeRequestData: true,
      excludeEventTypes: ['user.info'],
    },
    telemetry: {
      endpoint: `http://127.0.0.1:${port}`,
      insecure: true,
      tracingEnabled: true,
      samplingRate: '1',
      enablePrometheusMetricsPath: true,
    },
  });
  await registry.ready();
  const exp = Math.floor(Date.now() / 1000) + 600;
  author = await provider.sign({ sub: 'ada', exp, groups: ['authors'], team: 'red' });
  reader = await provider.sign({ sub: 'bob', exp, team: 'red' });
});
afterAll(async () => {
  await registry.close();
  await provider.stop();
  collector.closeAllConnections();
  collector.close();
  rmSync(folder, { recursive: true, force: true });
});

const publication = {
  name: 'com.example/x',
  version: '1.0.0',
  url: 'https://x.example.com',
  description: 'd',
  claims: { team: 'red' },
};

function audited(): readonly AuditLine[] {
  const text = readFileSync(join(folder, 'audit.log'), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as AuditLine);
}

describe('what is seen of a registry server', () => {
  test('who did what is in the audit log, refusals by role too', async () => {
    await registry.ask('POST', '/team/v0.1/publish', { token: author, body: publication });
    await registry.ask('POST', '/team/v0.1/publish', { token: reader, body: { ...publication, version: '2.0.0' } });
    await registry.get('/main/v0.1/servers');
    await registry.get('/main/v0.1/servers', reader);
    await registry.get('/v1/me', reader);
    await expect
      .poll(() => audited().map(({ type }) => type))
      .toEqual(['entry.publish', 'entry.publish', 'auth.unauthenticated', 'server.list']);
    const [published, refused, unknown, listed] = audited();
    expect(published).toMatchObject({ outcome: 'success', subjects: { subject: 'ada', roles: ['manageEntries'] } });
    expect(published?.target).toMatchObject({ method: 'POST', segment: 'team' });
    expect(published?.data?.request).toContain('com.example/x');
    expect(refused).toMatchObject({ outcome: 'denied', subjects: { subject: 'bob' } });
    expect(unknown).toMatchObject({ outcome: 'denied', subjects: { subject: 'unknown' } });
    expect(listed).toMatchObject({ outcome: 'success', subjects: { subject: 'bob' } });
    expect(statSync(join(folder, 'audit.log')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(folder, 'audit.log'), 'utf8')).not.toContain(author);
  });

  test('numbers are there for Prometheus', async () => {
    const { status, headers, text } = await registry.get('/metrics');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(text).toMatch(/svc_registry_entries\{[^}]*source="files"[^}]*type="server"[^}]*\} 1\b/);
    expect(text).toMatch(/svc_registry_sync_duration_seconds_count\{[^}]*source="files"/);
    expect(text).toMatch(/http_server_request_duration_seconds_count\{[^}]*\/\{registry\}\/v0\.1\/servers/);
    expect(text).not.toContain('com.example');
  });

  test('requests and syncs are traces', async () => {
    await expect
      .poll(
        () =>
          received
            .filter(({ path }) => path === '/v1/traces')
            .map(({ text }) => text)
            .join(''),
        { timeout: 30_000 },
      )
      .toMatch(/GET \/\{registry\}\/v0\.1\/servers/);
    const spans = received.map(({ text }) => text).join('');
    expect(spans).toContain('registry.sync');
    expect(spans).not.toContain(author);
  });

  test('without the setting there are no numbers for everybody', async () => {
    const plain = await startTestRegistry({ auth: { mode: 'anonymous' } });
    expect((await plain.get('/metrics')).status).toBe(404);
    await plain.close();
  });
});
