import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';

const upstream = (url: string, mapping = ''): string => `apiVersion: mcp.svc.internal/v1alpha1
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
          authorizationEndpoint: https://forge.example.com/authorize
          tokenEndpoint: https://forge.example.com/token
          clientId: desk
          userInfo: { endpointUrl: ${url}${mapping} }
`;
const code = 'auth-server/user-info-without-subject';

test('providers whose users have no sub are asked for what they have', async () => {
  await expectFindings(upstream("┆'https://api.github.com/user'"), code);
  await expectFindings(upstream("┆'https://gitlab.com/api/v4/user'", ', fieldMapping: { nameFields: [name] }'), code);
  await expectFindings(upstream("'https://api.github.com/user'", ', fieldMapping: { subjectFields: [id] }'));
  await expectFindings(upstream("'https://gitlab.com/oauth/userinfo'"));
  await expectFindings(upstream("'https://forge.example.com/user'"));
});
