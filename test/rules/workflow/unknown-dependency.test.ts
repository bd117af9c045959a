import { test } from 'vitest';
import { expectInWorkflow } from '../../support/expect-findings.ts';

const steps = (dependency: string): string => `  steps:
    - { id: fetch, tool: search.query }
    - id: send
      tool: search.query
      dependsOn: [${dependency}]
      arguments: { text: '{{json .steps.fetch.output}}' }
`;

test('dependsOn names a step of the workflow', async () => {
  // That the step reads without waiting is the same mistake.
  await expectInWorkflow(steps('┆fetched'), 'workflow/unknown-dependency');
  await expectInWorkflow(steps('fetch'));
});

test('two steps of one name are refused by the schema', async () => {
  await expectInWorkflow('  steps: [{ id: a, tool: x.y }, ┆{ id: a, tool: x.y }]\n', 'schema/repeated-item');
});
