import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';

const redirect = (uri: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPExternalAuthConfig
metadata: { name: sign-in }
spec:
  type: embeddedAuthServer
  embeddedAuthServer:
    issuer: https://auth.example.com
    upstreamProviders:
      - name: company
        type: oidc
        oidcConfig: { issuerUrl: 'https://login.example.com', clientId: a${uri} }
`;

test('users come back to the callback, below whatever path', async () => {
  await expectFindings(redirect(''));
  await expectFindings(redirect(", redirectUri: 'https://auth.example.com/oauth/callback'"));
  await expectFindings(redirect(", redirectUri: 'https://auth.example.com/docs/oauth/callback'"));
});

test('a redirect to another path is reported', async () => {
  await expectFindings(
    redirect(", redirectUri: ┆'https://auth.example.com/callback'"),
    'auth-server/redirect-elsewhere',
  );
});

test('codes come back over TLS', async () => {
  const code = 'auth-server/redirect-over-http';
  await expectFindings(redirect(", redirectUri: ┆'http://auth.example.com/oauth/callback'"), code);
  await expectFindings(redirect(", redirectUri: 'http://localhost:8080/oauth/callback'"));
});

test('users come back to a host that leads here', async () => {
  const code = 'auth-server/redirect-to-other-host';
  const other = ", redirectUri: ┆'https://auth.example.org/oauth/callback'";
  await expectFindings(redirect(other), code);
  const route = `---
apiVersion: gateway.networking.k8s.io/v1
kind: HTTPRoute
metadata: { name: a }
spec: { hostnames: [auth.example.org], rules: [{ backendRefs: [{ name: b, port: 8080 }] }] }
`;
  await expectFindings(redirect(other.replace('┆', '')) + route);
});
