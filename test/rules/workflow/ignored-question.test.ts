import { test } from 'vitest';
import { expectInWorkflow } from '../../support/expect-findings.ts';

const code = 'workflow/ignored-question';
const workflow = (steps: string, more = ''): string => `  description: a
  steps:
    - { id: find, tool: tickets.find }
${steps}${more}`;
const output = '  output: { properties: { found: { type: string, value: "{{.steps.find.output.text}}" } } }\n';

test('a step that follows the question waits for it', async () => {
  const input = (id: string, waits: string): string =>
    workflow(`    - { id: ${id}, type: elicitation, message: Delete it?, dependsOn: [find] }
    - { id: delete, tool: tickets.delete, dependsOn: [${waits}] }
`);
  await expectInWorkflow(input('┆ask', 'find'), code);
  await expectInWorkflow(input('ask', 'ask'));
});

test('a declined question that the next step ignores is reported', async () => {
  const input = (action: string, condition = ''): string =>
    workflow(`    - { id: ask, type: elicitation, message: Delete it?, dependsOn: [find], onDecline: { action: ${action} } }
    - { id: delete, tool: tickets.delete, dependsOn: [ask]${condition} }
`);
  await expectInWorkflow(input('┆continue'), code);
  await expectInWorkflow(input('continue', ', condition: \'{{eq .steps.ask.output.action "accept"}}\''));
  await expectInWorkflow(input('skip_remaining'));
  await expectInWorkflow(input('abort'));
});

test('a question at the end decides whether there is a result', async () => {
  const ask = (more: string): string => `    - { id: ask, type: elicitation, message: Show it?${more} }\n`;
  await expectInWorkflow(workflow(ask(', dependsOn: [find]'), output));
  await expectInWorkflow(workflow(ask(', dependsOn: [find]')));
  await expectInWorkflow(workflow(ask('').replace('id: ', 'id: ┆'), output), code);
});

test('a mistyped dependency may mean the question', async () => {
  await expectInWorkflow(
    workflow(`    - { id: ask, type: elicitation, message: Delete it?, dependsOn: [find] }
    - { id: delete, tool: tickets.delete, dependsOn: [┆ak] }
`),
    'workflow/unknown-dependency',
  );
});
