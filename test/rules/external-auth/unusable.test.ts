import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';

const input = (transport: string, type = 'headerInjection'): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: files }
spec: { image: 'registry.example.com/files:1.0.0', transport: ${transport}, groupRef: tools, externalAuthConfigRef: { name: ┆key } }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPGroup
metadata: { name: tools }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPExternalAuthConfig
metadata: { name: key }
spec: ${
  type === 'unauthenticated'
    ? '{ type: unauthenticated }'
    : '{ type: headerInjection, headerInjection: { headerName: X-Key, valueSecretRef: { name: files, key: key } } }'
}
`;
const bearer = (transport: string): string =>
  input(transport).replace(
    /spec: \{ type: headerInjection.*/,
    'spec: { type: bearerToken, bearerToken: { tokenSecretRef: { name: files, key: key } } }',
  );
const gateway = (auth: string): string => `---
apiVersion: mcp.svc.internal/v1alpha1
kind: VirtualMCPServer
metadata: { name: desk }
spec: { incomingAuth: { type: anonymous }, config: { groupRef: tools }, outgoingAuth: ${auth} }
`;
const unmarked = (text: string): string => text.replace('┆', '');

test('nothing carries credentials to a stdio server', async () => {
  const code = 'external-auth/unusable-over-stdio';
  await expectFindings(input('stdio'), code);
  await expectFindings(input('stdio') + gateway('{ source: inline }'), code);
  await expectFindings(unmarked(input('streamable-http')));
  await expectFindings(unmarked(input('stdio', 'unauthenticated')));
});

test('a virtual server may read the reference', async () => {
  await expectFindings(unmarked(input('stdio')) + gateway('{ source: inline, default: { type: discovered } }'));
  await expectFindings(unmarked(input('stdio')) + gateway('{ source: discovered }'));
  const other = '{ type: externalAuthConfigRef, externalAuthConfigRef: { name: key } }';
  await expectFindings(unmarked(input('stdio')) + gateway(`{ source: inline, default: ${other} }`));
  await expectFindings(
    input('stdio') + gateway(`{ source: discovered, backends: { files: ${other} } }`),
    'external-auth/unusable-over-stdio',
  );
});

test('a bearer token is for remote servers', async () => {
  await expectFindings(bearer('streamable-http'), 'external-auth/unusable-bearer-token');
  await expectFindings(bearer('sse'), 'external-auth/unusable-bearer-token');
  await expectFindings(bearer('stdio'), 'external-auth/unusable-over-stdio');
  await expectFindings(unmarked(bearer('sse')) + gateway('{ source: discovered }'));
  const proxy = unmarked(bearer('sse'))
    .replace('kind: MCPServer', 'kind: MCPRemoteProxy')
    .replace("image: 'registry.example.com/files:1.0.0'", 'remoteUrl: "https://files.example.com/sse"');
  await expectFindings(proxy);
});
