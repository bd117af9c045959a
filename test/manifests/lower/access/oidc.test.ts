import { expect, test } from 'vitest';
import { emittedProgram } from '../../../support/emitted-program.ts';
import { at } from '../../../support/plain-walk.ts';

const server = (oidc: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: a, namespace: tools }
spec:
  image: example.com/a
  transport: streamable-http
  ${oidc}
`;
const virtual = (oidc: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: VirtualMCPServer
metadata: { name: a, namespace: tools }
spec:
  config: { groupRef: tools }
  incomingAuth:
    type: oidc
    ${oidc}
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPGroup
metadata: { name: tools, namespace: tools }
`;
const provider = (spec: string): string => `---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPOIDCConfig
metadata: { name: idp, namespace: tools }
spec: ${spec}
`;
const inline = provider('{ type: inline, inline: { issuer: https://idp.example.com } }');
const service = 'http://mcp-a-proxy.tools.svc.cluster.local:8080';

const proxyOidc = async (text: string): Promise<unknown> =>
  (await emittedProgram(text, 'mcp-a-proxy')).files['run.json']?.['oidc'];
const virtualAuth = async (text: string): Promise<unknown> =>
  (await emittedProgram(text, 'vmcp-a')).files['config.json']?.['incomingAuth'];

test('an audience that is a URL is the resource that clients ask tokens for', async () => {
  const of = (audience: string): Promise<unknown> =>
    proxyOidc(server(`oidcConfigRef: { name: idp, audience: '${audience}' }`) + inline);
  expect(await of('https://mcp.example.com/a')).toMatchObject({
    audience: 'https://mcp.example.com/a',
    resourceUrl: 'https://mcp.example.com/a',
  });
  expect(await of('tools')).toMatchObject({ audience: 'tools', resourceUrl: service });
});

test('scopes are advertised to clients, and demanded of no token', async () => {
  const reference = 'oidcConfigRef: { name: idp, audience: tools, scopes: [openid, tools] }';
  expect(await proxyOidc(server(reference) + inline)).toMatchObject({ scopes: ['openid', 'tools'] });
  const incoming = await virtualAuth(virtual(reference) + inline);
  expect(incoming).toMatchObject({ type: 'oidc', oidc: { advertisedScopes: ['openid', 'tools'] } });
  expect(incoming).not.toHaveProperty('oidc.scopes');
});

test('an empty list of scopes advertises none, whatever the kind', async () => {
  const scopesOf = async (settings: string, objects: string): Promise<readonly unknown[]> => [
    at(await proxyOidc(server(settings) + objects), 'scopes'),
    at(await virtualAuth(virtual(settings) + objects), 'oidc', 'advertisedScopes'),
  ];
  const reference = (scopes: string): string => `oidcConfigRef: { name: idp, audience: tools${scopes} }`;
  expect(await scopesOf(reference(', scopes: []'), inline)).toEqual([[], []]);
  expect(await scopesOf(reference(''), inline)).toEqual([['openid'], ['openid']]);
  const written =
    'oidcConfig: { type: inline, inline: { issuer: https://idp.example.com, audience: tools, scopes: [] } }';
  expect(await scopesOf(written, '')).toEqual([[], []]);
  const cluster = 'oidcConfig: { type: kubernetes, kubernetes: { audience: tools } }';
  expect(await scopesOf(cluster, '')).toEqual([['openid'], ['openid']]);
});

test('tokens of the cluster are checked with its own certificates, and only those of one account', async () => {
  const reference = 'oidcConfigRef: { name: idp, audience: tools }';
  const of = (settings: string): Promise<unknown> =>
    proxyOidc(
      server(reference) + provider(`{ type: kubernetesServiceAccount, kubernetesServiceAccount: ${settings} }`),
    );
  expect(await of('{}')).toEqual({
    audience: 'tools',
    caCertPath: '/var/run/secrets/kubernetes.io/serviceaccount/ca.crt',
    issuer: 'https://kubernetes.default.svc.cluster.local',
    jwksAllowPrivateIp: true,
    jwksAuthTokenFile: '/var/run/secrets/kubernetes.io/serviceaccount/token',
    resourceUrl: service,
    scopes: ['openid'],
    subject: 'system:serviceaccount:tools:mcp-a-proxy',
  });
  expect(await of("{ namespace: '' }")).toMatchObject({
    subject: 'system:serviceaccount:tools:mcp-a-proxy',
  });
  expect(await of('{ namespace: clients }')).toMatchObject({ subject: 'system:serviceaccount:clients:mcp-a-proxy' });
  expect(await of('{ serviceAccount: caller }')).toMatchObject({ subject: 'system:serviceaccount:tools:caller' });
  expect(await of('{ serviceAccount: caller, namespace: clients }')).toMatchObject({
    subject: 'system:serviceaccount:clients:caller',
  });
  expect(await of("{ useClusterAuth: false, issuer: https://tokens.example.com, jwksUrl: '' }")).toEqual({
    audience: 'tools',
    issuer: 'https://tokens.example.com',
    resourceUrl: service,
    scopes: ['openid'],
    subject: 'system:serviceaccount:tools:mcp-a-proxy',
  });
});

