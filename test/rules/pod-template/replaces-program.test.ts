import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';

const registry = (container: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPRegistry
metadata: { name: catalog }
spec:
  configYAML: 'auth: { mode: anonymous }'
  podTemplateSpec:
    spec:
      containers:
        - ${container}
`;
const virtual = (container: string): string =>
  `apiVersion: mcp.svc.internal/v1alpha1\nkind: MCPGroup\nmetadata: { name: g }\nspec: {}\n---\n${registry(container)
    .replace('MCPRegistry', 'VirtualMCPServer')
    .replace(/ {2}configYAML.*\n/, '  incomingAuth: { type: anonymous }\n  config: { groupRef: g, backends: [] }\n')}`;
const code = 'pod-template/replaces-program';

test('the container of a registry runs the registry', async () => {
  await expectFindings(registry('{ name: registry-api, ┆image: example.com/a }'), code);
  await expectFindings(registry('{ name: registry-api, ┆image: example.com/a, ┆command: [sh] }'), code, code);
  await expectFindings(registry('{ name: registry-api, command: [] }'));
  await expectFindings(registry('{ name: beside, image: example.com/a, command: [sh] }'));
});

test('and that of a virtual server the virtual server', async () => {
  await expectFindings(virtual('{ name: vmcp, ┆command: [sh] }'), code);
  await expectFindings(virtual('{ name: beside, image: example.com/a }'));
});

test('what a server runs is its author’s', async () => {
  await expectFindings(
    registry('{ name: mcp, command: [sh] }')
      .replace('MCPRegistry', 'MCPServer')
      .replace(/configYAML.*/, 'image: example.com/a'),
  );
});
