import { test } from 'vitest';
import { expectInWorkflow } from '../../support/expect-findings.ts';

const workflow = (condition: string): string => `  parameters: { type: object, properties: { kind: { type: string } } }
  steps:
    - { id: find, tool: search.query }
    - { id: a, tool: search.query, dependsOn: [find], condition: '${condition}' }
`;

test('the status of a step is a word that it can be', async () => {
  const code = 'workflow/status-word';
  await expectInWorkflow(workflow('{{eq .steps.find.status ┆"completd"}}'), code);
  await expectInWorkflow(workflow('{{and true (ne ┆"Failed" .steps.find.status)}}'), code);
  for (const condition of [
    '{{eq .steps.find.status "completed"}}',
    '{{eq .steps.find.status "skipped" "failed"}}',
    // A word that the specification may or may not know.
    '{{eq .steps.find.status "done"}}',
    '{{eq .steps.find.output.status "completd"}}',
    '{{eq .params.kind "completd"}}',
  ])
    await expectInWorkflow(workflow(condition));
});
