import { test } from 'vitest';
import { expectInWorkflow } from '../../support/expect-findings.ts';

const workflow = (parameters: string): string => `  parameters: ${parameters}
  steps: [{ id: call, tool: search.query }]
`;

test('parameters of another type than object fit no call', async () => {
  await expectInWorkflow(workflow('{ type: ┆string }'), 'workflow/parameters-not-object');
  await expectInWorkflow(workflow('{ type: ┆array, items: { type: string } }'), 'workflow/parameters-not-object');
});

test('an object is fine, and so is a schema that says no type', async () => {
  await expectInWorkflow(workflow('{ type: object, properties: { topic: { type: string } } }'));
  await expectInWorkflow(workflow('{ properties: { topic: { type: string } } }'));
});
