import { test } from 'vitest';
import { expectInWorkflow } from '../../support/expect-findings.ts';

const code = 'workflow/missing-dependency';
const steps = (ofB: string, ofC: string): string => `  steps:
    - { id: a, tool: search.query }
    - { id: b, tool: search.query, ${ofB} }
    - { id: c, tool: search.query, ${ofC} }
`;

test('a step waits for the steps that it reads', async () => {
  await expectInWorkflow(steps('dependsOn: [a]', "arguments: { text: '{{.steps.┆a.output.x}}' }"), code);
  await expectInWorkflow(steps('dependsOn: [a]', "dependsOn: [b], arguments: { text: '{{.steps.a.output.x}}' }"));
});

test('a condition that reads a later step, or its own, can never be decided', async () => {
  await expectInWorkflow(steps("condition: '{{.steps.┆c.output.x}}'", 'dependsOn: [b]'), code);
  await expectInWorkflow(steps("condition: '{{.steps.┆b.output.x}}', defaultResults: { x: 1 }", ''), code);
});

test('a forEach waits for what its inner step reads, and the output comes last', async () => {
  const loop = (more: string, template: string): string => `  steps:
    - { id: a, tool: search.query }
    - id: loop
      type: forEach
      collection: '[1]'
      ${more}
      step: { id: one, tool: search.query, arguments: { text: '${template}' } }
  output: { properties: { x: { type: string, value: '{{.steps.a.output.x}}' } } }
`;
  await expectInWorkflow(loop('maxParallel: 1', '{{.steps.┆a.output.x}}'), code);
  await expectInWorkflow(loop('dependsOn: [a]', '{{.steps.a.output.x}}'));
});
