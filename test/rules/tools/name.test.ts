import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';
import { servedGroup } from '../../support/served-group.ts';

const renamed = (name: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPToolConfig
metadata: { name: readers }
spec: { toolsOverride: { get: { name: ${name} } } }
`;
const filtered = (entry: string): string =>
  servedGroup(`    aggregation: { tools: [{ workload: wiki, filter: [${entry}] }] }`, ['wiki']);

test('64 characters are fine, more are many for clients', async () => {
  await expectFindings(renamed('a'.repeat(64)));
  await expectFindings(renamed(`┆${'a'.repeat(65)}`), 'tools/name-too-long');
});

test('the prefix counts', async () => {
  await expectFindings(filtered('a'.repeat(59)));
  await expectFindings(filtered(`┆${'a'.repeat(60)}`), 'tools/name-too-long');
});

test('a tool that is not shown has no name for clients', async () => {
  const hidden = `    aggregation: { tools: [{ workload: wiki, excludeAll: true, overrides: { get: { name: ${'a'.repeat(64)} } } }] }`;
  await expectFindings(servedGroup(hidden, ['wiki']));
});

test('characters that MCP does not allow', async () => {
  await expectFindings(renamed("┆'read page'"), 'tools/name-refused');
  await expectFindings(renamed('read-page_v1.2'));
});

test('a workflow is a tool too', async () => {
  const workflow = (name: string): string =>
    servedGroup(`    compositeTools: [{ name: ${name}, steps: [{ id: a, tool: wiki.read }] }]`, ['wiki']);
  await expectFindings(workflow(`┆${'a'.repeat(65)}`), 'tools/name-too-long');
  await expectFindings(workflow('find'));
});
