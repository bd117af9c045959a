import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';

const remote = (kind: string, url: string, more: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: ${kind}
metadata: { name: docs }
spec:
  remoteUrl: ${url}
  ${more}
`;
const header =
  'headerForward: { addHeadersFromSecret: [{ headerName: ┆X-Api-Key, valueSecretRef: { name: a, key: b } }] }';
const bearer = `---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPExternalAuthConfig
metadata: { name: token }
spec: { type: bearerToken, bearerToken: { tokenSecretRef: { name: a, key: b } } }
`;

test('credentials travel over TLS', async () => {
  await expectFindings(remote('MCPRemoteProxy', 'https://docs.example.com/', header.replace('┆', '')));
  await expectFindings(remote('MCPRemoteProxy', 'http://docs.example.com/', header), 'remote/plain-http-credentials');
  await expectFindings(
    remote('MCPRemoteProxy', 'http://docs.example.com/', 'externalAuthConfigRef: { name: ┆token }') + bearer,
    'remote/plain-http-credentials',
  );
});

test('without credentials, and inside of a cluster, plain HTTP is fine', async () => {
  await expectFindings(remote('MCPRemoteProxy', 'http://docs.example.com/', 'transport: streamable-http'));
  await expectFindings(remote('MCPRemoteProxy', 'http://docs.tools.svc:8080/', header.replace('┆', '')));
});

test('certificates are for TLS', async () => {
  const group = '---\napiVersion: mcp.svc.internal/v1alpha1\nkind: MCPGroup\nmetadata: { name: tools }\n';
  const entry = (url: string, mark: string): string =>
    remote(
      'MCPServerEntry',
      url,
      `groupRef: tools\n  transport: streamable-http\n  ${mark}caBundleRef: { configMapRef: { name: ca } }`,
    ) + group;
  await expectFindings(entry('https://docs.example.com/', ''));
  await expectFindings(entry('http://docs.example.com/', '┆'), 'remote/plain-http-bundle');
});
