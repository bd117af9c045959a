import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';

const server = (port: string, more = 'transport: sse, mcpPort: 9000'): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: files }
spec:
  image: example.com/files
  ${more.replace(', ', '\n  ')}
  podTemplateSpec:
    spec:
      containers:
        - { name: metrics, image: example.com/metrics, ports: [{ containerPort: ${port} }] }
`;

test('a container beside the main one has ports of its own', async () => {
  await expectFindings(server('9001'));
  await expectFindings(server('┆9000'), 'pod-template/taken-port');
});

test('a container that is gone, or listens elsewhere, takes none', async () => {
  const withMain = (main: string, side = 'metrics'): string =>
    server('9000').replace(/- \{ name: metrics/, `- ${main}\n        - { name: ${side}`);
  await expectFindings(
    withMain('{ name: mcp, $patch: delete }').replace('containerPort: 9000', 'name: mcp, containerPort: 9000'),
  );
  await expectFindings(
    withMain('{ name: mcp, ports: [{ containerPort: 9000, $patch: delete }, { name: mcp, containerPort: 9002 }] }'),
  );
});

test('a stdio server has no port to take', async () => {
  await expectFindings(server('8080', 'transport: stdio'));
});

test('a virtual server and an embedding server have theirs', async () => {
  await expectFindings(
    server('┆8081', 'port: 8081').replace('MCPServer', 'EmbeddingServer').replace('  image: example.com/files\n', ''),
    'pod-template/taken-port',
  );
});

test.each(['8080', '8081'])('port %s of a registry is taken', async (port) => {
  const registry = `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPRegistry
metadata: { name: catalog }
spec:
  configYAML: 'auth: { mode: anonymous }'
  podTemplateSpec:
    spec:
      containers:
        - { name: metrics, image: example.com/metrics, ports: [{ containerPort: ┆${port} }] }
`;
  await expectFindings(registry, 'pod-template/taken-port');
});
