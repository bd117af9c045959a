import { dirname } from 'node:path';
import { expect, vi } from 'vitest';
import { loadDocument } from '../../../generated/load.ts';
import { send } from '../mcp/raw-client.ts';
import type { TestProxy } from '../mcp/running-proxy.ts';
import { writeStandInLauncher } from '../mcp/stand-in-launcher.ts';
import { startSseSdkServer } from '../mcp/sse-sdk-server.ts';
import type { FieldScenario } from './workbench.ts';

/** The address that a stream of HTTP+SSE announces for messages; undefined where there is no such stream. */
async function announced(proxy: TestProxy, headers: Record<string, string> = {}): Promise<string | undefined> {
  const stream = await send(new URL('/sse', proxy.address), 'GET', { headers });
  if (stream.status !== 200) return undefined;
  const event = await stream.next();
  stream.drop();
  return event?.data;
}

/** What the proxy is, where it listens and what it leads to. */
export const workloadFields: readonly FieldScenario[] = [
  {
    fields: ['schemaVersion'],
    what: 'another version is refused',
    async observe(bench) {
      const { validate } = await loadDocument.run();
      expect(validate({ schemaVersion: 'v1', remoteUrl: 'https://mcp.example.com' })).toBe(true);
      expect(validate({ schemaVersion: 'v2', remoteUrl: 'https://mcp.example.com' })).toBe(false);
      await bench.proxy();
    },
  },
  {
    fields: ['name'],
    what: 'policies know the server by its name',
    async observe(bench) {
      const policies = ['permit(principal, action, resource in MCP::"tracker");'];
      const authzConfigPath = bench.file('authz.json', { version: '1.0', type: 'cedarv1', cedar: { policies } });
      expect(await bench.status((await bench.proxy({ name: 'tracker', authzConfigPath })).proxy)).toBe(200);
      expect(await bench.status((await bench.proxy({ name: 'other', authzConfigPath })).proxy)).toBe(403);
    },
  },
  {
    fields: ['targetHost', 'targetPort', 'transport'],
    what: 'the server is called there, in its transport',
    async observe(bench) {
      const { proxy, server } = await bench.proxy({ targetHost: 'localhost' });
      expect(await bench.status(proxy)).toBe(200);
      expect(server.of('tools/call')[0]?.request.headers.host).toBe(`localhost:${server.port}`);
      const older = await startSseSdkServer();
      bench.later(() => older.close());
      const other = await bench.start({ targetPort: older.port, transport: 'sse' });
      await other.ready();
    },
  },
  {
    fields: ['remoteUrl'],
    what: 'the server is called there, with the path and the query',
    async observe(bench) {
      const server = await bench.server();
      const proxy = await bench.start({
        remoteUrl: `http://127.0.0.1:${server.port}/at/mcp?tenant=a`,
        transport: 'streamable-http',
      });
      await proxy.ready();
      expect(await bench.status(proxy)).toBe(200);
      expect(server.of('tools/call')[0]?.request.url).toBe('/at/mcp?tenant=a');
    },
  },
  {
    fields: ['host', 'proxyPort'],
    what: 'the proxy listens there',
    async observe(bench) {
      const { proxy } = await bench.proxy();
      const { port } = new URL(proxy.address);
      await proxy.close();
      const other = await bench.proxy({ host: '127.0.0.2', proxyPort: Number(port) });
      expect(other.proxy.address).toBe(`http://127.0.0.2:${port}`);
      expect((await fetch(`http://127.0.0.2:${port}/health`)).status).toBe(200);
    },
  },
  {
    fields: ['kubernetes.namespace', 'kubernetes.podSelector{}', 'kubernetes.container'],
    what: 'the pod is looked up by them',
    async observe(bench) {
      const cluster = await bench.answering(() => ({ json: { kind: 'PodList', apiVersion: 'v1', items: [] } }));
      const kubeconfig = bench.file('kubeconfig.json', {
        apiVersion: 'v1',
        kind: 'Config',
        clusters: [{ name: 'c', cluster: { server: cluster.url, 'insecure-skip-tls-verify': true } }],
        users: [{ name: 'u', user: {} }],
        contexts: [{ name: 'x', context: { cluster: 'c', user: 'u' } }],
        'current-context': 'x',
      });
      vi.stubEnv('KUBECONFIG', kubeconfig);
      const podSelector = { 'app.kubernetes.io/name': 'files' };
      const proxy = await bench.start({
        transport: 'stdio',
        kubernetes: { namespace: 'team', podSelector, container: 'mcp' },
      });
      const readiness = async (): Promise<string> => (await fetch(`${proxy.address}/readyz`)).text();
      await expect.poll(readiness, { timeout: 15_000 }).toMatch(/in namespace team .*container \\"mcp\\"/);
      const asked = new URL(cluster.requests[0]?.path ?? '', cluster.url);
      expect(asked.pathname).toBe('/api/v1/namespaces/team/pods');
      expect(asked.searchParams.get('labelSelector')).toBe('app.kubernetes.io/name=files');
    },
  },
  {
    fields: [
      'runtime.engine',
      'image',
      'args[]',
      'env{}',
      'envFile',
      'envFileDir',
      'secrets[].name',
      'secrets[].target',
    ],
    what: 'a package is started by its launcher, with these arguments and variables and nothing of ours',
    async observe(bench) {
      const launchers = dirname(bench.file('bin/readme', ''));
      writeStandInLauncher(launchers, 'npx');
      vi.stubEnv('PATH', `${launchers}:${process.env['PATH']}`);
      vi.stubEnv('OWN_TOKEN', 'of our shell');
      vi.stubEnv('SVC_SECRET_API_KEY', 'hidden');
      const envFileDir = dirname(bench.file('variables/a.env', 'A=folder\nB=folder\nC=folder\n'));
      const proxy = await bench.start({
        runtime: { engine: 'process' },
        image: 'npx://@scope/files@1.0',
        args: ['--modern', '--root', 'with space'],
        env: { A: 'own' },
        envFile: bench.file('some.env', 'export A="file"\nB=file\n'),
        envFileDir,
        secrets: [{ name: 'api-key', target: 'KEY' }],
      });
      await proxy.ready();
      const { result } = await (await bench.call(proxy, {}, 'environment')).message();
      expect(result).toMatchObject({
        args: ['--yes', '@scope/files@1.0', '--modern', '--root', 'with space'],
        environment: { A: 'own', B: 'file', C: 'folder', KEY: 'hidden' },
      });
      expect(JSON.stringify(result)).not.toContain('of our shell');
    },
  },
  {
    fields: ['proxyMode'],
    what: 'clients of a stdio server find HTTP+SSE, or not',
    async observe(bench) {
      vi.stubEnv('KUBECONFIG', bench.path('nothing'));
      const kubernetes = { namespace: 'team', podSelector: { app: 'files' }, container: 'mcp' };
      const withMode = (proxyMode: 'sse' | 'streamable-http'): Promise<TestProxy> =>
        bench.start({ transport: 'stdio', kubernetes, proxyMode });
      expect(await announced(await withMode('sse'))).toContain('/messages');
      expect(await announced(await withMode('streamable-http'))).toBeUndefined();
    },
  },
  {
    fields: ['endpointPrefix', 'trustProxyHeaders'],
    what: 'streams announce addresses with them',
    async observe(bench) {
      const older = await startSseSdkServer();
      bench.later(() => older.close());
      const base = { targetPort: older.port, transport: 'sse' } as const;
      const headers = { 'x-forwarded-host': 'mcp.example.com', 'x-forwarded-proto': 'https' };
      const plain = await announced(await bench.start({ ...base, endpointPrefix: '/files' }), headers);
      expect(plain).toMatch(/^\/files\/messages/);
      const trusted = await announced(await bench.start({ ...base, trustProxyHeaders: true }), headers);
      expect(trusted).toMatch(/^https:\/\/mcp\.example\.com\/messages/);
    },
  },
];
