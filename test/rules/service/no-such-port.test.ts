import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';

const input = (labels: string, port: string, spec = ''): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: wiki }
spec: { image: example.com/wiki, transport: streamable-http${spec} }
---
apiVersion: v1
kind: Service
metadata: { name: w }
spec:
  selector: { ${labels} }
  ports: [{ port: 8080, ${port} }]
`;
const proxy = 'app.kubernetes.io/instance: wiki, app.kubernetes.io/component: proxy';
const backend = 'app.kubernetes.io/instance: wiki, app.kubernetes.io/component: backend';
const code = 'service/no-such-port';

test('a Service leads to a port that the pods behind it have', async () => {
  await expectFindings(input(proxy, 'targetPort: ┆web'), code);
  await expectFindings(input(proxy, 'targetPort: ┆9090'), code);
  await expectFindings(input(backend, 'targetPort: ┆http'), code);
});

test('a port that is there, or that a program of the author may have, is fine', async () => {
  await expectFindings(input(proxy, 'targetPort: http'));
  await expectFindings(input(proxy, 'targetPort: 8080'));
  await expectFindings(input(proxy, 'protocol: TCP'));
  await expectFindings(input(backend, 'targetPort: 9090'));
  const sidecar =
    ', podTemplateSpec: { spec: { containers: [{ name: b, image: b, ports: [{ name: web, containerPort: 1 }] }] } }';
  await expectFindings(input(backend, 'targetPort: web', sidecar));
  await expectFindings(input('app: wiki', 'targetPort: web'));
  const own = '---\napiVersion: v1\nkind: Pod\nmetadata: { name: p, labels: { app.kubernetes.io/instance: wiki } }\n';
  await expectFindings(input('app.kubernetes.io/instance: wiki', 'targetPort: web') + own);
});

test('the internal port of a registry is there for a Service of the author, who scrapes it', async () => {
  const registry = (port: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPRegistry
metadata: { name: catalog }
spec:
  configYAML: 'auth: { mode: anonymous }'
---
apiVersion: v1
kind: Service
metadata: { name: metrics }
spec:
  selector: { app.kubernetes.io/instance: catalog }
  ports: [{ port: 80, targetPort: ${port} }]
`;
  await expectFindings(registry('internal'));
  await expectFindings(registry('8081'));
  await expectFindings(registry('┆metrics'), code);
});
