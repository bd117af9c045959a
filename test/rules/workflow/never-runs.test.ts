import { test } from 'vitest';
import { expectInWorkflow } from '../../support/expect-findings.ts';

test('a step whose condition is always false is reported, also inside a loop', async () => {
  await expectInWorkflow(
    `  steps: [{ id: a, tool: search.query, condition: ┆'false' }, { id: b, tool: search.query, condition: ┆'{{ false }}' }]\n`,
    'workflow/never-runs',
    'workflow/never-runs',
  );
  await expectInWorkflow(
    `  steps:
    - id: each
      type: forEach
      collection: '[1]'
      step: { id: one, tool: search.query, condition: ┆'false' }
`,
    'workflow/never-runs',
  );
});

test('any other condition is fine, and so is an argument of that name', async () => {
  await expectInWorkflow(
    `  steps: [{ id: a, tool: search.query, condition: 'true', arguments: { condition: 'false' } }]\n`,
  );
});
