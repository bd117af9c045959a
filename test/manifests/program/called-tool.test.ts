import { expect, test } from 'vitest';
import { calledTool } from '../../../runtime/workflow/model/called-tool.ts';
import { documentFindings } from '../../support/document-findings.ts';
import { expectFindings } from '../../support/expect-findings.ts';
import { plannedText } from '../../support/planned.ts';
import { servedGroup } from '../../support/served-group.ts';

const steps = (...tools: readonly string[]): string =>
  `[${tools.map((tool, index) => `{ id: s${index}, tool: ${tool} }`).join(', ')}]`;
const gateway = (tools: readonly string[], more = ''): string =>
  servedGroup(`    compositeTools: [{ name: w, steps: ${steps(...tools)} }]\n${more}`, ['docs', 'docs.v2']);

test('the longest name of a backend counts', () => {
  const backends = ['docs', 'docs.v2', 'docs.v2.beta'];
  expect(calledTool('docs.read', backends)).toEqual({ workload: 'docs', name: 'read' });
  expect(calledTool('docs.v2.read', backends)).toEqual({ workload: 'docs.v2', name: 'read' });
  expect(calledTool('docs.v2.beta.read', backends.toReversed())).toEqual({ workload: 'docs.v2.beta', name: 'read' });
  expect(calledTool('docs.v20.read', backends)).toEqual({ workload: 'docs', name: 'v20.read' });
  expect(calledTool('other.v2.read', backends)).toEqual({ workload: 'other', name: 'v2.read' });
});

test('rules know which backend a step means', async () => {
  await expectFindings(gateway(['docs.read', 'docs.v2.read']));
  await expectFindings(gateway(['┆other.v2.read']), 'workflow/backend-unknown');
  // Only the tool of the backend with the longer name is known to clash.
  const manual = (tool: string): string => `    aggregation:
      conflictResolution: manual
      tools: [{ workload: docs, filter: [${tool}] }]
`;
  await expectFindings(gateway(['┆docs.v2.read'], manual('read')), 'tools/conflict-unresolved');
  await expectFindings(gateway(['docs.v2.read'], manual('v2.read')));
});

test('documents and plans know which backend a step means', async () => {
  const backends = ['docs', 'docs.v2'].map(
    (name) => `{ name: ${name}, url: "https://${name}.example.com/mcp", transport: sse }`,
  );
  const aggregator = (tool: string): string =>
    `groupRef: a\nbackends: [${backends.join(', ')}]\ncompositeTools: [{ name: w, steps: ${steps(tool)} }]\n`;
  expect(await documentFindings('aggregator', aggregator('docs.v2.read'))).toEqual([]);
  expect(await documentFindings('aggregator', aggregator('other.v2.read'))).toEqual([
    '3:53 aggregator/unknown-backend',
  ]);
  const { plan } = await plannedText(gateway(['docs.v2.read']));
  expect(plan.workloads.flatMap(({ tools }) => tools?.shown ?? [])).toEqual(
    expect.arrayContaining([expect.objectContaining({ workload: 'docs.v2', tool: 'read' })]),
  );
});
