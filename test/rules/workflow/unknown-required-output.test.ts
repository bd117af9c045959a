import { test } from 'vitest';
import { expectInWorkflow } from '../../support/expect-findings.ts';

const workflow = (required: string): string => `  steps: [{ id: a, tool: search.query }]
  output:
    properties: { title: { type: string, value: '{{.steps.a.output.title}}' } }
    required: [${required}]
`;

test('what the output requires is a property of it', async () => {
  await expectInWorkflow(workflow('title, ┆titel'), 'workflow/unknown-required-output');
  await expectInWorkflow(workflow('┆constructor'), 'workflow/unknown-required-output');
  await expectInWorkflow(workflow('title'));
});
