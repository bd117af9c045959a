import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';

const input = (target: string, spec: string, most = '3'): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: wiki }
spec: { image: example.com/wiki, ${spec} }
---
apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata: { name: wiki }
spec:
  scaleTargetRef: { ${target} }
  minReplicas: 1
  maxReplicas: ${most}
`;
const backend = 'apiVersion: apps/v1, kind: Deployment, name: mcp-wiki';
const proxy = 'apiVersion: apps/v1, kind: Deployment, name: mcp-wiki-proxy';
const http = 'transport: streamable-http';

test('what runs for a resource can be scaled, the resource cannot', async () => {
  await expectFindings(input(backend, http));
  const resource = 'apiVersion: mcp.svc.internal/v1alpha1, kind: ┆MCPServer, name: wiki';
  await expectFindings(input(resource, http), 'autoscaler/target-not-scalable');
});

test('the target has the name of the Deployment that is emitted', async () => {
  const named = (name: string): string => `apiVersion: apps/v1, kind: Deployment, name: ${name}`;
  await expectFindings(input(named('┆wiki'), http), 'autoscaler/target-unknown');
  await expectFindings(input(named('┆mcp-wki-proxy'), http), 'autoscaler/target-unknown');
  await expectFindings(input(named('other'), http));
  const own = '---\napiVersion: apps/v1\nkind: Deployment\nmetadata: { name: wiki }\n';
  await expectFindings(input(named('wiki'), http) + own);
});

test('the resource does not fix the number of replicas as well', async () => {
  const marked = backend.replace('mcp-', '┆mcp-');
  await expectFindings(input(marked, `${http}, backendReplicas: 2`), 'autoscaler/target-with-fixed-replicas');
  await expectFindings(input(backend, `${http}, replicas: 1`));
});

test('replicas share sessions, and stdio has one process', async () => {
  const redis = "sessionStorage: { provider: redis, address: 'redis:6379' }";
  await expectFindings(input(proxy, http, '┆3'), 'scaling/memory-sessions');
  await expectFindings(input(proxy, http, '1'));
  await expectFindings(input(proxy, `${http}, ${redis}`));
  await expectFindings(input(backend, 'transport: stdio', '┆3'), 'scaling/stdio-single-replica');
});

test('a ScaledObject names what runs as well', async () => {
  const scaled = (target: string, spec: string): string =>
    input(target, spec)
      .replace('autoscaling/v2', 'keda.sh/v1alpha1')
      .replace('HorizontalPodAutoscaler', 'ScaledObject')
      .replace('minReplicas: 1', 'triggers: []')
      .replace('maxReplicas', 'maxReplicaCount');
  await expectFindings(scaled('name: ┆wiki', http), 'autoscaler/target-unknown');
  await expectFindings(scaled('name: ┆mcp-wikki', http), 'autoscaler/target-unknown');
  await expectFindings(scaled('name: mcp-wiki', http));
  await expectFindings(
    scaled('name: ┆mcp-wiki', `${http}, backendReplicas: 2`),
    'autoscaler/target-with-fixed-replicas',
  );
});
