import { test } from 'vitest';
import { expectInWorkflow } from '../../support/expect-findings.ts';

const workflow = (condition: string, collection: string): string => `  steps:
    - { id: ask, type: elicitation, message: Why? }
    - id: loop
      type: forEach
      dependsOn: [ask]
      condition: ${condition}
      collection: ${collection}
      step: { id: one, tool: search.query, arguments: { condition: a text } }
`;

test('a condition or collection without a template says what it has to yield', async () => {
  await expectInWorkflow(
    workflow('┆.steps.ask.output.yes', '┆.steps.ask.output.list'),
    'workflow/plain-text',
    'workflow/plain-text',
  );
  await expectInWorkflow(workflow("'true'", "┆'{}'"), 'workflow/plain-text');
  await expectInWorkflow(workflow("'{{.steps.ask.output.yes}}'", "'[1, 2]'"));
});
