import { expect, test } from 'vitest';
import { emittedProgram, type EmittedProgram } from '../../../support/emitted-program.ts';

const config = (more: string): string => `---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPExternalAuthConfig
metadata: { name: sign-in, namespace: NAMESPACE }
spec:
  type: embeddedAuthServer
  embeddedAuthServer:
    issuer: https://auth.example.com
    upstreamProviders:
      - name: idp
        type: oidc
        oidcConfig: { issuerUrl: https://idp.example.com, clientId: a, clientSecretRef: { name: idp, key: secret } }
${more}`;
const redis = (sentinel: string): string => `    storage:
      type: redis
      redis:
        sentinelConfig: { masterName: main, ${sentinel} }
        aclUserConfig:
          usernameSecretRef: { name: redis, key: user }
          passwordSecretRef: { name: redis, key: password }
        tls: {}
        sentinelTls: { caCertSecretRef: { name: redis, key: ca } }
`;

function proxy(namespace: string | undefined, spec: string, more: string): Promise<EmittedProgram> {
  const text = `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPRemoteProxy
metadata: { name: a, namespace: NAMESPACE }
spec:
  remoteUrl: https://remote.example.com
  authServerRef: { name: sign-in }
  ${spec}
${config(more)}`;
  return emittedProgram(
    namespace === undefined ? text.replaceAll(', namespace: NAMESPACE', '') : text.replaceAll('NAMESPACE', namespace),
    'mcp-a-remote-proxy',
  );
}

test('keys and secrets are files and variables, and the document names them', async () => {
  const { files, variables, mounts } = await proxy(
    'tools',
    '',
    `    signingKeySecretRefs: [{ name: keys, key: new }, { name: keys, key: old }]
    hmacSecretRefs: [{ name: keys, key: hmac }]
${redis("sentinelAddrs: ['sentinel-0:26379']")}`,
  );
  const document = files['auth-server.json'];
  expect(document).toMatchObject({
    signingKeyFiles: ['/etc/svc-auth/signing-0/key.pem', '/etc/svc-auth/signing-1/key.pem'],
    hmacSecretFiles: ['/etc/svc-auth/hmac-0/secret'],
    upstreamProviders: [{ oidcConfig: { clientSecretEnv: 'SVC_UPSTREAM_CLIENT_SECRET_IDP' } }],
    storage: { redis: { tls: {}, sentinelTls: { caCertPath: '/etc/svc-auth/sentinel-ca/ca.crt' } } },
  });
  expect(variables).toEqual({
    SVC_UPSTREAM_CLIENT_SECRET_IDP: 'idp/secret',
    SVC_AUTH_REDIS_USERNAME: 'redis/user',
    SVC_AUTH_REDIS_PASSWORD: 'redis/password',
  });
  expect(mounts['/etc/svc-auth/signing-1']).toMatchObject({ secret: { secretName: 'keys', items: [{ key: 'old' }] } });
});

test('servers that share a Redis keep to their own keys: by namespace, kind and name, or by issuer', async () => {
  const addresses = redis("sentinelAddrs: ['sentinel-0:26379']");
  const known = await proxy('tools', '', addresses);
  expect(known.files['auth-server.json']).toMatchObject({
    storage: { redis: { keyPrefix: 'svc:auth:tools:MCPRemoteProxy:a:' } },
  });
  const unknown = await proxy(undefined, '', addresses);
  expect(unknown.files['auth-server.json']).not.toHaveProperty('storage.redis.keyPrefix');
});

test('a Service in front of the Sentinels is an address', async () => {
  const addressOf = async (namespace: string | undefined, service: string): Promise<unknown> =>
    (await proxy(namespace, '', redis(`sentinelService: ${service}`))).files['auth-server.json'];
  const at = (address: string): object => ({ storage: { redis: { sentinelConfig: { sentinelAddrs: [address] } } } });
  expect(await addressOf('tools', '{ name: redis }')).toMatchObject(at('redis.tools.svc.cluster.local:26379'));
  expect(await addressOf('tools', '{ name: redis, namespace: data, port: 7000 }')).toMatchObject(
    at('redis.data.svc.cluster.local:7000'),
  );
  expect(await addressOf(undefined, '{ name: redis }')).toMatchObject(at('redis:26379'));
});

test('the callback of the providers is below the URL of the resource', async () => {
  const { files } = await proxy(
    'tools',
    'oidcConfig: { type: inline, resourceUrl: https://mcp.example.com/a/, inline: { issuer: https://auth.example.com } }',
    '',
  );
  expect(files['auth-server.json']).toMatchObject({
    allowedAudiences: ['https://mcp.example.com/a/'],
    upstreamProviders: [{ oidcConfig: { redirectUri: 'https://mcp.example.com/a/oauth/callback' } }],
  });
});
