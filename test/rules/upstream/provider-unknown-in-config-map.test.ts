import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';

const input = (
  provider: string,
  reference = '  authServerRef: { name: sign-in }',
): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPRemoteProxy
metadata: { name: docs }
spec:
  remoteUrl: https://docs.example.com/mcp
${reference}
  authzConfig: { type: configMap, configMap: { name: policies, key: authz.json } }
---
apiVersion: v1
kind: ConfigMap
metadata: { name: policies }
data:
  authz.json: |
    {
      "version": "1.0",
      "type": "cedarv1",
      "cedar": { "policies": ["permit(principal, action, resource);"] },
      "primaryUpstreamProvider": ${provider}
    }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPExternalAuthConfig
metadata: { name: sign-in }
spec:
  type: embeddedAuthServer
  embeddedAuthServer:
    issuer: https://auth.example.com
    upstreamProviders:
      - { name: company, type: oidc, oidcConfig: { issuerUrl: 'https://login.example.com', clientId: a } }
`;

test('the claims of a provider of the own authorization server', async () => {
  await expectFindings(input('"company"'));
  await expectFindings(input('""'));
});

test('the claims of a provider that the authorization server does not have', async () => {
  await expectFindings(input('┆"compny"'), 'upstream/provider-unknown');
});

test('without an authorization server in the input, no provider is reported', async () => {
  await expectFindings(
    input('"compny"', '  oidcConfigRef: { name: own, audience: docs }').replace(
      '---',
      `---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPOIDCConfig
metadata: { name: own }
spec: { type: inline, inline: { issuer: 'https://login.example.com' } }
---`,
    ),
  );
});
