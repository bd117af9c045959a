import { expect, test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';
import { findingsIn } from '../../support/findings.ts';
import { servedGroup } from '../../support/served-group.ts';

const server = (settings: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: VirtualMCPServer
metadata: { name: a }
spec:
  incomingAuth: { type: anonymous }
  config:
    groupRef: tools
    aggregation:
      tools:
        - workload: github
${settings}
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPGroup
metadata: { name: tools }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPToolConfig
metadata: { name: few }
spec: { toolsFilter: [search] }
`;

test('a filter and overrides beside a shared tool configuration have no effect', async () => {
  const found = await findingsIn(
    server(`          toolConfigRef: { name: few }
          filter: [search]
          excludeAll: false
          overrides: { search: { name: find } }`),
  );
  expect(found.filter((finding) => finding.includes('tools/'))).toEqual([
    '12 tools/settings-ignored',
    '14 tools/settings-ignored',
  ]);
});

test('either of them alone counts', async () => {
  expect(await findingsIn(server('          toolConfigRef: { name: few }'))).toEqual([]);
  expect(await findingsIn(server('          filter: [search]'))).toEqual([]);
});

test('where nothing is shown, there is nothing to choose', async () => {
  const aggregation = (text: string): string => servedGroup(`    aggregation: ${text}`, ['wiki']);
  await expectFindings(
    aggregation('{ tools: [{ workload: wiki, excludeAll: true, ┆filter: [read] }] }'),
    'tools/settings-filter-without-effect',
  );
  await expectFindings(aggregation('{ tools: [{ workload: wiki, excludeAll: true }] }'));
  await expectFindings(aggregation('{ ┆excludeAllTools: true }'), 'tools/settings-show-nothing');
  const all = '{ excludeAllTools: true, tools: [{ workload: wiki, ┆excludeAll: true }] }';
  const workflow = 'compositeTools: [{ name: look, steps: [{ id: a, tool: wiki.read }] }]';
  await expectFindings(
    servedGroup(`    aggregation: ${all}\n    ${workflow}`, ['wiki']),
    'tools/settings-filter-without-effect',
  );
});

test('a tool configuration says something', async () => {
  const config = (spec: string): string =>
    `apiVersion: mcp.svc.internal/v1alpha1\nkind: MCPToolConfig\nmetadata: { name: ┆few }\nspec: ${spec}\n`;
  await expectFindings(config('{ toolsFilter: [] }'), 'tools/settings-empty');
  await expectFindings(config('{ toolsFilter: [read] }').replace('┆', ''));
});
