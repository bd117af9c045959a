import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';

const code = 'tools/hidden-by-backend';

/** `config` is below `spec.config`, beside the group; `settings` are those of the proxy. */
const input = (config: string, settings: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: VirtualMCPServer
metadata: { name: desk }
spec:
  incomingAuth: { type: anonymous }
  outgoingAuth: { source: inline }
  config: { groupRef: tools, ${config} }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPGroup
metadata: { name: tools }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: wiki }
spec: { image: 'registry.example.com/wiki:1.0.0', groupRef: tools, toolConfigRef: { name: reading } }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPToolConfig
metadata: { name: reading }
spec: ${settings}
`;
const tools = (settings: string): string => `aggregation: { tools: [{ workload: wiki, ${settings} }] }`;
const steps = (tool: string): string => `compositeTools: [{ name: look, steps: [{ id: a, tool: ${tool} }] }]`;
const filters = '{ toolsFilter: [read] }';
const renames = '{ toolsOverride: { get: { name: read } } }';

test('a virtual server speaks of tools that the proxy shows', async () => {
  await expectFindings(input(tools('filter: [read, ┆write]'), filters), code);
  await expectFindings(input(tools('overrides: { ┆write: { name: put } }'), filters), code);
  await expectFindings(input(steps('┆wiki.write'), filters), code);
  await expectFindings(input(tools('filter: [read]'), filters));
  await expectFindings(input(tools('overrides: { read: { name: look } }, filter: [look]'), filters));
  await expectFindings(input(steps('wiki.read'), filters));
});

test('and under the names that the proxy gives them', async () => {
  await expectFindings(input(tools('filter: [┆get]'), renames), code);
  await expectFindings(input(tools('overrides: { ┆get: { name: find } }'), renames), code);
  await expectFindings(input(steps('┆wiki.get'), renames), code);
  await expectFindings(input(tools('filter: [read, other]'), renames));
  await expectFindings(input(`${tools('overrides: { read: { name: get } }')}, ${steps('wiki.get')}`, renames));
});

test('the same configuration for both is applied twice and does no harm', async () => {
  const twice = '{ toolsFilter: [read], toolsOverride: { get: { name: read } } }';
  await expectFindings(input(tools('toolConfigRef: { name: reading }'), twice));
});
