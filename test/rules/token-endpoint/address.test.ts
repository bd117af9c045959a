import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';

const exchange = (url: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPExternalAuthConfig
metadata: { name: exchange }
spec:
  type: tokenExchange
  tokenExchange: { tokenUrl: ${url}, audience: wiki }
`;
const upstream = (token: string, user: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPExternalAuthConfig
metadata: { name: sign-in }
spec:
  type: embeddedAuthServer
  embeddedAuthServer:
    issuer: https://auth.example.com
    upstreamProviders:
      - name: forge
        type: oauth2
        oauth2Config:
          authorizationEndpoint: http://localhost:3000/authorize
          tokenEndpoint: ${token}
          clientId: desk
          userInfo: { endpointUrl: ${user} }
`;

test('tokens travel over TLS', async () => {
  await expectFindings(exchange("'https://login.example.com/token'"));
  await expectFindings(exchange("┆'http://login.example.com/token'"), 'token-endpoint/address-plain-http');
});

test('tokens do not come from the own pod', async () => {
  await expectFindings(exchange("┆'http://127.0.0.1:8080/token'"), 'token-endpoint/address-own-pod');
});

test('the endpoints of an upstream provider that pods ask count, that of browsers does not', async () => {
  await expectFindings(upstream("'https://forge.example.com/token'", "'https://forge.example.com/user'"));
  await expectFindings(
    upstream("┆'http://forge.example.com/token'", "┆'https://localhost/user'"),
    'token-endpoint/address-plain-http',
    'token-endpoint/address-own-pod',
  );
});

test('tokens come neither from the issuer itself nor from where users sign in', async () => {
  const forge = (endpoint: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPExternalAuthConfig
metadata: { name: sign-in }
spec:
  type: embeddedAuthServer
  embeddedAuthServer:
    issuer: https://auth.example.com
    upstreamProviders:
      - name: forge
        type: oauth2
        oauth2Config:
          clientId: a
          authorizationEndpoint: https://forge.example.com/authorize
          tokenEndpoint: ${endpoint}
          userInfo: { endpointUrl: 'https://forge.example.com/user' }
`;
  await expectFindings(forge('https://forge.example.com/token'));
  await expectFindings(
    forge('┆https://forge.example.com/authorize'),
    'token-endpoint/address-is-authorization-endpoint',
  );
  const exchangeAt = (url: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPExternalAuthConfig
metadata: { name: exchange }
spec: { type: tokenExchange, tokenExchange: { audience: a, tokenUrl: ${url} } }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPOIDCConfig
metadata: { name: company }
spec: { type: inline, inline: { issuer: 'https://login.example.com' } }
`;
  await expectFindings(exchangeAt("'https://login.example.com/token'"));
  await expectFindings(exchangeAt("┆'https://login.example.com/'"), 'token-endpoint/address-is-issuer');
});

test('an upstream provider is not in the own pod', async () => {
  await expectFindings(
    `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPExternalAuthConfig
metadata: { name: sign-in }
spec:
  type: embeddedAuthServer
  embeddedAuthServer:
    issuer: https://auth.example.com
    upstreamProviders:
      - { name: company, type: oidc, oidcConfig: { issuerUrl: ┆'https://localhost:8443', clientId: a } }
`,
    'token-endpoint/address-own-pod',
  );
});

test('each endpoint has the name of what it is for', async () => {
  const users = 'token-endpoint/address-is-authorization-endpoint';
  for (const path of ['authorize', 'realms/a/protocol/openid-connect/auth', 'oauth2/auth'])
    await expectFindings(exchange(`┆'https://login.example.com/${path}'`), users);
  await expectFindings(exchange("'https://auth.example.com/auth'"));
  const forge = (authorization: string, token: string): string =>
    upstream(token, "'https://forge.example.com/user'").replace('http://localhost:3000/authorize', authorization);
  await expectFindings(
    forge(
      "┆'https://forge.example.com/login/oauth/access_token'",
      "┆'https://forge.example.com/login/oauth/authorize'",
    ),
    'token-endpoint/address-for-users',
    users,
  );
  await expectFindings(forge("'https://forge.example.com/o/authorize'", "'https://forge.example.com/o/access_token'"));
});
