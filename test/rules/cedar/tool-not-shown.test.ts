import { expect, test } from 'vitest';
import { documentFindings } from '../../support/document-findings.ts';
import { expectFindings } from '../../support/expect-findings.ts';
import { servedGroup } from '../../support/served-group.ts';

const code = 'cedar/tool-not-shown';
const input = (tool: string, aggregation: string, rest = '', effect = 'permit'): string => {
  const marked = `${tool.startsWith('┆') ? '┆' : ''}Tool::"${tool.replace('┆', '')}"`;
  const policy = `${effect === 'forbid' ? 'permit(principal, action, resource); ' : ''}${effect}(principal, action, resource == ${marked});`;
  const authz = `{ type: inline, inline: { policies: ['${policy}'] } }`;
  return servedGroup(`    aggregation: ${aggregation}\n${rest}`, ['wiki', 'code']).replace(
    '{ type: anonymous }',
    `{ type: anonymous, authzConfig: ${authz} }`,
  );
};

test('a policy permits what the filter of its backend shows', async () => {
  const filter = '{ tools: [{ workload: wiki, filter: [read] }] }';
  await expectFindings(input('┆wiki_write', filter), code);
  await expectFindings(input('wiki_read', filter));
  await expectFindings(input('code_write', filter));
  // To forbid it outlives the filter.
  await expectFindings(input('wiki_write', filter, '', 'forbid'));
});

test('or what is not excluded', async () => {
  await expectFindings(input('┆wiki_read', '{ tools: [{ workload: wiki, excludeAll: true }] }'), code);
  const workflow = '    compositeTools: [{ name: look, steps: [{ id: a, tool: code.read }] }]';
  await expectFindings(input('┆wiki_read', '{ excludeAllTools: true }', workflow), code);
  // Workflows call what is hidden, and have names of their own.
  await expectFindings(input('code_read', '{ excludeAllTools: true }', workflow));
  await expectFindings(input('look', '{ excludeAllTools: true }', workflow));
});

test('under the name that it has after renaming', async () => {
  const renamed = '{ tools: [{ workload: wiki, overrides: { write: { name: put } } }] }';
  await expectFindings(input('┆wiki_write', renamed), code);
  await expectFindings(input('┆wiki_write', renamed, '', 'forbid'), code);
  await expectFindings(input('wiki_put', renamed));
});

test('nothing is reported if another backend may have a tool of that name, or tools have no prefix', async () => {
  const format =
    "conflictResolutionConfig: { prefixFormat: ┆'{workload}-' }, tools: [{ workload: code, filter: [read] }]";
  const near = input('code-b-write', `{ ${format} }`).replaceAll('wiki', 'code-b');
  await expectFindings(near, 'tools/conflict-of-prefixes');
  const order = 'conflictResolution: priority, conflictResolutionConfig: { priorityOrder: [wiki, code] }';
  await expectFindings(input('wiki_write', `{ ${order}, tools: [{ workload: wiki, filter: [read] }] }`));
});

test('the proxy of a backend hides tools as well', async () => {
  const text = (tool: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: VirtualMCPServer
metadata: { name: desk }
spec:
  incomingAuth:
    type: anonymous
    authzConfig: { type: inline, inline: { policies: ['permit(principal, action, resource == ${tool});'] } }
  config: { groupRef: tools }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPGroup
metadata: { name: tools }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: wiki }
spec: { image: example.com/wiki, groupRef: tools, toolConfigRef: { name: few } }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPToolConfig
metadata: { name: few }
spec: { toolsFilter: [read] }
`;
  await expectFindings(text('┆Tool::"wiki_write"'), code);
  await expectFindings(text('Tool::"wiki_read"'));
});

test('a configuration document is checked as the virtual server that would have it', async () => {
  const document = (tool: string): string => `groupRef: tools
backends: [{ name: wiki, url: 'https://wiki.example.com/mcp', transport: streamable-http }]
incomingAuth:
  type: anonymous
  authz: { type: cedar, policies: ['permit(principal, action, resource == Tool::"${tool}");'] }
aggregation: { tools: [{ workload: wiki, filter: [read] }] }
`;
  expect(await documentFindings('aggregator', document('wiki_write'))).toEqual([`5:75 ${code}`]);
  expect(await documentFindings('aggregator', document('write'))).toEqual(['5:75 cedar/unprefixed-tool']);
  expect(await documentFindings('aggregator', document('wiki_read'))).toEqual([]);
});
