import { test } from 'vitest';
import { expectInWorkflow } from '../../support/expect-findings.ts';

const workflow = (collection: string, limit: number): string => `  steps:
    - id: each
      type: forEach
      collection: ${collection}
      maxIterations: ${limit}
      step: { id: one, tool: search.query, arguments: { text: '{{.item}}' } }
`;

test('a list that is written out is no longer than the loop may go', async () => {
  await expectInWorkflow(workflow(`┆'[1, 2, 3]'`, 2), 'workflow/too-many-items');
  await expectInWorkflow(workflow(`'[1, 2, 3]'`, 3));
  await expectInWorkflow(workflow(`'[1, {{json .steps}}, 3]'`, 2));
});
