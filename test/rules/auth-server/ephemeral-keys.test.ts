import { expect, test } from 'vitest';
import { findingsIn } from '../../support/findings.ts';

const code = 'auth-server/ephemeral-keys';
const upstreams = `upstreamProviders: [{ name: corp, type: oidc, oidcConfig: { issuerUrl: https://login.example.com, clientId: a } }]`;
const keys = 'signingKeySecretRefs: [{ name: keys, key: signing }], hmacSecretRefs: [{ name: keys, key: hmac }]';
const authServer = (more: string): string => `{ issuer: https://desk.example.com, ${upstreams}${more} }`;

const desk = (more: string, type: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: VirtualMCPServer
metadata: { name: desk, namespace: tools }
spec:
  serviceType: ${type}
  incomingAuth: { type: oidc }
  config: { groupRef: tools }
  authServerConfig: ${authServer(more)}
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPGroup
metadata: { name: tools, namespace: tools }
`;
const proxy = (more: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPRemoteProxy
metadata: { name: desk, namespace: tools }
spec:
  remoteUrl: https://remote.example.com/mcp
  authServerRef: { name: sign-in }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPExternalAuthConfig
metadata: { name: sign-in, namespace: tools }
spec: { type: embeddedAuthServer, embeddedAuthServer: ${authServer(more)} }
`;
const ingress = (service: string): string => `---
apiVersion: networking.k8s.io/v1
kind: Ingress
metadata: { name: way-in, namespace: tools }
spec:
  rules:
    - host: desk.example.com
      http: { paths: [{ path: /, pathType: Prefix, backend: { service: { name: ${service}, port: { number: 8080 } } } }] }
`;
const found = async (text: string): Promise<string[]> =>
  (await findingsIn(text)).filter((line) => line.includes('ephemeral'));

test('made-up keys of a server that people outside reach are for development only', async () => {
  expect(await found(desk('', 'LoadBalancer'))).toEqual([`8 ${code}`]);
  expect(await found(desk('', 'ClusterIP'))).toEqual([]);
  expect(await found(desk('', 'ClusterIP') + ingress('vmcp-desk'))).toEqual([`8 ${code}`]);
  expect(await found(proxy('') + ingress('mcp-desk-remote-proxy'))).toEqual([`6 ${code}`]);
  expect(await found(proxy('') + ingress('another'))).toEqual([]);
});

test.each([
  [
    'traefik.io/v1alpha1',
    'IngressRoute',
    'routes: [{ match: "Host(`a`)", kind: Rule, services: [{ name: SERVICE, port: 8080 }] }]',
  ],
  ['projectcontour.io/v1', 'HTTPProxy', 'routes: [{ services: [{ name: SERVICE, port: 8080 }] }]'],
  ['route.openshift.io/v1', 'Route', 'to: { kind: Service, name: SERVICE }'],
  [
    'networking.istio.io/v1',
    'VirtualService',
    'gateways: [g], http: [{ route: [{ destination: { host: SERVICE.tools.svc.cluster.local } }] }]',
  ],
  ['networking.istio.io/v1', 'VirtualService', 'gateways: [g], tls: [{ route: [{ destination: { host: SERVICE } }] }]'],
  ['networking.istio.io/v1', 'VirtualService', 'gateways: [g], tcp: [{ route: [{ destination: { host: SERVICE } }] }]'],
  ['gateway.networking.k8s.io/v1alpha2', 'TLSRoute', 'rules: [{ backendRefs: [{ name: SERVICE, port: 4483 }] }]'],
  ['gateway.networking.k8s.io/v1alpha2', 'TCPRoute', 'rules: [{ backendRefs: [{ name: SERVICE, port: 4483 }] }]'],
  ['gateway.networking.k8s.io/v1', 'GRPCRoute', 'rules: [{ backendRefs: [{ name: SERVICE, port: 4483 }] }]'],
  [
    'traefik.io/v1alpha1',
    'IngressRouteTCP',
    'routes: [{ match: "HostSNI(`*`)", services: [{ name: SERVICE, port: 4483 }] }]',
  ],
  ['projectcontour.io/v1', 'HTTPProxy', 'tcpproxy: { services: [{ name: SERVICE, port: 4483 }] }'],
])('they are reached through other kinds too: %s %s', async (version, kind, spec) => {
  const way = (service: string): string =>
    `---\napiVersion: ${version}\nkind: ${kind}\nmetadata: { name: way-in, namespace: tools }\nspec: { ${spec.replace('SERVICE', service)} }\n`;
  expect(await found(desk('', 'ClusterIP') + way('vmcp-desk'))).toEqual([`8 ${code}`]);
  expect(await found(desk('', 'ClusterIP') + way('another'))).toEqual([]);
  expect(await found(desk('', 'ClusterIP') + way('vmcp-desk').replace('gateways: [g], ', ''))).toHaveLength(
    kind === 'VirtualService' ? 0 : 1,
  );
});

test('keys of Secrets are fine, both of them', async () => {
  expect(await found(desk(`, ${keys}`, 'LoadBalancer'))).toEqual([]);
  const [signing = '', hmac = ''] = keys.split(', hmac').map((part, index) => (index === 0 ? part : `hmac${part}`));
  expect(await found(desk(`, ${signing}`, 'LoadBalancer'))).toEqual([`8 ${code}`]);
  expect(await found(desk(`, ${hmac}`, 'LoadBalancer'))).toEqual([`8 ${code}`]);
});
