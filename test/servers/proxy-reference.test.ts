import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openSession, postModern, send, type RawAnswer } from '../support/mcp/raw-client.ts';
import { legacyScript, startScriptedServer } from '../support/mcp/scripted-server.ts';
import { startTestProxy } from '../support/mcp/running-proxy.ts';
import { makeSigningKey } from '../support/signing-keys.ts';
import { projectRoot } from '../support/source-files.ts';
import { audience, startStandInProvider } from '../support/stand-in-provider.ts';
import { systemClock } from '../../runtime/identity/clock.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** Of HTTP itself, and not of this program. */
const ofHttp: ReadonlySet<string> = new Set([
  'connection',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
]);
/** What the exporter says about itself. */
const ofExporter: ReadonlySet<string> = new Set(['target_info', 'otel_scope_info']);

const closing: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const close of closing.toReversed()) await close();
});

const page = readFileSync(join(projectRoot, 'docs/reference/proxy-endpoints.md'), 'utf8');

/** The cells of a column of the tables below a heading. */
function listed(heading: string, column: number): string[] {
  const [section = ''] = page.split(`## ${heading}\n`)[1]?.split('\n## ') ?? [];
  const rows = section.split('\n').filter((line) => line.startsWith('| ') && line.includes('`'));
  return rows.map((row) => (row.split(' | ')[column] ?? '').replaceAll(/[`|]/g, '').trim());
}

test('every header, error, audit event and metric of a proxy is in the reference', async () => {
  const key = await makeSigningKey();
  const provider = await startStandInProvider([key], systemClock);
  closing.push(() => provider.server.close());
  const server = await startScriptedServer(
    legacyScript(({ message }, answer) => {
      if (message.params?.['name'] === 'broken') answer.json({ not: 'a message' });
      else answer.result({ content: [], tools: [] });
    }),
  );
  closing.push(() => server.close());
  const logFile = join(temporaryFolder('svc-reference-'), 'audit.log');
  const proxy = await startTestProxy({
    transport: 'streamable-http',
    targetPort: server.port,
    oidc: {
      issuer: provider.issuer,
      audience,
      resourceUrl: 'https://proxy.example.com/mcp',
      jwksAllowPrivateIp: true,
      insecureAllowHttp: true,
    },
    rateLimiting: { perUser: { maxTokens: 4, refillPeriod: '1h' } },
    audit: { enabled: true, logFile },
    telemetry: { enablePrometheusMetricsPath: true },
  });
  closing.push(() => proxy.close());
  await proxy.ready();
  const headers = { authorization: `Bearer ${await provider.token(key)}` };
  const answers: RawAnswer[] = [];
  const seen = new Set<string>();
  const keep = async (asked: Promise<RawAnswer>): Promise<void> => {
    const answer = await asked;
    answers.push(answer);
    if (answer.status < 400) return answer.drop();
    const body: { error?: string | { code: number }; code?: string } = JSON.parse(await answer.text());
    seen.add(`${String(typeof body.error === 'object' ? body.error.code : body.code)} ${answer.status}`);
  };
  const at = (path: string): URL => new URL(path, proxy.address);
  const json = { 'content-type': 'application/json', ...headers };
  await keep(postModern(proxy.endpoint, 'tools/list'));
  await keep(send(at('/nothing'), 'GET'));
  expect(await (await send(at('/'), 'POST')).text()).toContain('did you mean /mcp?');
  expect(await (await send(at('/.well-known/nothing'), 'GET')).text()).not.toContain('/mcp');
  await keep(send(at('/health'), 'DELETE'));
  await keep(send(at('/%zz'), 'GET'));
  await keep(send(at(`/${'x'.repeat(9000)}`), 'GET'));
  await keep(send(at('/.well-known/oauth-protected-resource/mcp'), 'GET'));
  for (const path of ['/health', '/readyz', '/status']) await keep(send(at(path), 'GET'));
  await keep(send(proxy.endpoint, 'PUT', { headers: json, body: {} }));
  await keep(send(proxy.endpoint, 'POST', { headers: json, body: '{' }));
  await keep(send(proxy.endpoint, 'POST', { headers: json, body: { jsonrpc: '1.0' } }));
  await keep(send(proxy.endpoint, 'POST', { headers: { ...json, 'content-type': 'text/plain' }, body: 'x' }));
  await keep(send(proxy.endpoint, 'POST', { headers: { ...json, accept: 'text/html' }, body: {} }));
  await keep(send(proxy.endpoint, 'POST', { headers: { ...json, 'content-length': '1' }, body: 'x'.repeat(1) }));
  await keep(send(proxy.endpoint, 'POST', { headers: json, body: ' '.repeat(9_000_000) }));
  await keep(postModern(proxy.endpoint, 'tools/list', {}, { headers: { ...headers, 'mcp-method': 'tools/call' } }));
  await keep(postModern(proxy.endpoint, 'no/such', {}, { headers }));
  await keep(postModern(proxy.endpoint, 'server/discover', {}, { headers }));
  const client = await openSession(proxy.endpoint, { headers });
  await keep(client.post({ jsonrpc: '2.0', id: 1, method: 'tools/list' }));
  await keep(client.post([{ jsonrpc: '2.0', id: 1, method: 'ping' }]));
  await keep(client.post({ jsonrpc: '2.0', method: 'notifications/roots/list_changed' }));
  await keep(client.post({ jsonrpc: '2.0', id: 9, result: {} }));
  for (const method of ['ping', 'prompts/list', 'resources/list', 'logging/setLevel', 'tasks/list'])
    await keep(client.post({ jsonrpc: '2.0', id: 2, method, params: { level: 'info' } }));
  for (let count = 0; count < 6; count++) {
    const params = { name: count === 0 ? 'broken' : 'fine', arguments: {} };
    await keep(client.post({ jsonrpc: '2.0', id: 3, method: 'tools/call', params }));
  }
  await keep(client.get());
  await keep(client.delete());
  await keep(client.post({ jsonrpc: '2.0', id: 4, method: 'tools/list' }));
  await keep(send(proxy.endpoint, 'GET', { headers: { ...headers, accept: 'text/event-stream' } }));

  const names = new Set(listed('Headers', 0).flatMap((cell) => cell.toLowerCase().split(', ')));
  const sent = new Set(answers.flatMap((answer) => [...answer.headers.keys()]).filter((name) => !ofHttp.has(name)));
  expect(sent.size).toBeGreaterThan(6);
  expect(
    [...sent].filter((name) => !names.has(name)),
    'headers',
  ).toEqual([]);

  const [codes, third, statuses] = [listed('Errors', 0), listed('Errors', 1), listed('Errors', 2)];
  const errors = new Set<string>();
  for (const [index, code] of codes.entries()) {
    // Two tables: code and status; code, code at /mcp and status.
    const isEarly = /[a-z]/.test(code);
    if (isEarly) errors.add(`${code} ${statuses[index]}`).add(`${third[index]} ${statuses[index]}`);
    else errors.add(`${code} ${third[index]}`);
  }
  expect(seen.size).toBeGreaterThan(12);
  expect(
    [...seen].filter((error) => !errors.has(error)),
    'errors',
  ).toEqual([]);

  const types = new Set([...listed('Audit events', 1), 'mcp_notification', 'mcp_request']);
  await expect.poll(() => readFileSync(logFile, 'utf8').split('\n').length).toBeGreaterThan(10);
  const lines = readFileSync(logFile, 'utf8').trim().split('\n');
  const written = new Set(lines.map((line) => String(JSON.parse(line).type)));
  expect(written.size).toBeGreaterThan(6);
  expect(
    [...written].filter((type) => !types.has(type)),
    'audit events',
  ).toEqual([]);

  const units: Readonly<Record<string, string>> = { s: '_seconds', '': '' };
  const columns = [listed('Metrics', 0), listed('Metrics', 1)] as const;
  const metrics = new Set(
    columns[0].map((name, index) => name.replaceAll('.', '_') + (units[columns[1][index] ?? ''] ?? '')),
  );
  const text = await (await fetch(at('/metrics'))).text();
  const shown = [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name);
  expect(shown.length).toBeGreaterThan(2);
  expect(
    shown.filter((name) => !ofExporter.has(name) && !metrics.has(name)),
    'metrics',
  ).toEqual([]);
});
