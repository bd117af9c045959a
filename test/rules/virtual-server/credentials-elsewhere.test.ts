import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';

const gateway = (
  url: string,
  entry: string,
  server = '',
  backend = '',
): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: VirtualMCPServer
metadata: { name: desk }
spec:
  incomingAuth: { type: anonymous }
  outgoingAuth: { source: inline${server} }
  config:
    groupRef: tools
    backends: [{ name: wiki, transport: streamable-http, url: ${url}${backend} }]
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPGroup
metadata: { name: tools }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServerEntry
metadata: { name: wiki }
spec: { groupRef: tools, transport: streamable-http, remoteUrl: "https://wiki.example.com/mcp", ${entry} }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPExternalAuthConfig
metadata: { name: token }
spec: { type: bearerToken, bearerToken: { tokenSecretRef: { name: s, key: k } } }
`;
const headers = 'headerForward: { addHeadersFromSecret: [{ headerName: X-Key, valueSecretRef: { name: s, key: k } }] }';
const reference = 'externalAuthConfigRef: { name: token }';
const code = 'virtual-server/credentials-elsewhere';

test('credentials of an entry that go to another host are reported', async () => {
  await expectFindings(gateway('┆"https://other.example.com/mcp"', headers), code);
  await expectFindings(gateway('┆"http://wiki.example.com/mcp"', reference), code);
  await expectFindings(
    gateway('┆"https://other.example.com/mcp"', reference, ', backends: { wiki: { type: discovered } }'),
    code,
  );
});

test('the same host, nothing to inherit, or credentials that the virtual server gives itself are fine', async () => {
  await expectFindings(gateway('"https://wiki.example.com/other"', headers));
  await expectFindings(gateway('"https://other.example.com/mcp"', 'caBundleRef: { configMapRef: { name: ca } }'));
  const own = ', backends: { wiki: { type: externalAuthConfigRef, externalAuthConfigRef: { name: token } } }';
  await expectFindings(
    gateway('"https://other.example.com/mcp"', reference.replace('token', '┆token'), own),
    'external-auth/replaced',
  );
  const replaced = ', type: entry, headerForward: { addPlaintextHeaders: { X-Team: a } }';
  await expectFindings(gateway('"https://other.example.com/mcp"', headers, '', replaced));
});
