import { expect, test } from 'vitest';
import { documentFindings } from '../../support/document-findings.ts';
import { expectFindings } from '../../support/expect-findings.ts';

const inline = (settings: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPOIDCConfig
metadata: { name: company }
spec:
  type: inline
  inline: { ${settings} }
`;

test('plain HTTP is refused, unless it is allowed', async () => {
  await expectFindings(inline("issuer: ┆'http://login.example.com'"), 'oidc/address-plain-http');
  await expectFindings(
    inline("issuer: 'https://login.example.com', jwksUrl: ┆'http://login.example.com/keys'"),
    'oidc/address-plain-http',
  );
  await expectFindings(inline("issuer: 'http://login.example.com', insecureAllowHTTP: true"));
});

test('no provider is in the own pod', async () => {
  await expectFindings(inline("issuer: ┆'http://localhost:8080'"), 'oidc/address-own-pod');
  await expectFindings(inline("issuer: ┆'https://127.0.0.1/realm'"), 'oidc/address-own-pod');
  await expectFindings(inline("issuer: ┆'https://[::1]/realm'"), 'oidc/address-own-pod');
});

test('an issuer with a jwksUrl is not requested', async () => {
  await expectFindings(inline("issuer: 'http://localhost:8080', jwksUrl: 'https://login.example.com/keys'"));
});

test('an authorization server of the input may be there', async () => {
  await expectFindings(
    `${inline("issuer: 'http://localhost:4483'")}---
apiVersion: mcp.svc.internal/v1alpha1
kind: VirtualMCPServer
metadata: { name: desk }
spec:
  incomingAuth: { type: oidc, oidcConfigRef: { name: company, audience: 'http://vmcp-desk:4483' } }
  outgoingAuth: { source: inline }
  authServerConfig:
    issuer: http://localhost:4483
    upstreamProviders: [{ name: idp, type: oidc, oidcConfig: { issuerUrl: 'https://login.example.com', clientId: a } }]
  config: { groupRef: tools }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPGroup
metadata: { name: tools }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServerEntry
metadata: { name: wiki }
spec: { groupRef: tools, remoteUrl: 'https://wiki.example.com/mcp', transport: streamable-http }
`,
  );
});

test('private addresses are asked only where that is allowed', async () => {
  await expectFindings(inline("issuer: ┆'https://10.1.2.3/realm'"), 'oidc/address-private');
  await expectFindings(inline("issuer: 'https://10.1.2.3/realm', jwksAllowPrivateIP: true"));
  await expectFindings(inline("issuer: ┆'https://keycloak.auth.svc.cluster.local'"), 'oidc/address-in-cluster');
  await expectFindings(inline("issuer: 'https://keycloak.auth.svc.cluster.local', jwksAllowPrivateIP: true"));
  await expectFindings(inline("issuer: 'https://172.32.0.1/realm'"));
});

test('the own cluster is asked with its certificates and token', async () => {
  const cluster = (settings: string): string =>
    inline('').replace(
      / {2}type: inline\n {2}inline: .*/,
      `  type: kubernetesServiceAccount\n  kubernetesServiceAccount: { ${settings} }`,
    );
  await expectFindings(cluster("issuer: 'https://kubernetes.default.svc'"));
  await expectFindings(
    cluster("issuer: ┆'https://kubernetes.default.svc', useClusterAuth: false"),
    'oidc/address-in-cluster',
  );
});

test('certificates are for TLS', async () => {
  const bundle = 'caBundleRef: { configMapRef: { name: ca } }';
  await expectFindings(
    inline(`issuer: 'http://login.example.com', insecureAllowHTTP: true, ┆${bundle}`),
    'oidc/address-bundle-without-tls',
  );
  await expectFindings(inline(`issuer: 'https://login.example.com', ${bundle}`));
});

test('configuration documents say what they allow, too', async () => {
  const aggregator = (oidc: string): string =>
    `groupRef: tools\nincomingAuth:\n  type: oidc\n  oidc: { clientId: a, audience: a, ${oidc} }\n`;
  const run = (oidc: string): string =>
    `schemaVersion: v1\nimage: example.com/a:1.0.0\ntransport: streamable-http\noidc: { audience: a, ${oidc} }\n`;
  for (const [name, text] of [
    ['aggregator', aggregator],
    ['run', run],
  ] as const) {
    const place = (oidc: string): string => {
      const [before = ''] = text(oidc).split(oidc.split(' ')[1] ?? '');
      return `${before.split('\n').length}:${(before.split('\n').at(-1) ?? '').length + 1}`;
    };
    const plain = 'issuer: "http://login.example.com"';
    expect(await documentFindings(name, text(plain))).toEqual([`${place(plain)} oidc/address-plain-http`]);
    expect(await documentFindings(name, text(`${plain}, insecureAllowHttp: true`))).toEqual([]);
    expect(await documentFindings(name, text('issuer: "http://localhost:9000"'))).toEqual([]);
    const near = 'issuer: "https://10.0.0.1"';
    expect(await documentFindings(name, text(near))).toEqual([`${place(near)} oidc/address-private`]);
    expect(await documentFindings(name, text(`${near}, jwksAllowPrivateIp: true`))).toEqual([]);
  }
});
