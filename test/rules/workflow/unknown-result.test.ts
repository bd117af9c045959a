import { test } from 'vitest';
import { expectInWorkflow } from '../../support/expect-findings.ts';

const steps = (template: string): string => `  steps:
    - { id: call, tool: search.query }
    - { id: ask, type: elicitation, message: Why?, schema: { type: object, properties: { reason: { type: string } } } }
    - { id: free, type: elicitation, message: Why? }
    - { id: loop, type: forEach, collection: '[1]', step: { id: one, tool: search.query } }
    - { id: all, tool: search.query, dependsOn: [ask, free], arguments: { text: '{{json .steps}}' } }
  output: { properties: { text: { type: string, value: '${template}' } } }
`;

test.each([
  '{{.steps.call.┆result}}',
  '{{.steps.call.┆outputs.x}}',
  '{{.steps.ask.output.┆why}}',
  '{{.steps.loop.output.┆results}}',
  '{{.steps.ask.content.┆reasons}}',
  '{{.steps.ask.output.content.┆reasons}}',
])('%s reads what is not there', async (template) => {
  await expectInWorkflow(steps(template), 'workflow/unknown-result');
});

test.each([
  '{{.steps.call.output.whatever}}{{.steps.call.status}}{{.steps.call.error}}{{.steps.call.content}}',
  '{{.steps.ask.output.action}}{{.steps.ask.output.content.reason}}{{.steps.ask.output.reason}}',
  '{{.steps.free.output.reason}}',
  '{{.steps.free.content.reason}}{{.steps.free.output.content.reason}}{{.steps.ask.content.reason}}',
  '{{.steps.call.content.text}}{{.steps.call.output.content.text}}',
  '{{.steps.loop.output.count}}{{range .steps.loop.output.iterations}}{{.output.x}}{{end}}',
])('%s reads what may be there', async (template) => {
  await expectInWorkflow(steps(template));
});
