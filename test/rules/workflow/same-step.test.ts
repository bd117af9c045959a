import { test } from 'vitest';
import { expectInWorkflow } from '../../support/expect-findings.ts';

const steps = (...inner: readonly string[]): string => `  steps:
    - { id: look, tool: wiki.search }
${inner.map((id, index) => `    - { id: loop${index}, type: forEach, collection: "[]", step: { id: ${id}, tool: wiki.read } }\n`).join('')}`;

test('the inner step of a loop has an id of its own', async () => {
  await expectInWorkflow(steps('page', 'other'));
  await expectInWorkflow(steps('┆look'), 'workflow/same-step');
  await expectInWorkflow(steps('┆loop0'), 'workflow/same-step');
  await expectInWorkflow(steps('┆loop1', 'page'), 'workflow/same-step');
  await expectInWorkflow(steps('page', '┆page'), 'workflow/same-step');
});
