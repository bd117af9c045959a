import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';
import { servedGroup } from '../../support/served-group.ts';

const code = 'virtual-server/stopped-backend';
const server = (replicas: string, group = 'support'): string => `---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: files }
spec: { image: 'registry.example.com/files:1.0.0', groupRef: ${group}, ${replicas} }
`;
const served = servedGroup('', ['wiki']);

test('a member of a served group is not stopped', async () => {
  await expectFindings(served + server('replicas: ┆0'), code);
  await expectFindings(served + server('backendReplicas: ┆0'), code);
  await expectFindings(served + server('replicas: 1'));
});

test('where nobody serves the group, a server may be stopped', async () => {
  const group = '---\napiVersion: mcp.svc.internal/v1alpha1\nkind: MCPGroup\nmetadata: { name: apart }\n';
  await expectFindings(served + group + server('replicas: 0', 'apart'));
  await expectFindings(served.replace('  config:\n', '  replicas: 0\n  config:\n') + server('replicas: 0'));
});

test('one virtual server that runs is enough, before or after one that is stopped', async () => {
  const stopped = served.replace('  config:\n', '  replicas: 0\n  config:\n');
  const running = `---
apiVersion: mcp.svc.internal/v1alpha1
kind: VirtualMCPServer
metadata: { name: other }
spec: { incomingAuth: { type: anonymous }, outgoingAuth: { source: inline }, config: { groupRef: support } }
`;
  await expectFindings(stopped + running + server('replicas: ┆0'), code);
  await expectFindings(running.replace('---\n', '') + `---\n${stopped}` + server('replicas: ┆0'), code);
});
