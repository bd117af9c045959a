import { test } from 'vitest';
import { expectFindings } from '../support/expect-findings.ts';

const server = (
  ports: string,
  kind = 'MCPServer',
  spec = 'image: example.com/files, transport: sse, mcpPort: 9000',
  name = 'mcp',
): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: ${kind}
metadata: { name: files }
spec:
  ${spec.replaceAll(', ', '\n  ')}
  podTemplateSpec:
    spec:
      containers:
        - { name: ${name}, ${ports} }
`;

test('ports of one container have names of their own', async () => {
  await expectFindings(server('ports: [{ name: more, containerPort: 9001 }]'));
  await expectFindings(server('ports: [{ name: ┆mcp, containerPort: 9001 }]'), 'pod-template/repeated-port-name');
  await expectFindings(
    server('ports: [{ name: a, containerPort: 1 }, { name: ┆a, containerPort: 2 }]'),
    'pod-template/repeated-port-name',
  );
});

test('the port that the Service asks for keeps its name', async () => {
  await expectFindings(server('ports: [{ containerPort: 9000 }]'));
  await expectFindings(server('┆ports: [{ name: web, containerPort: 9000 }]'), 'pod-template/lost-port');
  await expectFindings(server('┆ports: [{ containerPort: 9000, $patch: delete }]'), 'pod-template/lost-port');
  await expectFindings(
    server('┆ports: [{ name: web, containerPort: 8080 }]', 'EmbeddingServer', 'port: 8080', 'embedding'),
    'pod-template/lost-port',
  );
  await expectFindings(server('ports: [{ name: web, containerPort: 8080 }]', 'MCPServer', 'image: example.com/files'));
});

test('a registry keeps the port that its probes ask for', async () => {
  const registry = (ports: string): string =>
    server(ports, 'MCPRegistry', "configYAML: 'auth: { mode: anonymous }'", 'registry-api');
  await expectFindings(registry('ports: [{ name: more, containerPort: 9001 }]'));
  await expectFindings(registry('┆ports: [{ name: web, containerPort: 8081 }]'), 'pod-template/lost-port');
  await expectFindings(
    registry('ports: [{ name: ┆internal, containerPort: 9001 }]'),
    'pod-template/repeated-port-name',
  );
});
