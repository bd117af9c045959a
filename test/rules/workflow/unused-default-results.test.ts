import { test } from 'vitest';
import { expectInWorkflow } from '../../support/expect-findings.ts';

const step = (more: string, defaults = 'defaultResults'): string =>
  `  steps:\n    - { id: a, tool: search.query, ${defaults}: { x: 1 }${more} }\n`;

test('default results of a step that always has its own are reported', async () => {
  await expectInWorkflow(step('', '┆defaultResults'), 'workflow/unused-default-results');
  await expectInWorkflow(
    step(', onError: { action: retry, retryCount: 1 }', '┆defaultResults'),
    'workflow/unused-default-results',
  );
});

test('default results of a step that may be skipped or fail are fine', async () => {
  await expectInWorkflow(step(", condition: '{{eq 1 2}}'"));
  await expectInWorkflow(step(', onError: { action: continue }'));
  const question = '    - { id: ask, type: elicitation, message: Go on?, onDecline: { action: skip_remaining } }\n';
  await expectInWorkflow(step('') + question);
});
