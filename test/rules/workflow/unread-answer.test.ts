import { test } from 'vitest';
import { expectInWorkflow } from '../../support/expect-findings.ts';

const code = 'workflow/unread-answer';
const workflow = (open: string, rest: string): string => `  description: a
  steps:
    - id: ask
      type: elicitation
      message: Open a ticket?
      schema: { type: object, required: [open], properties: { ${open}: { type: boolean } } }
    - { id: create, tool: tickets.create, dependsOn: [ask]${rest} }
`;

test('a ticket is not opened although the user says no', async () => {
  await expectInWorkflow(workflow('┆open', ''), code);
  await expectInWorkflow(workflow('┆open', ', condition: \'{{eq .steps.ask.output.action "accept"}}\''), code);
  await expectInWorkflow(
    workflow('┆open', ", condition: '{{.steps.ask.output.other}}'").replace(
      ': boolean }',
      ': boolean }, other: { type: boolean }',
    ),
    code,
  );
});

test('an answer is read as a field, below content, or as a whole', async () => {
  for (const read of ['.steps.ask.output.open', '.steps.ask.output.content.open', '.steps.ask.content.open'])
    await expectInWorkflow(workflow('open', `, condition: '{{${read}}}'`));
  for (const whole of ['.', '$', '.steps', '.steps.ask', '.steps.ask.output', '.steps.ask.content'])
    await expectInWorkflow(workflow('open', `, arguments: { text: '{{json ${whole}}}' }`));
});

test('a template that cannot be parsed may read it', async () => {
  await expectInWorkflow(workflow('open', ", condition: '{{┆oops .steps.ask.output.open}}'"), 'template/syntax');
});

test('an answer that nothing reads is what clients get where nothing follows', async () => {
  const question = workflow('open', '').split('    - { id: create')[0] ?? '';
  await expectInWorkflow(question);
  await expectInWorkflow(
    `${question.replace('open:', '┆open:')}  output: { properties: { done: { type: string, value: fixed } } }\n`,
    code,
  );
});
