import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';

const code = 'scopes/several-in-one';

test('each item is one scope', async () => {
  const exchange = (scopes: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPExternalAuthConfig
metadata: { name: a }
spec:
  type: tokenExchange
  tokenExchange: { tokenUrl: 'https://a.example.com/token', audience: a, scopes: [${scopes}] }
`;
  await expectFindings(exchange("'issues:read', 'https://a.example.com/all'"));
  await expectFindings(exchange("a, ┆'issues:read issues:write'"), code);
});

test('those of a workload and of an upstream provider too', async () => {
  await expectFindings(
    `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPRemoteProxy
metadata: { name: a }
spec:
  remoteUrl: https://a.example.com
  ┆oidcConfig: { type: inline, inline: { issuer: 'https://login.example.com', audience: a, scopes: [┆openid email] } }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPExternalAuthConfig
metadata: { name: sign-in }
spec:
  type: embeddedAuthServer
  embeddedAuthServer:
    issuer: https://auth.example.com
    upstreamProviders:
      - name: company
        type: oidc
        oidcConfig: { issuerUrl: 'https://login.example.com', clientId: a, scopes: [┆openid email] }
`,
    'schema/deprecated',
    code,
    code,
  );
});
