import { test } from 'vitest';
import { expectInWorkflow } from '../../support/expect-findings.ts';

const code = 'workflow/answer-may-be-missing';
const workflow = (asked: string, read: string): string => `  steps:
    - id: ask
      type: elicitation
      message: Which topic?
      schema: { type: object, properties: { topic: { type: string } } }
      ${asked}
    - { id: find, tool: search.query, dependsOn: [ask], ${read} }
`;
const goesOn = 'onDecline: { action: continue }';
const text = (marker: string): string => `arguments: { text: 'about {{.steps.ask.output.${marker}topic}}' }`;

test('an answer that may be missing is not read as if it were there', async () => {
  await expectInWorkflow(workflow(goesOn, text('┆')), code);
  await expectInWorkflow(workflow('onCancel: { action: continue }', text('┆')), code);
});

test('who stops, looks at what the user did, or asks whether there is an answer reads it safely', async () => {
  await expectInWorkflow(workflow('onDecline: { action: skip_remaining }', text('')));
  await expectInWorkflow(
    workflow(goesOn, `${text('')}, condition: '{{eq .steps.ask.output.action "accept"}}', defaultResults: { a: b }`),
  );
  await expectInWorkflow(
    workflow(goesOn, `arguments: { text: '{{if .steps.ask.output.topic}}{{.steps.ask.output.topic}}{{end}}' }`),
  );
  await expectInWorkflow(workflow(goesOn, `arguments: { text: '{{json .steps.ask.output}}' }`));
});
