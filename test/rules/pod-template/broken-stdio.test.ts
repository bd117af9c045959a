import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';

const server = (container: string, transport = 'stdio'): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: files }
spec:
  image: example.com/files
  transport: ${transport}
  podTemplateSpec:
    spec:
      containers:
        - { name: mcp, ${container} }
`;

test('the streams of a stdio server stay as its proxy needs them', async () => {
  await expectFindings(server('stdin: true, tty: false'));
  await expectFindings(server('stdin: ┆false'), 'pod-template/broken-stdio');
  await expectFindings(server('tty: ┆true'), 'pod-template/broken-stdio');
});

test('the streams of another server are its own', async () => {
  await expectFindings(server('stdin: false, tty: true', 'sse'));
});
