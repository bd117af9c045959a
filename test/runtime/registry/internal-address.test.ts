import { describe, expect, onTestFinished, test } from 'vitest';
import type { RegistryServerConfig } from '../../../generated/types/registry-server.ts';
import { InternalAddressRefused } from '../../../runtime/registry/internal-server.ts';
import { startTestRegistry, type TestRegistry } from '../../support/running-registry.ts';

const config: RegistryServerConfig = {
  sources: [{ name: 'secret-project', managed: {} }],
  registries: [{ name: 'main', sources: ['secret-project'] }],
  auth: { mode: 'anonymous' },
  telemetry: { enablePrometheusMetricsPath: true },
};

async function started(internal?: { host: string; port: number }): Promise<TestRegistry & { inner: string }> {
  const registry = await startTestRegistry(config, 'memory', internal === undefined ? {} : { internal });
  onTestFinished(() => registry.close());
  await registry.ready();
  return { ...registry, inner: registry.running.internalAddress ?? '' };
}

async function statusesOf(address: string, paths: readonly string[]): Promise<Record<string, number>> {
  const answers = await Promise.all(paths.map((path) => fetch(`${address}${path}`)));
  await Promise.all(answers.map((answer) => answer.text()));
  return Object.fromEntries(paths.map((path, index) => [path, answers[index]?.status ?? 0]));
}

describe('an internal address', () => {
  const paths = ['/metrics', '/version', '/health', '/livez', '/readyz', '/main/v0.1/servers', '/v1/sources', '/'];

  test('answers metrics and version, which the other one no longer does, and health; it has nothing of the catalog', async () => {
    const { address, inner } = await started({ host: '127.0.0.1', port: 0 });
    const health = { '/health': 200, '/livez': 200, '/readyz': 200 };
    expect(await statusesOf(address, paths)).toEqual({
      ...health,
      '/metrics': 404,
      '/version': 404,
      '/main/v0.1/servers': 200,
      '/v1/sources': 200,
      '/': 200,
    });
    expect(await statusesOf(inner, paths)).toEqual({
      ...health,
      '/metrics': 200,
      '/version': 200,
      '/main/v0.1/servers': 404,
      '/v1/sources': 404,
      '/': 404,
    });
    expect(await (await fetch(`${inner}/metrics`)).text()).toContain('secret-project');
    expect(await (await fetch(`${address}/metrics`)).json()).toMatchObject({ code: 'unknown-path' });
  });

  test('is absent unless asked for: then one address answers everything', async () => {
    const { address, inner } = await started();
    expect(inner).toBe('');
    expect(await statusesOf(address, ['/metrics', '/version', '/health'])).toEqual({
      '/metrics': 200,
      '/version': 200,
      '/health': 200,
    });
  });

  test('says that the server is not ready while it drains, and goes with it', async () => {
    const { inner, running } = await started({ host: '127.0.0.1', port: 0 });
    running.drain();
    const answer = await fetch(`${inner}/readyz`);
    await answer.text();
    expect([answer.status, answer.headers.get('connection')]).toEqual([503, 'close']);
    expect(await statusesOf(inner, ['/livez'])).toEqual({ '/livez': 200 });
    await running.close();
    await expect(fetch(`${inner}/livez`)).rejects.toThrow('fetch failed');
  });

  test('that is taken keeps the server from starting, and nothing listens any more', async () => {
    const { address } = await started();
    const port = Number(new URL(address).port);
    await expect(started({ host: '127.0.0.1', port })).rejects.toThrow(InternalAddressRefused);
  });
});
