import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';

const server = (
  container: string,
  transport = 'transport: sse, mcpPort: 9000',
): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: files }
spec:
  image: example.com/files
  ${transport.replace(', ', '\n  ')}
  podTemplateSpec:
    spec:
      containers:
        - { name: mcp, ${container} }
`;
const probe = (port: string): string => `readinessProbe: { httpGet: { path: /, port: ${port} } }`;

test('a probe names a port of its container', async () => {
  await expectFindings(server(probe('mcp')));
  await expectFindings(server(probe('┆http')), 'pod-template/probe-port-unknown');
  await expectFindings(server(probe('┆"9000"')), 'pod-template/probe-port-unknown');
  await expectFindings(server(`${probe('more')}, ports: [{ name: more, containerPort: 9001 }]`));
});

test('the number of a port is one that its container has', async () => {
  await expectFindings(server(probe('9000')));
  await expectFindings(server(probe('┆8080')), 'pod-template/probe-port-undeclared');
  await expectFindings(server(`${probe('9001')}, ports: [{ containerPort: 9001 }]`));
  await expectFindings(
    server('readinessProbe: { tcpSocket: { host: ┆example.com, port: 80 } }'),
    'pod-security/not-restricted',
  );
});

test('a stdio server is asked over no port', async () => {
  const stdio = 'transport: stdio';
  await expectFindings(server(probe('┆8080'), stdio), 'pod-template/probe-of-stdio');
  await expectFindings(server(probe('┆mcp'), stdio), 'pod-template/probe-of-stdio');
  await expectFindings(server('livenessProbe: { exec: { command: [healthy] } }', stdio));
  await expectFindings(server(`${probe('8080')}, ports: [{ containerPort: 8080 }]`, stdio));
});

test('a further container is asked as it likes, but by names that it has', async () => {
  const sidecar = (port: string): string =>
    server(`resources: {} }\n        - { name: helper, image: example.com/helper, ${probe(port)}`);
  await expectFindings(sidecar('8081'));
  await expectFindings(sidecar('┆mcp'), 'pod-template/probe-port-unknown');
});
