import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';

const workload = (issuer = 'https://auth.example.com', more = ''): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPRemoteProxy
metadata: { name: docs }
spec: { remoteUrl: 'https://docs.example.net/mcp', authServerRef: { name: sign-in } }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPExternalAuthConfig
metadata: { name: sign-in }
spec:
  type: embeddedAuthServer
  embeddedAuthServer:
    issuer: ${issuer}
${more}    signingKeySecretRefs: [{ name: keys, key: signing.pem }]
    hmacSecretRefs: [{ name: keys, key: hmac }]
    upstreamProviders: [{ name: company, type: oidc, oidcConfig: { issuerUrl: 'https://login.example.com', clientId: mcp } }]
`;
const service = 'mcp-docs-remote-proxy';
const path = (text: string, name = service): string =>
  `{ path: ${text}, pathType: Prefix, backend: { service: { name: ${name}, port: { number: 8080 } } } }`;
const ingress = (host: string, ...paths: readonly string[]): string => `---
apiVersion: networking.k8s.io/v1
kind: Ingress
metadata: { name: a-${paths.length} }
spec: { rules: [{ ${host === '' ? '' : `host: ${host}, `}http: { paths: [${paths.join(', ')}] } }] }
`;
const route = (host: string, rules: string): string => `---
apiVersion: gateway.networking.k8s.io/v1
kind: HTTPRoute
metadata: { name: a }
spec: { hostnames: [${host}], rules: [${rules}] }
`;
const backend = `backendRefs: [{ name: ${service}, port: 8080 }]`;
const [noHost, noPath, other] = [
  'exposure/sign-in-host-not-reached',
  'exposure/sign-in-not-reached',
  'exposure/sign-in-leads-elsewhere',
];

test('the host of the issuer', async () => {
  await expectFindings(workload() + ingress('┆auth.example.org', path('/')), noHost);
  await expectFindings(workload() + route('┆docs.example.com', `{ ${backend} }`), noHost);
  for (const host of ['auth.example.com', '"*.example.com"', '']) {
    await expectFindings(workload() + ingress(host, path('/')));
  }
  await expectFindings(workload() + route('auth.example.com', `{ ${backend} }`));
  await expectFindings(
    workload() +
      ingress('docs.example.com', path('/')) +
      ingress('auth.example.com', path('/oauth'), path('/.well-known')),
  );
});

test('the paths of the issuer', async () => {
  await expectFindings(workload() + ingress('auth.example.com', path('┆/.well-known'), path('/mcp')), noPath);
  await expectFindings(
    workload() +
      ingress('auth.example.com', path('┆/oauth'), path('/mcp'), path('/.well-known/oauth-protected-resource')),
    noPath,
  );
  await expectFindings(
    workload() + ingress('auth.example.com', path('/oauth'), path('/.well-known/openid-configuration')),
  );
  const rule = (value: string): string => `{ matches: [{ path: { type: PathPrefix, value: ${value} } }], ${backend} }`;
  await expectFindings(workload() + route('auth.example.com', `${rule('/.well-known')}, ${rule('/oauth')}`));
  await expectFindings(workload() + route('auth.example.com', rule('┆/.well-known')), noPath);
  const below = workload('https://auth.example.com/docs');
  await expectFindings(below + ingress('auth.example.com', path('/docs'), path('/.well-known')));
  await expectFindings(below + ingress('auth.example.com', path('┆/oauth'), path('/.well-known')), noPath);
});

test('another base for browsers', async () => {
  const base = "    authorizationEndpointBaseUrl: 'https://login.example.org'\n";
  await expectFindings(workload(undefined, base) + ingress('┆auth.example.com', path('/')), noHost);
  await expectFindings(
    workload(undefined, base) +
      ingress('auth.example.com', path('/')) +
      ingress('login.example.org', path('/oauth'), path('/x')),
  );
});

test('sign-in that is led to another workload', async () => {
  const second = `---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPRemoteProxy
metadata: { name: wiki }
spec: { remoteUrl: 'https://wiki.example.net/mcp', oidcConfigRef: { name: co, audience: 'https://auth.example.com/mcp' } }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPOIDCConfig
metadata: { name: co }
spec: { type: inline, inline: { issuer: 'https://login.example.com' } }
`;
  const wiki = 'mcp-wiki-remote-proxy';
  await expectFindings(workload() + second + ingress('auth.example.com', path('/', `┆${wiki}`)), other);
  await expectFindings(workload() + second + ingress('auth.example.com', path('/'), path('/wiki', wiki)));
  await expectFindings(workload() + ingress('auth.example.com', path('/', 'gateway-of-others')));
});

test('ways that are rewritten, of other kinds, or not there may lead anywhere', async () => {
  const rewritten = ingress('auth.example.org', path('/')).replace(
    'metadata: { name: a-1 }',
    "metadata: { name: a-1, annotations: { 'nginx.ingress.kubernetes.io/rewrite-target': /x } }",
  );
  await expectFindings(workload() + rewritten);
  const istio = '---\napiVersion: networking.istio.io/v1\nkind: VirtualService\nmetadata: { name: v }\nspec: {}\n';
  await expectFindings(workload() + ingress('auth.example.org', path('/')) + istio);
  await expectFindings(workload());
});
