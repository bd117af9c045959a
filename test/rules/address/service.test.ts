import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';

const wiki = `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: wiki }
spec: { image: 'registry.example.com/wiki:1.0.0', transport: streamable-http, mcpPort: 9000, groupRef: tools }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPGroup
metadata: { name: tools }
`;
const proxy = (url: string): string => `${wiki}---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPRemoteProxy
metadata: { name: edge }
spec: { remoteUrl: ${url} }
`;
const gateway = (config: string): string => `${wiki}---
apiVersion: mcp.svc.internal/v1alpha1
kind: VirtualMCPServer
metadata: { name: desk }
spec: { incomingAuth: { type: anonymous }, outgoingAuth: { source: inline }, config: { groupRef: tools${config} } }
`;
const entry = (url: string): string => `${gateway('')}---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServerEntry
metadata: { name: other }
spec: { remoteUrl: ${url}, transport: streamable-http, groupRef: tools }
`;
const listed = (url: string): string =>
  gateway(`, backends: [{ name: wiki, transport: streamable-http, url: ${url} }]`);
const open = wiki.replace('name: wiki', 'name: ┆wiki');
const ingress = (service: string): string => `${open}---
apiVersion: networking.k8s.io/v1
kind: Ingress
metadata: { name: way-in }
spec: { rules: [{ http: { paths: [{ path: /, pathType: Prefix, backend: { service: ${service} } }] } }] }
`;
const route = (backend: string): string => `${open}---
apiVersion: gateway.networking.k8s.io/v1
kind: HTTPRoute
metadata: { name: way-in }
spec: { rules: [{ backendRefs: [${backend}] }] }
`;
const isOpen = 'exposure/no-authentication';

test('a generated Service is asked on its port', async () => {
  const code = 'address/service-wrong-port';
  await expectFindings(proxy('┆http://mcp-wiki-proxy/mcp'), code);
  await expectFindings(proxy('┆https://mcp-wiki-proxy/mcp'), code);
  await expectFindings(proxy('┆http://mcp-wiki-proxy:9000/mcp'), code);
  await expectFindings(entry('┆http://mcp-wiki-proxy:9000/mcp'), code);
  await expectFindings(listed('┆http://mcp-wiki-proxy:9000/mcp'), code);
  await expectFindings(proxy('http://mcp-wiki-proxy:8080/mcp'));
  await expectFindings(listed('http://mcp-wiki-proxy:8080/mcp'));
  await expectFindings(proxy('http://mcp-other-proxy:9000/mcp'));
  await expectFindings(proxy('http://mcp-wiki-proxy.elsewhere:9000/mcp'));
  await expectFindings(proxy('https://mcp-wiki-proxy.example.com/mcp'));
});

test('what leads into the cluster asks for it too', async () => {
  const code = 'address/service-wrong-port';
  await expectFindings(ingress('{ name: mcp-wiki-proxy, port: { number: ┆80 } }'), isOpen, code);
  await expectFindings(ingress('{ name: mcp-wiki-proxy, port: { name: ┆web } }'), isOpen, code);
  await expectFindings(ingress('{ name: mcp-wiki-proxy, port: { number: 8080 } }'), isOpen);
  await expectFindings(ingress('{ name: mcp-wiki-proxy, port: { name: http } }'), isOpen);
  await expectFindings(route('{ name: mcp-wiki-proxy, port: ┆80 }'), isOpen, code);
  await expectFindings(route('{ name: mcp-wiki-proxy, port: 8080 }'), isOpen);
  await expectFindings(route('{ name: mcp-wiki-proxy, namespace: elsewhere, port: 80 }').replace('┆', ''));
});

test('only its proxy may address a server', async () => {
  const code = 'address/service-past-proxy';
  await expectFindings(listed('┆http://mcp-wiki:9000/mcp'), code);
  await expectFindings(proxy('┆http://mcp-wiki:9000/mcp'), code);
  await expectFindings(ingress('{ name: ┆mcp-wiki, port: { number: 9000 } }').replace('┆wiki }', 'wiki }'), code);
});

test('a workload does not ask itself', async () => {
  const code = 'address/service-of-itself';
  await expectFindings(proxy('┆http://mcp-edge-remote-proxy:8080/mcp'), code);
  await expectFindings(entry('┆http://vmcp-desk:4483/mcp'), code);
  const apart = entry('http://vmcp-desk:4483/mcp').replace(/tools \}\n$/, 'others }\n');
  const others = 'apiVersion: mcp.svc.internal/v1alpha1\nkind: MCPGroup\nmetadata: { name: others }\n';
  await expectFindings(`${apart}---\n${others}`);
});
