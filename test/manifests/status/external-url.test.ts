import { expect, test } from 'vitest';
import { at } from '../../support/plain-walk.ts';
import { compileStatus } from '../../support/status-programs.ts';

const proxy = (more = ''): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPRemoteProxy
metadata: { name: docs, namespace: team }
spec: { remoteUrl: "https://docs.example.com/mcp"${more} }
`;
const ingress = (paths: string, { host = 'tools.example.com', namespace = 'team', tls = '' } = {}): string => `---
apiVersion: networking.k8s.io/v1
kind: Ingress
metadata: { name: ${host.replaceAll('*', 'any')}, namespace: ${namespace} }
spec:
  ${tls}
  rules: [{ host: "${host}", http: { paths: [${paths}] } }]
`;
const path = (written: string, type = 'Prefix', name = 'mcp-docs-remote-proxy'): string =>
  `{ path: ${written}, pathType: ${type}, backend: { service: { name: ${name}, port: { number: 8080 } } } }`;
const secure = { tls: 'tls: [{ hosts: [tools.example.com], secretName: a }]' };

async function externalUrl(text: string): Promise<unknown> {
  const { objects } = await compileStatus([{ path: 'a.yaml', text }]);
  return at(objects[0], 'status', 'externalUrl');
}

test('an Ingress to the Service says the address outside', async () => {
  expect(await externalUrl(proxy())).toBeUndefined();
  expect(await externalUrl(proxy() + ingress(path('/')))).toBe('http://tools.example.com/mcp');
  expect(await externalUrl(proxy() + ingress(path('/mcp', 'Exact'), secure))).toBe('https://tools.example.com/mcp');
  expect(await externalUrl(proxy(', transport: sse') + ingress(path('/'), secure))).toBe(
    'https://tools.example.com/sse',
  );
  expect(
    await externalUrl(
      proxy() +
        ingress(path('/')).replace('tools', 'a.tools') +
        ingress(path('/'), { ...secure, host: 'tools.example.com' }),
    ),
  ).toBe('https://tools.example.com/mcp');
});

test('a prefix that the Ingress strips is part of it', async () => {
  const prefixed = proxy(', transport: sse, endpointPrefix: /docs');
  expect(await externalUrl(prefixed + ingress(path('/docs'), secure))).toBe('https://tools.example.com/docs/sse');
});

test.each([
  ['another Service', ingress(path('/', 'Prefix', 'other'))],
  ['another namespace', ingress(path('/'), { namespace: 'others' })],
  ['any host', ingress(path('/'), { host: '*.example.com' })],
  ['another path', ingress(path('/docs'))],
  ['a pattern', ingress(path('/docs(/|$)(.*)', 'ImplementationSpecific'))],
])('%s is not shown', async (_, text) => {
  expect(await externalUrl(proxy() + text)).toBeUndefined();
});
