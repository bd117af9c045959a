import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';

const code = 'workflow/forbidden-tool';
const input = (tool: string, policies: string, aggregation = ''): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: VirtualMCPServer
metadata: { name: desk }
spec:
  incomingAuth: { type: anonymous }
  outgoingAuth: { source: inline }
  config: { groupRef: tools, compositeTools: [{ name: look, steps: [{ id: a, tool: ${tool} }] }]${aggregation} }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPGroup
metadata: { name: tools }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: wiki }
spec:
  image: registry.example.com/wiki:1.0.0
  groupRef: tools
  authzConfig: { type: inline, inline: { policies: ['${policies}'] } }
`;
const permit = (resource: string): string => `permit(principal, action == Action::"call_tool", ${resource});`;
const search = permit('resource == Tool::"search"');

test('a step calls what the backend permits', async () => {
  await expectFindings(input('┆wiki.write', search), code);
  await expectFindings(input('wiki.search', search));
  const several = `${search} ${permit('resource == Tool::"read"')}`;
  await expectFindings(input('┆wiki.write', several), code);
  await expectFindings(input('wiki.read', several));
});

test('other policies may permit it', async () => {
  await expectFindings(input('wiki.write', `${search} ${permit('resource')}`));
  await expectFindings(
    input('wiki.write', `${search} ${permit('resource in ┆ToolGroup::"safe"')}`),
    'cedar/empty-group',
  );
  await expectFindings(input('wiki.write', 'permit(principal, action, resource) when { resource == Tool::"search" };'));
  const listing = 'permit(principal, action == Action::"list_tools", resource);';
  await expectFindings(input('┆wiki.write', `${search} ${listing}`), code);
});

test('a tool that the virtual server renames may go by either name', async () => {
  const renamed = ', aggregation: { tools: [{ workload: wiki, overrides: { search: { name: look_up } } }] }';
  await expectFindings(input('wiki.look_up', search, renamed));
});
