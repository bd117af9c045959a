import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';

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
  await expectFindings(server('ports: [{ name: ┆mcp, containerPort: 9001 }]'), 'pod-template/port-name-repeated');
  await expectFindings(
    server('ports: [{ name: a, containerPort: 1 }, { name: ┆a, containerPort: 2 }]'),
    'pod-template/port-name-repeated',
  );
});

test('the port that the Service asks for keeps its name', async () => {
  await expectFindings(server('ports: [{ containerPort: 9000 }]'));
  await expectFindings(server('┆ports: [{ name: web, containerPort: 9000 }]'), 'pod-template/port-lost');
  await expectFindings(server('┆ports: [{ containerPort: 9000, $patch: delete }]'), 'pod-template/port-lost');
  await expectFindings(
    server('┆ports: [{ name: web, containerPort: 8080 }]', 'EmbeddingServer', 'port: 8080', 'embedding'),
    'pod-template/port-lost',
  );
  await expectFindings(server('ports: [{ name: web, containerPort: 8080 }]', 'MCPServer', 'image: example.com/files'));
});

test('the port stays where a container or the pod is replaced', async () => {
  const code = 'pod-template/port-lost';
  await expectFindings(server('┆$patch: replace, image: example.com/files'), code);
  await expectFindings(
    server('$patch: replace, image: example.com/files, ports: [{ name: mcp, containerPort: 9000 }]'),
  );
  const whole = (container: string): string =>
    server('x').replace(/containers:[^]*/, `$patch: replace\n      containers:\n        - ${container}\n`);
  await expectFindings(whole('┆{ name: mcp, image: example.com/files }'), code);
  await expectFindings(whole('{ name: mcp, image: example.com/files, ports: [{ name: mcp, containerPort: 9000 }] }'));
});

test('another container may have the port of one that is gone', async () => {
  const other = (ports: string): string =>
    server('$patch: delete').replace(/$/, `        - { name: other, image: example.com/files, ${ports} }\n`);
  await expectFindings(other('ports: [{ name: mcp, containerPort: 9000 }]'));
  await expectFindings(
    other('ports: [{ name: web, containerPort: 9000 }]').replace('$patch', '┆$patch'),
    'pod-template/port-lost',
  );
});

test('a registry keeps the port that its probes ask for', async () => {
  const registry = (ports: string): string =>
    server(ports, 'MCPRegistry', "configYAML: 'auth: { mode: anonymous }'", 'registry-api');
  await expectFindings(registry('ports: [{ name: more, containerPort: 9001 }]'));
  await expectFindings(registry('┆ports: [{ name: web, containerPort: 8081 }]'), 'pod-template/port-lost');
  await expectFindings(
    registry('ports: [{ name: ┆internal, containerPort: 9001 }]'),
    'pod-template/port-name-repeated',
  );
});
