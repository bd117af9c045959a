import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';

const code = 'store/other-namespace';
const input = (address: string, services: readonly string[], port = 6379): string =>
  [
    `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: wiki, namespace: shop }
spec: { image: 'example.com/wiki:1', transport: streamable-http, sessionStorage: { provider: redis, address: ${address} } }
`,
    ...services.map(
      (namespace) => `apiVersion: v1
kind: Service
metadata: { name: redis, namespace: ${namespace} }
spec: { selector: { app: redis }, ports: [{ port: ${port} }] }
`,
    ),
  ].join('---\n');

test('a store without a namespace is searched in the namespace of its client', async () => {
  await expectFindings(input("┆'redis:6379'", ['data']), code);
  await expectFindings(input("┆'redis.shop:6379'", ['data']), code);
  await expectFindings(input("'redis:6379'", ['data', 'shop']));
  await expectFindings(input("'redis.data:6379'", ['data']));
  await expectFindings(input("'redis.data.svc.cluster.local:6379'", ['data']));
});

test('what may be another store is left alone', async () => {
  await expectFindings(input("'redis:6379'", []));
  await expectFindings(input("'redis:6379'", ['data'], 8080));
  await expectFindings(input("'cache.example.com:6379'", ['data']));
});
