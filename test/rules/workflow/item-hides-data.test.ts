import { test } from 'vitest';
import { expectInWorkflow } from '../../support/expect-findings.ts';

const workflow = (name: string): string => `  steps:
    - id: loop
      type: forEach
      collection: '[1]'
      itemVar: ${name}
      step: { id: one, tool: search.query, arguments: { text: '{{.${name.replace('┆', '')}.x}}' } }
`;

test('the current item hides nothing else', async () => {
  for (const name of ['steps', 'params', 'index', 'workflow', 'forEach']) {
    await expectInWorkflow(workflow(`┆${name}`), 'workflow/item-hides-data');
  }
  await expectInWorkflow(workflow('entry'));
});
