import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';
import { servedGroup } from '../../support/served-group.ts';

const code = 'exposure/resource-address';
const provider = `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPOIDCConfig
metadata: { name: co }
spec: { type: inline, inline: { issuer: 'https://login.example.com' } }
---
`;
const server = (audience: string, more = ''): string => `${provider}apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: a }
spec: { image: example.com/a, transport: streamable-http, mcpPort: 9000, oidcConfigRef: { name: co, audience: '${audience}' }${more} }
`;
const ingress = (host: string, service = 'mcp-a-proxy', path = '/'): string => `---
apiVersion: networking.k8s.io/v1
kind: Ingress
metadata: { name: a }
spec:
  rules:
    - host: ${host}
      http: { paths: [{ path: ${path}, pathType: Prefix, backend: { service: { name: ${service}, port: { name: http } } } }] }
`;
const route = (host: string): string => `---
apiVersion: gateway.networking.k8s.io/v1
kind: HTTPRoute
metadata: { name: a }
spec:
  parentRefs: [{ name: public }]
  hostnames: [${host}]
  rules: [{ backendRefs: [{ name: mcp-a-proxy, port: 8080 }] }]
`;

test('clients from outside sign in for the address that they use', async () => {
  await expectFindings(server('tickets') + ingress('┆a.example.com'), code);
  await expectFindings(server('https://b.example.com/mcp') + ingress('┆a.example.com'), code);
  await expectFindings(server('tickets') + route('┆a.example.com'), code);
});

test('an audience with the host of the route, and headers that are trusted, are enough', async () => {
  await expectFindings(server('https://a.example.com/mcp') + ingress('a.example.com'));
  await expectFindings(server('https://a.example.com/mcp') + route('a.example.com'));
  await expectFindings(server('tickets', ', trustProxyHeaders: true') + ingress('a.example.com'));
});

test('routes of hosts that are not known, to something else, or to other paths are left alone', async () => {
  await expectFindings(server('tickets') + ingress("'*.example.com'"));
  await expectFindings(server('tickets') + ingress('a.example.com', 'wiki'));
  await expectFindings(server('tickets') + ingress('a.example.com', 'mcp-a-proxy', '/health'));
});

test('a resource that the deprecated settings name counts, and so does that of a virtual server', async () => {
  const written = (resource: string): string =>
    server('tickets').replace(
      "oidcConfigRef: { name: co, audience: 'tickets' }",
      `┆oidcConfig: { type: inline, inline: { issuer: 'https://login.example.com', audience: tickets }, resourceUrl: '${resource}' }`,
    );
  await expectFindings(written('https://b.example.com/mcp') + ingress('┆a.example.com'), 'schema/deprecated', code);
  await expectFindings(written('https://a.example.com/mcp') + ingress('a.example.com'), 'schema/deprecated');
  const gateway = (audience: string): string =>
    servedGroup('', ['wiki']).replace(
      'incomingAuth: { type: anonymous }',
      `incomingAuth: { type: oidc, oidcConfigRef: { name: co, audience: '${audience}' } }`,
    );
  await expectFindings(`${gateway('desk')}---\n${provider}${ingress('┆a.example.com', 'vmcp-desk').slice(4)}`, code);
  await expectFindings(
    `${gateway('https://a.example.com/mcp')}---\n${provider}${ingress('a.example.com', 'vmcp-desk').slice(4)}`,
  );
});
