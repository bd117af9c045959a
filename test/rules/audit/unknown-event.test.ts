import { expect, test } from 'vitest';
import { documentFindings } from '../../support/document-findings.ts';
import { expectFindings } from '../../support/expect-findings.ts';
import { servedGroup } from '../../support/served-group.ts';
import { validateTexts } from '../../support/validated.ts';

const code = 'audit/unknown-event';
const audit = (settings: string): string => servedGroup(`    audit: { enabled: true, ${settings} }`, ['wiki']);

test('listed and excluded event types exist', async () => {
  await expectFindings(audit('eventTypes: [mcp_tool_call, ┆mcp_tools_call]'), code);
  await expectFindings(audit('excludeEventTypes: [┆ping]'), code);
  await expectFindings(audit('eventTypes: [mcp_tool_call, vmcp_workflow_failed], excludeEventTypes: [mcp_ping]'));
});

test('in documents too, each by its writer', async () => {
  expect(await documentFindings('audit', 'enabled: true\neventTypes: [mcp_tol_call]\n')).toEqual([`2:14 ${code}`]);
  const aggregator = (type: string): string => `groupRef: tools\naudit: { enabled: true, eventTypes: [${type}] }\n`;
  expect(await documentFindings('aggregator', aggregator('mcp_tool_cal'))).toEqual([`2:38 ${code}`]);
  expect(await documentFindings('aggregator', aggregator('vmcp_workflow_failed'))).toEqual([]);
  const run = (type: string): string =>
    `schemaVersion: v1\nimage: example.com/a:1\naudit: { enabled: true, eventTypes: [${type}] }\n`;
  expect(await documentFindings('run', run('vmcp_workflow_failed'))).toEqual([`3:38 ${code}`]);
  expect(await documentFindings('run', run('mcp_tool_call'))).toEqual([]);
});

test('the hint knows the method of MCP that is meant', async () => {
  const hintOf = async (type: string): Promise<unknown> => {
    const { diagnostics } = await validateTexts({ 'a.yaml': audit(`eventTypes: ['${type}']`) });
    return diagnostics.find((one) => one.code === code)?.hint;
  };
  expect(await hintOf('tools/call')).toBe('did you mean "mcp_tool_call"?');
  expect(await hintOf('mcp_tool_calls')).toBe('did you mean "mcp_tool_call"?');
  expect(await hintOf('everything')).toContain('the types are mcp_initialize, ');
});
