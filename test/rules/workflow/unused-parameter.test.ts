import { test } from 'vitest';
import { expectInWorkflow } from '../../support/expect-findings.ts';

const workflow = (query: string, mark = ''): string => `  description: a
  parameters: { type: object, properties: { ${mark}topic: { type: string } } }
  steps: [{ id: a, tool: wiki.search, arguments: { query: ${query} } }]
`;

test('what clients are asked for is read', async () => {
  await expectInWorkflow(workflow('fixed', '┆'), 'workflow/unused-parameter');
  await expectInWorkflow(workflow('"{{.params.topic}}"'));
  await expectInWorkflow(workflow('"{{len .params}}"'));
});

test('data in braces of another language is reported as a foreign template', async () => {
  const code = 'workflow/foreign-template';
  await expectInWorkflow(workflow('"about ┆${params.topic}"'), code);
  await expectInWorkflow(workflow('"┆{ .params.topic }"'), code);
  await expectInWorkflow(workflow('"{ {{.params.topic}} }"'));
  await expectInWorkflow(workflow('"{{.params.topic}} and {params}"'));
});
