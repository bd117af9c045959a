import { expect, test } from 'vitest';
import { emittedProgram } from '../../../support/emitted-program.ts';
import { at } from '../../../support/plain-walk.ts';

const document = (kind: string, name: string, spec: string): string => `---
apiVersion: mcp.svc.internal/v1alpha1
kind: ${kind}
metadata: { name: ${name} }
spec: ${spec}
`;
const signIn = `{ issuer: https://auth.example.com, upstreamProviders: [
  { name: idp, type: oidc, oidcConfig: { issuerUrl: https://idp.example.com, clientId: a } }] }`;

/** A virtual server with one entry for each external authentication, and the strategies it was compiled to. */
async function strategiesOf(
  configs: Readonly<Record<string, string>>,
): Promise<{ strategies: unknown; variables: Readonly<Record<string, string>> }> {
  const names = Object.keys(configs);
  const server = document(
    'VirtualMCPServer',
    'a',
    `{ incomingAuth: { type: oidc }, authServerConfig: ${signIn}, outgoingAuth: { source: inline }, config: { groupRef: tools } }`,
  );
  const entries = names.map((name, index) =>
    document(
      'MCPServerEntry',
      `entry-${index}`,
      `{ groupRef: tools, remoteUrl: https://remote.example.com/mcp, transport: sse, externalAuthConfigRef: { name: ${name} } }`,
    ),
  );
  const auths = names.map((name) => document('MCPExternalAuthConfig', name, configs[name] ?? ''));
  const text = [server, document('MCPGroup', 'tools', '{}'), ...entries, ...auths].join('');
  const { files, variables } = await emittedProgram(text, 'vmcp-a');
  return { strategies: at(files['config.json'], 'outgoingAuth', 'backends'), variables };
}

test('every type that can authenticate toward a backend becomes a strategy', async () => {
  const { strategies, variables } = await strategiesOf({
    exchange: `{ type: tokenExchange, tokenExchange: { tokenUrl: https://auth.example.com/token, audience: api, clientId: a,
      clientSecretRef: { name: oauth, key: secret }, subjectTokenType: id_token } }`,
    header:
      '{ type: headerInjection, headerInjection: { headerName: X-Api-Key, valueSecretRef: { name: api, key: key } } }',
    bearer: '{ type: bearerToken, bearerToken: { tokenSecretRef: { name: api, key: token } } }',
    open: '{ type: unauthenticated }',
    sts: `{ type: awsSts, awsSts: { region: eu-central-1, fallbackRoleArn: 'arn:aws:iam::123456789012:role/tools' } }`,
    inject: '{ type: upstreamInject, upstreamInject: { providerName: idp } }',
  });
  expect(strategies).toEqual({
    'entry-0': {
      type: 'token_exchange',
      tokenExchange: {
        tokenUrl: 'https://auth.example.com/token',
        audience: 'api',
        clientId: 'a',
        clientSecretEnv: 'SVC_TOKEN_EXCHANGE_CLIENT_SECRET_EXCHANGE',
        subjectTokenType: 'urn:ietf:params:oauth:token-type:id_token',
        subjectProviderName: 'idp',
      },
    },
    'entry-1': {
      type: 'header_injection',
      headerInjection: { headerName: 'X-Api-Key', headerValueEnv: 'SVC_HEADER_INJECTION_VALUE_HEADER' },
    },
    'entry-2': {
      type: 'header_injection',
      headerInjection: { headerName: 'Authorization', bearerTokenEnv: 'SVC_BEARER_TOKEN_BEARER' },
    },
    'entry-3': { type: 'unauthenticated' },
    'entry-4': {
      type: 'aws_sts',
      awsSts: {
        region: 'eu-central-1',
        service: 'aws-mcp',
        fallbackRoleArn: 'arn:aws:iam::123456789012:role/tools',
        roleClaim: 'groups',
        sessionDuration: 3600,
        sessionNameClaim: 'sub',
      },
    },
    'entry-5': { type: 'upstream_inject', upstreamInject: { providerName: 'idp' } },
  });
  expect(variables).toMatchObject({
    SVC_TOKEN_EXCHANGE_CLIENT_SECRET_EXCHANGE: 'oauth/secret',
    SVC_HEADER_INJECTION_VALUE_HEADER: 'api/key',
    SVC_BEARER_TOKEN_BEARER: 'api/token',
  });
});

test('an empty token type means the default, which the server knows', async () => {
  const { strategies } = await strategiesOf({
    exchange: `{ type: tokenExchange, tokenExchange: { tokenUrl: https://auth.example.com/token, audience: api, subjectTokenType: '' } }`,
  });
  expect(strategies).not.toHaveProperty('entry-0.tokenExchange.subjectTokenType');
});

test('configurations whose names are equal in capitals have different variables', async () => {
  const { strategies, variables } = await strategiesOf({
    'team-a': '{ type: bearerToken, bearerToken: { tokenSecretRef: { name: one, key: token } } }',
    'team.a': '{ type: bearerToken, bearerToken: { tokenSecretRef: { name: two, key: token } } }',
  });
  const tokenOf = (entry: string): string | undefined =>
    variables[String(at(strategies, entry, 'headerInjection', 'bearerTokenEnv'))];
  expect([tokenOf('entry-0'), tokenOf('entry-1')]).toEqual(['one/token', 'two/token']);
});

test('a proxy with an authorization server exchanges the token of its first provider', async () => {
  const exchange = (provider = ''): string =>
    `{ type: tokenExchange, tokenExchange: { tokenUrl: https://auth.example.com/token, audience: api${provider} } }`;
  const proxy = (own: string, signsIn = true): string =>
    [
      document(
        'MCPRemoteProxy',
        'a',
        `{ remoteUrl: https://remote.example.com/mcp, externalAuthConfigRef: { name: exchange },
          oidcConfigRef: { name: own, audience: 'http://mcp-a-remote-proxy:8080' }${signsIn ? ', authServerRef: { name: sign-in }' : ''} }`,
      ),
      document('MCPOIDCConfig', 'own', '{ type: inline, inline: { issuer: https://auth.example.com } }'),
      document('MCPExternalAuthConfig', 'sign-in', `{ type: embeddedAuthServer, embeddedAuthServer: ${signIn} }`),
      document('MCPExternalAuthConfig', 'exchange', own),
    ].join('');
  const providerOf = async (text: string): Promise<unknown> =>
    at((await emittedProgram(text, 'mcp-a-remote-proxy')).files['run.json'], 'tokenExchange', 'subjectProviderName');
  expect(await providerOf(proxy(exchange()))).toBe('idp');
  expect(await providerOf(proxy(exchange(", subjectProviderName: ''")))).toBe('idp');
  expect(await providerOf(proxy(exchange(', subjectProviderName: idp')))).toBe('idp');
  expect(await providerOf(proxy(exchange(", subjectProviderName: ''"), false))).toBeUndefined();
});
