import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';

const code = 'address/other-namespace';
const workload = (namespace: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPRemoteProxy
metadata: { name: docs${namespace} }
spec: { remoteUrl: 'https://docs.example.net/mcp', oidcConfigRef: { name: co, audience: 'https://a.example.com/mcp' } }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPOIDCConfig
metadata: { name: co${namespace} }
spec: { type: inline, inline: { issuer: 'https://login.example.com' } }
---
`;
const ingress = (namespace: string, name: string): string => `apiVersion: networking.k8s.io/v1
kind: Ingress
metadata: { name: a${namespace} }
spec: { rules: [{ host: a.example.com, http: { paths: [{ path: /, pathType: Prefix, backend: { service: { name: ${name}, port: { number: 8080 } } } }] } }] }
`;
const route = (more: string, name: string): string => `apiVersion: gateway.networking.k8s.io/v1
kind: HTTPRoute
metadata: { name: a, namespace: edge }
spec: { hostnames: [a.example.com], rules: [{ backendRefs: [{ name: ${name}, port: 8080${more} }] }] }
`;
const [mcp, edge] = [', namespace: mcp', ', namespace: edge'];
const service = 'mcp-docs-remote-proxy';

test('an Ingress leads to Services of its own namespace', async () => {
  await expectFindings(workload(mcp) + ingress(edge, `┆${service}`), code);
  await expectFindings(workload(mcp) + ingress(mcp, service));
  await expectFindings(workload('') + ingress(edge, service));
  await expectFindings(workload(mcp) + ingress('', service));
});

test('a route says the namespace', async () => {
  await expectFindings(workload(mcp) + route('', `┆${service}`), code);
  await expectFindings(workload(mcp) + route(', namespace: ┆mcp', service), 'address/no-reference-grant');
  await expectFindings(workload(mcp) + route(', namespace: mpc', `┆${service}`), code);
});

test('another Service of the name is meant', async () => {
  const own = `---
apiVersion: v1
kind: Service
metadata: { name: ${service}, namespace: edge }
spec: { type: ExternalName, externalName: ${service}.mcp.svc.cluster.local }
`;
  await expectFindings(workload(mcp) + ingress(edge, service) + own);
});
