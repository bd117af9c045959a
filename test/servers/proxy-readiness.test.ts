import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { modernScript, startScriptedServer, type ScriptedServer } from '../support/mcp/scripted-server.ts';
import type { TestProxy } from '../support/mcp/running-proxy.ts';
import { Workbench } from '../support/run-fields/workbench.ts';

let bench: Workbench;
let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'svc-readiness-'));
  bench = await Workbench.open(folder);
});
afterEach(async () => {
  await bench.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A server that answers those alone who bring a token. */
async function guarded(token: string, status: number): Promise<ScriptedServer> {
  const script = modernScript((_, answer) => answer.result({ resultType: 'complete', content: [] }));
  const server = await startScriptedServer((received, answer) =>
    received.request.headers.authorization === `Bearer ${token}`
      ? script(received, answer)
      : answer.json({ error: 'unauthorized' }, {}, status),
  );
  bench.later(() => server.close());
  return server;
}

async function readiness(proxy: TestProxy): Promise<string> {
  return (await fetch(`${proxy.address}/readyz`)).text();
}

const address = { transport: 'streamable-http' } as const;

describe('a server that wants credentials', () => {
  test('is asked with those of the document', async () => {
    const { port } = await guarded('static', 401);
    const proxy = await bench.start({ ...address, targetPort: port, remoteAuth: { bearerToken: 'static' } });
    await proxy.ready();
    expect(await bench.status(proxy)).toBe(200);
  });

  test.each([401, 403])('and gets none that it takes is not ready, with status %d as the reason', async (status) => {
    const { port } = await guarded('static', status);
    const proxy = await bench.start({ ...address, targetPort: port, remoteAuth: { bearerToken: 'wrong' } });
    await expect.poll(() => readiness(proxy), { timeout: 10_000 }).toContain(`(HTTP ${status})`);
    expect(await readiness(proxy)).toContain('not-ready');
  });

  test.each([401, 403])('made of the token of a caller is ready once it refuses others with %d', async (status) => {
    const exchange = await bench.answering(() => ({
      json: { access_token: 'exchanged', token_type: 'Bearer', expires_in: 300 },
    }));
    const { port } = await guarded('exchanged', status);
    const proxy = await bench.start({
      ...address,
      targetPort: port,
      oidc: bench.signIn(),
      tokenExchange: { url: `${exchange.url}/token` },
    });
    await proxy.ready();
    expect(await bench.status(proxy, await bench.caller())).toBe(200);
  });
});

test('what is shown of a proxy has no addresses, secrets and people', async () => {
  const authzConfigPath = bench.file('authz.json', {
    version: '1.0',
    type: 'cedarv1',
    cedar: { policies: ['permit(principal, action, resource);'] },
  });
  const { proxy, server } = await bench.proxy({
    name: 'tracker',
    oidc: bench.signIn(),
    authzConfigPath,
    remoteAuth: { bearerToken: 'the-secret' },
    rateLimiting: { shared: { maxTokens: 10, refillPeriod: '1m' } },
  });
  expect(await bench.status(proxy, await bench.caller())).toBe(200);
  const answer = await fetch(`${proxy.address}/status`);
  const text = await answer.text();
  expect(JSON.parse(text)).toEqual({
    name: 'tracker',
    version: expect.any(String),
    ready: true,
    waitingFor: [],
    server: { transport: 'streamable-http', eras: ['modern'], revision: '2026-07-28' },
    signIn: true,
    policies: expect.stringMatching(/^[0-9a-f]{16}$/),
    webhooks: false,
    rateLimits: true,
    sessionStorage: 'memory',
  });
  for (const hidden of ['the-secret', 'ada', String(server.port), bench.provider.issuer])
    expect(text).not.toContain(hidden);
  expect((await fetch(`${proxy.address}/status`, { method: 'POST' })).status).toBe(405);
});

test('durations of messages are measured by the semantic conventions of MCP', async () => {
  const { proxy } = await bench.proxy({
    tools: { filter: ['get'] },
    telemetry: { enablePrometheusMetricsPath: true },
  });
  expect(await bench.status(proxy)).toBe(200);
  expect(await bench.status(proxy, {}, 'put')).toBe(400);
  const text = await (await fetch(`${proxy.address}/metrics`)).text();
  const series = text.split('\n').filter((line) => line.startsWith('mcp_server_operation_duration_seconds_count'));
  expect(series).toHaveLength(2);
  const [fine = '', failed = ''] = series.toSorted((a) => (a.includes('error_type') ? 1 : -1));
  for (const label of ['mcp_method_name="tools/call"', 'mcp_protocol_version="2026-07-28"', 'network_transport="tcp"'])
    expect(fine).toContain(label);
  expect(fine).not.toContain('error_type');
  expect(failed).toContain('error_type="-32602"');
});
