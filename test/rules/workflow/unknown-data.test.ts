import { test } from 'vitest';
import { expectInWorkflow } from '../../support/expect-findings.ts';

const code = 'workflow/unknown-data';
const steps = (
  template: string,
  item = '{{.item}}',
): string => `  parameters: { type: object, properties: { list: { type: array } } }
  steps:
    - id: loop
      type: forEach
      collection: '${template}'
      step: { id: one, tool: search.query, arguments: { text: '${item}' } }
`;

test('a template reads only what workflows offer', async () => {
  await expectInWorkflow(steps('{{json .┆param.list}}'), code);
  await expectInWorkflow(steps('{{json .┆vars.list}}'), code);
  await expectInWorkflow(steps('[{{.workflow.┆name}}]'), code);
  await expectInWorkflow(steps('[{{.workflow.id}}]'));
});

test('the current item is known inside its forEach only', async () => {
  await expectInWorkflow(steps('{{json .┆item}}'), code);
  await expectInWorkflow(steps('{{json .params.list}}', '{{.┆entry}}{{.forEach.┆entry}}'), code, code);
  await expectInWorkflow(steps('{{json .params.list}}', '{{.item.a}}{{.forEach.item}}{{.forEach.index}}'));
});
