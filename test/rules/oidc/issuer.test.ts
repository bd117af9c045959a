import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';

const code = 'oidc/issuer-is-discovery';
const document = '/.well-known/openid-configuration';

const shared = (issuer: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPOIDCConfig
metadata: { name: company }
spec: { type: inline, inline: { issuer: ${issuer} } }
`;

test('an issuer is what tokens name', async () => {
  await expectFindings(shared('https://login.example.com/realms/a'));
  await expectFindings(shared(`┆https://login.example.com/realms/a${document}`), code);
});

test('that of an upstream provider too', async () => {
  const upstream = (issuer: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPExternalAuthConfig
metadata: { name: sign-in }
spec:
  type: embeddedAuthServer
  embeddedAuthServer:
    issuer: https://auth.example.com
    upstreamProviders:
      - { name: company, type: oidc, oidcConfig: { issuerUrl: ${issuer}, clientId: a } }
`;
  await expectFindings(upstream("'https://login.example.com'"));
  await expectFindings(upstream(`┆'https://login.example.com${document}'`), code);
});

test('that of a registry too', async () => {
  const registry = (issuer: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPRegistry
metadata: { name: catalog }
spec:
  configYAML: |
    sources: [{ name: own, managed: {} }]
    registries: [{ name: all, sources: [own] }]
    auth:
      mode: oauth
      oauth:
        resourceUrl: https://catalog.example.com
        providers: [{ name: company, issuerUrl: ${issuer}, audience: catalog }]
    database: { host: db.example.com, port: 5432, user: a, database: c }
`;
  await expectFindings(registry("'https://login.example.com'"));
  await expectFindings(registry(`┆'https://login.example.com${document}'`), code);
});

test('an issuer for all tenants is in no token', async () => {
  const everybody = 'oidc/issuer-of-no-token';
  const entra = 'https://login.microsoftonline.com';
  for (const tenant of ['common/v2.0', 'organizations/v2.0', 'consumers'])
    await expectFindings(shared(`┆${entra}/${tenant}`), everybody);
  await expectFindings(shared(`${entra}/11111111-2222-3333-4444-555555555555/v2.0`));
  await expectFindings(shared('┆https://accounts.google.com/'), everybody);
  await expectFindings(shared('https://accounts.google.com'));
});
