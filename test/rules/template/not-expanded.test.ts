import { test } from 'vitest';
import { expectInWorkflow } from '../../support/expect-findings.ts';

const workflow = (argument: string): string => `  parameters: { type: object, properties: { x: { type: string } } }
  steps:
    - id: a
      tool: search.query
      arguments:
        filter: ${argument}
`;

test('a template where nothing is expanded is pointed out', async () => {
  await expectInWorkflow(workflow("{ user: [1, ┆'{{.params.x}}'] }"), 'template/not-expanded');
  await expectInWorkflow(workflow("'{{.params.x}}'"));
  await expectInWorkflow(workflow("{ user: ['{{mustache}}'] }"));
});
