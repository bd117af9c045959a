import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';
import { servedGroup } from '../../support/served-group.ts';

const code = 'optimizer/name-taken';
const workflow = (name: string): string => `compositeTools: [{ name: ${name}, steps: [{ id: a, tool: wiki.read }] }]`;
const served = (...config: readonly string[]): string =>
  servedGroup(config.map((line) => `    ${line}`).join('\n'), ['wiki']);

test('a workflow leaves the names of the tool search to it', async () => {
  await expectFindings(served('optimizer: { hybridSearchSemanticRatio: "0" }', workflow('┆find_tool')), code);
  await expectFindings(served('optimizer: { hybridSearchSemanticRatio: "0" }', workflow('┆call_tool')), code);
  await expectFindings(served('optimizer: { hybridSearchSemanticRatio: "0" }', workflow('find_page')));
  await expectFindings(served(workflow('find_tool')));
});

test('and so does a tool', async () => {
  const tools = (name: string): string =>
    `aggregation: { conflictResolution: priority, conflictResolutionConfig: { priorityOrder: [wiki] }, tools: [{ workload: wiki, overrides: { search: { name: ${name} } } }] }`;
  await expectFindings(served('optimizer: { hybridSearchSemanticRatio: "0" }', tools('┆find_tool')), code);
  await expectFindings(served('optimizer: { hybridSearchSemanticRatio: "0" }', tools('find_page')));
  await expectFindings(
    served(
      'optimizer: { hybridSearchSemanticRatio: "0" }',
      'aggregation: { tools: [{ workload: wiki, overrides: { search: { name: find_tool } } }] }',
    ),
  );
});
