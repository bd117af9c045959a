import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';

const server = `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPOIDCConfig
metadata: { name: co }
spec: { type: inline, inline: { issuer: 'https://login.example.com' } }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: weather }
spec: { image: example.com/a, transport: streamable-http, mcpPort: 9000, oidcConfigRef: { name: co, audience: a } }
---
`;
const route = (backend: string): string => `${server}apiVersion: gateway.networking.k8s.io/v1
kind: HTTPRoute
metadata: { name: w }
spec: { rules: [{ backendRefs: [{ ${backend}, port: 8080 }] }] }
`;
const ingress = (name: string): string => `${server}apiVersion: networking.k8s.io/v1
kind: Ingress
metadata: { name: w }
spec: { defaultBackend: { service: { name: ${name}, port: { number: 8080 } } } }
`;
const code = 'address/near-name';

test('a Service a letter off one that is generated', async () => {
  await expectFindings(route('name: ┆mcp-weather-proxi'), code);
  await expectFindings(ingress('┆mcp-wether-proxy'), code);
  await expectFindings(ingress('mcp-weather-proxy'));
});

test('Services of others are theirs', async () => {
  await expectFindings(ingress('weather-web'));
  await expectFindings(route('namespace: other, name: mcp-weather-proxi'));
  await expectFindings(route('kind: ServiceImport, name: mcp-weather-proxi'));
  const own = `${ingress('mcp-wether-proxy')}---
apiVersion: v1
kind: Service
metadata: { name: mcp-wether-proxy }
spec: { ports: [{ port: 8080 }], selector: { app: own } }
`;
  await expectFindings(own);
});
