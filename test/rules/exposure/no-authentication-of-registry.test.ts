import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';

const registry = (auth: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPRegistry
metadata: { name: catalog }
spec:
  configYAML: |
    sources: [{ name: a, git: { repository: "https://git.example.com/a.git" }, syncPolicy: { interval: 1h } }]
    registries: [{ name: r, sources: [a] }]
    auth: ${auth}
---
`;
const ingress = (service: string): string => `apiVersion: networking.k8s.io/v1
kind: Ingress
metadata: { name: c }
spec: { defaultBackend: { service: { name: ${service}, port: { number: 8080 } } } }
`;
const service = (type: string, name = 'catalog'): string => `apiVersion: v1
kind: Service
metadata: { name: c }
spec:
  type: ${type}
  selector: { app.kubernetes.io/instance: ${name}, app.kubernetes.io/name: mcp-registry }
  ports: [{ port: 80, targetPort: 8080 }]
`;
const signedIn =
  '{ mode: oauth, oauth: { providers: [{ name: p, issuerUrl: "https://login.example.com", audience: r }] } }';
const code = 'exposure/no-authentication';

test('a registry for everybody is not open to the outside', async () => {
  await expectFindings(registry('{ mode: ┆anonymous }') + ingress('mcp-registry-catalog'), code);
  await expectFindings(registry('{ mode: ┆anonymous }') + service('LoadBalancer'), code);
});

test('one that asks for tokens may be, and so may other Services', async () => {
  await expectFindings(registry(signedIn) + ingress('mcp-registry-catalog'));
  await expectFindings(registry('{ mode: anonymous }') + ingress('other'));
  await expectFindings(registry('{ mode: anonymous }') + service('ClusterIP'));
});