test('without a named account the tokens are those of the account that the pod runs under', async () => {
  const cluster = provider('{ type: kubernetesServiceAccount }');
  const reference = 'oidcConfigRef: { name: idp, audience: tools }';
  const remote = (account: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPRemoteProxy
metadata: { name: a, namespace: tools }
spec: { remoteUrl: https://remote.example.com, ${reference} ${account} }
`;
  const ofRemote = async (account: string): Promise<unknown> =>
    (await emittedProgram(remote(account) + cluster, 'mcp-a-remote-proxy')).files['run.json']?.['oidc'];
  expect(await ofRemote('')).toMatchObject({ subject: 'system:serviceaccount:tools:mcp-a-remote-proxy' });
  expect(await ofRemote(', serviceAccount: agents')).toMatchObject({ subject: 'system:serviceaccount:tools:agents' });
  const ofVirtual = (spec: string): Promise<unknown> =>
    virtualAuth(virtual(reference).replace('spec:', `spec:\n${spec}`) + cluster);
  const subject = (name: string) => ({ oidc: { subject: `system:serviceaccount:tools:${name}` } });
  expect(await ofVirtual('')).toMatchObject(subject('vmcp-a'));
  expect(await ofVirtual('  serviceAccount: agents')).toMatchObject(subject('agents'));
  const template = '  podTemplateSpec: { spec: { serviceAccountName: others } }';
  expect(await ofVirtual(template)).toMatchObject(subject('others'));
  expect(await ofVirtual('  podTemplateSpec: { spec: { serviceAccountName: null } }')).toMatchObject(
    subject('default'),
  );
});

test('a program reads the token of its account only where it needs it', async () => {
  const hasToken = async (settings: string): Promise<boolean> => {
    const text = server('oidcConfigRef: { name: idp, audience: tools }') + provider(settings);
    return (await emittedProgram(text, 'mcp-a-proxy')).hasToken;
  };
  expect(await hasToken('{ type: kubernetesServiceAccount }')).toBe(true);
  expect(
    await hasToken('{ type: kubernetesServiceAccount, kubernetesServiceAccount: { useClusterAuth: false } }'),
  ).toBe(false);
  expect(await hasToken('{ type: inline, inline: { issuer: https://idp.example.com } }')).toBe(false);
});

test('settings in a ConfigMap of the user are mounted, with the certificates beside them', async () => {
  const written =
    'oidcConfig: { type: configMap, configMap: { name: idp, caBundleRef: { configMapRef: { name: ca } } } }';
  const proxy = await emittedProgram(server(written), 'mcp-a-proxy');
  expect(proxy.files['run.json']?.['oidc']).toEqual({
    caCertPath: '/etc/svc-ca/oidc/ca.crt',
    configPath: '/etc/svc-oidc/oidc.json',
    resourceUrl: service,
    scopes: ['openid'],
  });
  expect(proxy.mounts['/etc/svc-oidc']).toMatchObject({ configMap: { name: 'idp' } });
  expect(proxy.mounts['/etc/svc-ca/oidc']).toMatchObject({ configMap: { name: 'ca', items: [{ key: 'ca.crt' }] } });
  expect(await virtualAuth(virtual(written))).toEqual({
    type: 'oidc',
    oidc: {
      caBundlePath: '/etc/svc-ca/oidc/ca.crt',
      advertisedScopes: ['openid'],
      configPath: '/etc/svc-oidc/oidc.json',
      resource: 'http://vmcp-a.tools.svc.cluster.local:4483',
    },
  });
});

test('a client secret stays in its Secret', async () => {
  const secret = provider(
    '{ type: inline, inline: { issuer: https://idp.example.com, clientId: a, clientSecretRef: { name: idp, key: secret } } }',
  );
  const proxy = await emittedProgram(server('oidcConfigRef: { name: idp, audience: tools }') + secret, 'mcp-a-proxy');
  expect(proxy.files['run.json']?.['oidc']).toMatchObject({ clientSecretEnv: 'SVC_OIDC_CLIENT_SECRET' });
  expect(proxy.variables['SVC_OIDC_CLIENT_SECRET']).toBe('idp/secret');
});
