import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';

const input = (provider: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPExternalAuthConfig
metadata: { name: sign-in }
spec:
  type: embeddedAuthServer
  embeddedAuthServer:
    issuer: https://auth.example.com
    upstreamProviders:
      - name: company
${provider}
`;
const oidc = (settings: string): string =>
  input(`        type: oidc
        oidcConfig: { clientId: a, ${settings} }`);
const oauth = (settings: string, userInfo = ''): string =>
  input(`        type: oauth2
        oauth2Config:
          clientId: a
          authorizationEndpoint: https://forge.example.com/authorize
          tokenEndpoint: https://forge.example.com/token
          userInfo: { endpointUrl: 'https://forge.example.com/user'${userInfo} }
          ${settings}`);

test('users sign in somewhere else', async () => {
  await expectFindings(oidc("issuerUrl: 'https://login.example.com'"));
  await expectFindings(oidc("issuerUrl: ┆'https://auth.example.com/'"), 'auth-server/upstream-is-itself');
});

test('an OIDC provider needs the scope openid, unless another endpoint names the user', async () => {
  const at = "issuerUrl: 'https://login.example.com'";
  await expectFindings(oidc(`${at}, scopes: [openid, email]`));
  await expectFindings(
    oidc(`${at}, userInfoOverride: { endpointUrl: 'https://login.example.com/me' }, scopes: [email]`),
  );
  await expectFindings(oidc(`${at}, scopes: ┆[email]`), 'auth-server/upstream-without-openid');
});

test('paths into answers are names joined by dots', async () => {
  await expectFindings(oauth('tokenResponseMapping: { accessTokenPath: a.token }'));
  await expectFindings(
    oauth('tokenResponseMapping: { accessTokenPath: ┆$.a.token }'),
    'auth-server/upstream-dollar-path',
  );
});

test('the access token says about whom is asked', async () => {
  await expectFindings(oauth('scopes: [user]', ', additionalHeaders: { Accept: application/json }'));
  await expectFindings(
    oauth('scopes: [user]', ', additionalHeaders: { ┆authorization: token }'),
    'auth-server/upstream-authorization-header',
  );
});
