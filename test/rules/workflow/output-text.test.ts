import { test } from 'vitest';
import { expectInWorkflow } from '../../support/expect-findings.ts';

const output = (type: string, value: string): string => `  steps:
    - { id: call, tool: search.query }
  output: { properties: { x: { type: ${type}, value: '${value}' } } }
`;

test.each([
  ['integer', '{{.steps.call.output.x}} ┆items'],
  ['number', '┆€ {{.steps.call.output.x}}'],
  ['boolean', '┆is {{.steps.call.output.x}}'],
  ['integer', '┆many'],
  ['integer', '┆1.5'],
  ['number', '┆1.2.3'],
  ['boolean', '┆  '],
  ['boolean', '┆treu'],
])('%s never comes out of %s', async (type, value) => {
  await expectInWorkflow(output(type, value), 'workflow/output-text');
});

test.each([
  ['integer', '{{.steps.call.output.x}}'],
  ['integer', ' {{.steps.call.output.x}}0 '],
  ['number', '-{{.steps.call.output.x}}'],
  ['number', '0.5'],
  ['boolean', '{{if .steps.call.output.x}}true{{else}}false{{end}}'],
  ['boolean', 'true'],
  ['string', '{{.steps.call.output.x}} items'],
])('%s may come out of %s', async (type, value) => {
  await expectInWorkflow(output(type, value));
});

test('values inside an object are looked at too', async () => {
  await expectInWorkflow(
    `  steps:
    - { id: call, tool: search.query }
  output:
    properties:
      page: { type: object, properties: { number: { type: integer, value: '┆page {{.steps.call.output.x}}' } } }
`,
    'workflow/output-text',
  );
});
