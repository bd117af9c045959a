import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';

const authServer = (field: string, secret: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPExternalAuthConfig
metadata: { name: sign-in }
spec:
  type: embeddedAuthServer
  embeddedAuthServer:
    issuer: https://auth.example.com
    upstreamProviders:
      - { name: company, type: oidc, oidcConfig: { issuerUrl: 'https://login.example.com', clientId: a } }
    ${field}: [{ name: keys, key: current }]
---
apiVersion: v1
kind: Secret
metadata: { name: keys }
${secret}
`;
const long = 'an-example-of-48-random-bytes-that-somebody-made';

test('an HMAC secret has 32 bytes', async () => {
  const base64 = (text: string): string => Buffer.from(text).toString('base64');
  const hmac = (secret: string): string => authServer('hmacSecretRefs', secret);
  await expectFindings(hmac(`stringData: { current: ${long} }`));
  await expectFindings(hmac(`data: { current: ${base64(long)} }`));
  await expectFindings(hmac("stringData: { current: '${HMAC}' }"));
  await expectFindings(hmac('stringData: { current: ┆change-me }'), 'data/content-short-secret');
  await expectFindings(hmac(`data: { current: ┆${base64('b'.repeat(31))} }`), 'data/content-short-secret');
});

test('what signs is a private key', async () => {
  const signing = (kind: string): string => authServer('signingKeySecretRefs', `stringData:\n  current: ${kind}`);
  const pem = (kind: string): string => `|\n    -----BEGIN ${kind}-----\n    MC4CAQ\n    -----END ${kind}-----`;
  await expectFindings(signing(pem('EC PRIVATE KEY')));
  await expectFindings(signing(`┆${pem('PUBLIC KEY')}`), 'data/content-no-private-key');
  await expectFindings(signing(`┆${pem('CERTIFICATE')}`), 'data/content-no-private-key');
});

test('a bundle has certificates, unless another program fills it in', async () => {
  const bundle = (text: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPOIDCConfig
metadata: { name: company }
spec:
  type: inline
  inline: { issuer: 'https://login.example.com', caBundleRef: { configMapRef: { name: ca } } }
---
apiVersion: v1
kind: ConfigMap
metadata: { name: ca }
data: { ca.crt: ${text} }
`;
  await expectFindings(bundle('"-----BEGIN CERTIFICATE-----\\nMII\\n-----END CERTIFICATE-----\\n"'));
  await expectFindings(bundle("''"));
  await expectFindings(bundle('┆MII'), 'data/content-no-certificate');
});

test('a secret of one line has no line break at its end', async () => {
  const secret = (text: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: a }
spec:
  image: example.com/a:1.0.0
  transport: streamable-http
  secrets: [{ name: api, key: token, targetEnvName: API }]
---
apiVersion: v1
kind: Secret
metadata: { name: api }
${text}
`;
  await expectFindings(secret('stringData: { token: abc }'));
  await expectFindings(secret('stringData: { token: "a\\nb\\n" }'));
  await expectFindings(secret('stringData: { token: ┆"abc\\n" }'), 'data/content-trailing-newline');
  await expectFindings(secret('data: { token: ┆YWJjCg== }'), 'data/content-trailing-newline');
});
