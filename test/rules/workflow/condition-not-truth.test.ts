import { test } from 'vitest';
import { expectInWorkflow } from '../../support/expect-findings.ts';

const workflow = (condition: string): string => `  parameters:
    type: object
    properties:
      flag: { type: boolean }
      kind: { type: string }
      count: { type: integer }
      items: { type: array }
      where: { type: object, properties: { street: { type: object } } }
  steps: [{ id: a, tool: search.query, condition: '${condition}' }]
`;

test('a condition with text beside its template, or of another type, never yields true or false', async () => {
  await expectInWorkflow(workflow('{{.params.count}} ┆== 5'), 'workflow/condition-not-truth');
  await expectInWorkflow(workflow('┆not {{.params.flag}}'), 'workflow/condition-not-truth');
  await expectInWorkflow(workflow('{{.params.flag}} ┆&& {{.params.flag}}'), 'workflow/condition-not-truth');
  await expectInWorkflow(workflow('{{┆.params.count}}'), 'workflow/condition-not-truth');
  await expectInWorkflow(workflow('{{┆.params.items}}'), 'workflow/condition-not-truth');
  await expectInWorkflow(workflow('{{┆.params.where.street}}'), 'workflow/condition-not-truth');
  await expectInWorkflow(workflow('{{┆len .params.items}}'), 'workflow/condition-not-truth');
});

test('a condition whose branches all say something else never yields true or false', async () => {
  await expectInWorkflow(workflow('┆{{if .params.flag}}yes{{else}}no{{end}}'), 'workflow/condition-not-truth');
  await expectInWorkflow(workflow('┆{{if .params.flag}}yes{{end}}'), 'workflow/condition-not-truth');
  await expectInWorkflow(
    workflow('┆{{if .params.flag}}yes{{else if .params.kind}}no{{else}}maybe{{end}}'),
    'workflow/condition-not-truth',
  );
});

test('a condition that may yield true or false is fine', async () => {
  for (const condition of [
    '{{.params.flag}}',
    '{{.params.kind}}',
    '{{gt (len .params.items) 0}}',
    '{{if .params.flag}}true{{else}}false{{end}}',
    '{{if .params.flag}}true{{end}}',
    '{{if .params.flag}}yes{{else}}{{.params.kind}}{{end}}',
    '{{$x := 1}}true',
    ' {{- .params.flag -}} ',
    '{{eq .params.kind "a"}}',
    '{{/* why */}}{{.params.flag}}',
  ]) {
    await expectInWorkflow(workflow(condition));
  }
});

test('an argument named condition may have any value', async () => {
  await expectInWorkflow(`  parameters: { type: object, properties: { count: { type: integer } } }
  steps: [{ id: a, tool: search.query, arguments: { condition: '{{.params.count}} > 1' } }]
`);
});
