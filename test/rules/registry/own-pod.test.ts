import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';

const input = (issuer: string, rest = ''): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPRegistry
metadata: { name: a }
spec:
  configYAML: |
    sources: [{ name: p, git: { repository: https://git.example.com/c.git }, syncPolicy: { interval: 1m } }]
    registries: [{ name: r, sources: [p] }]
    auth: { oauth: { providers: [{ name: c, audience: d, issuerUrl: ${issuer} }] } }
${rest}`;

test.for(['https://localhost', 'http://127.0.0.1:8080', 'https://idp.localhost/realm'])(
  '%s is the pod of the registry',
  async (url) => {
    await expectFindings(input(`┆${url}`), 'registry/own-pod');
  },
);

test('a source cannot read a server in its own pod', async () => {
  const sources = '[{ name: p, api: { endpoint: ┆http://localhost:8080 }, syncPolicy: { interval: 1m } }]';
  const text = input('https://login.example.com').replace(
    '[{ name: p, git: { repository: https://git.example.com/c.git }, syncPolicy: { interval: 1m } }]',
    sources,
  );
  await expectFindings(text, 'registry/own-pod');
});

test('addresses of others are fine, and so is a container beside the registry', async () => {
  await expectFindings(input('https://login.example.com'));
  await expectFindings(input('https://localhost, jwksUrl: https://login.example.com/keys'));
  const beside =
    '  podTemplateSpec: { spec: { containers: [{ name: proxy, image: registry.example.com/proxy:1 }] } }\n';
  await expectFindings(input('https://localhost', beside));
});

test('the Service of a registry cannot be a source of that registry', async () => {
  const sources = (url: string): string =>
    input('https://login.example.com').replace(
      '[{ name: p, git: { repository: https://git.example.com/c.git }, syncPolicy: { interval: 1m } }]',
      `[{ name: p, api: { endpoint: '${url}' }, syncPolicy: { interval: 1m } }]`,
    );
  await expectFindings(sources('http://mcp-registry-a:8080/r').replace("'http", "┆'http"), 'address/service-of-itself');
  await expectFindings(sources('http://mcp-registry-b:8080/r'));
  const other = `---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPRegistry
metadata: { name: b }
spec:
  configYAML: |
    sources: [{ name: p, git: { repository: https://git.example.com/c.git }, syncPolicy: { interval: 1m } }]
    registries: [{ name: r, sources: [p] }]
    auth: { mode: anonymous }
`;
  await expectFindings(
    sources('http://mcp-registry-b:80/r').replace("'http", "┆'http") + other,
    'address/service-wrong-port',
  );
  await expectFindings(sources('http://mcp-registry-b:8080/r') + other);
});
