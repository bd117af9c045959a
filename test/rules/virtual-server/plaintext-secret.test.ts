import { expect, test } from 'vitest';
import { findingsIn } from '../../support/findings.ts';

const virtualServer = (outgoingAuth: string, rest = ''): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: VirtualMCPServer
metadata: { name: desk }
spec:
  incomingAuth: { type: oidc, oidcConfigRef: { name: login, audience: desk } }
  config:
    groupRef: support
    outgoingAuth:
${outgoingAuth}${rest}---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPGroup
metadata: { name: support }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPOIDCConfig
metadata: { name: login }
spec: { type: inline, inline: { issuer: 'https://id.example.com' } }
`;

const plain = `      default: { type: header_injection, headerInjection: { headerName: X-Key, headerValue: v } }
      backends:
        a: { type: token_exchange, tokenExchange: { tokenUrl: 'https://e.example.com', clientId: desk, clientSecret: v } }
`;

test('credentials in plain text get a warning', async () => {
  expect(await findingsIn(virtualServer(plain))).toEqual([
    '9 virtual-server/plaintext-secret',
    '11 virtual-server/plaintext-secret',
  ]);
});

test('variables that hold them are fine', async () => {
  const found = await findingsIn(
    virtualServer(
      '      default: { type: header_injection, headerInjection: { headerName: X-Key, headerValueEnv: KEY } }\n',
    ),
  );
  expect(found).toEqual([]);
});

test('what has no effect is named for that alone', async () => {
  expect(await findingsIn(virtualServer(plain, '  outgoingAuth: {}\n'))).toEqual(['8 virtual-server/ignored-config']);
});
