import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';

const config = (settings: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPOIDCConfig
metadata: { name: a }
spec: { type: inline, inline: { issuer: 'https://login.example.com', ${settings} } }
`;
const client = 'clientId: a, clientSecretRef: { name: a, key: b }';
const code = 'oidc/endpoint-mixed-up';

test('keys are not in the discovery document', async () => {
  await expectFindings(config("jwksUrl: ┆'https://login.example.com/.well-known/openid-configuration'"), code);
  await expectFindings(config("jwksUrl: ┆'https://login.example.com/'"), code);
  await expectFindings(config("jwksUrl: 'https://login.example.com/.well-known/jwks.json'"));
});

test('tokens are introspected at an endpoint of their own', async () => {
  await expectFindings(config(`${client}, introspectionUrl: ┆'https://login.example.com/oauth2/token'`), code);
  await expectFindings(config(`${client}, introspectionUrl: ┆'https://login.example.com/userinfo'`), code);
  await expectFindings(config(`${client}, introspectionUrl: 'https://login.example.com/token/introspect'`));
});

test('introspection requires the credentials of a client', async () => {
  const introspection = 'https://login.example.com/introspect';
  await expectFindings(config(`introspectionUrl: ┆'${introspection}'`), 'oidc/endpoint-without-client');
  await expectFindings(config(`${client}, introspectionUrl: '${introspection}'`));
  await expectFindings(config("introspectionUrl: 'https://oauth2.example.com/tokeninfo'"));
});
