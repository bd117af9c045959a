import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';

const code = 'exposure/past-proxy';
const server = (spec = 'transport: streamable-http, mcpPort: 9000'): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: wiki }
spec: { image: example.com/wiki:1, oidcConfigRef: { name: co, audience: wiki }, ${spec} }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPOIDCConfig
metadata: { name: co }
spec: { type: inline, inline: { issuer: 'https://login.example.com' } }
---
`;
const service = (component: string, spec: string, selector = ''): string => `apiVersion: v1
kind: Service
metadata: { name: open }
spec: { ${selector}selector: { app.kubernetes.io/instance: wiki${component} }, ${spec} }
`;
const [backend, proxy] = [', app.kubernetes.io/component: backend', ', app.kubernetes.io/component: proxy'];
const ports = 'ports: [{ port: 80, targetPort: mcp }]';

test('what is open to the outside leads to the proxy', async () => {
  await expectFindings(server() + service(backend, `type: ┆LoadBalancer, ${ports}`), code);
  await expectFindings(server() + service('', `type: ┆NodePort, ports: [{ port: 80, targetPort: 9000 }]`), code);
  await expectFindings(server() + service(backend, `┆externalIPs: [203.0.113.9], ports: [{ port: 9000 }]`), code);
  await expectFindings(server() + service(proxy, 'type: LoadBalancer, ports: [{ port: 80, targetPort: http }]'));
});

test('also behind an Ingress', async () => {
  const ingress = `---
apiVersion: networking.k8s.io/v1
kind: Ingress
metadata: { name: a }
spec: { rules: [{ host: wiki.example.com, http: { paths: [{ path: /, pathType: Prefix, backend: { service: { name: open, port: { number: 80 } } } }] } }] }
`;
  await expectFindings(server() + service(backend, ports, '┆') + ingress, code);
  await expectFindings(server() + service(backend, ports));
});

test('ports of other containers, servers over stdio and other pods are left alone', async () => {
  await expectFindings(server() + service(backend, 'type: LoadBalancer, ports: [{ port: 80, targetPort: 9100 }]'));
  await expectFindings(server('transport: stdio') + service(backend, `type: LoadBalancer, ${ports}`));
  const other = service(backend, `type: LoadBalancer, ${ports}`).replace('instance: wiki', 'instance: other');
  await expectFindings(server() + other);
});

test('a proxy that authenticates nobody is reported as open', async () => {
  const open = server()
    .replace('oidcConfigRef: { name: co, audience: wiki }, ', '')
    .replace('metadata: { name: wiki }', 'metadata: { name: ┆wiki }');
  await expectFindings(
    open + service(proxy, 'type: LoadBalancer, ports: [{ port: 80, targetPort: http }]'),
    'exposure/no-authentication',
  );
});
