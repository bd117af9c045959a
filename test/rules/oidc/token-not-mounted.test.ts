import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';

const code = 'oidc/token-not-mounted';
const ofAccount = '/var/run/secrets/kubernetes.io/serviceaccount/token';

const config = (path: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPOIDCConfig
metadata: { name: company }
spec: { type: inline, inline: { issuer: 'https://login.example.com', jwksAuthTokenPath: ${path} } }
---
`;
const server = (transport: string, name = 'a'): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: ${name} }
spec:
  image: example.com/a:1.0.0
  transport: ${transport}
  oidcConfigRef: { name: company, audience: ${name} }
---
`;

test('the token of the service account is where one is mounted', async () => {
  await expectFindings(config(ofAccount) + server('stdio'));
  await expectFindings(config(`┆${ofAccount}`) + server('streamable-http') + server('streamable-http', 'b'), code);
});

test('nothing else is mounted into a proxy', async () => {
  await expectFindings(config('┆/etc/keys/token') + server('stdio'), code);
});
