import { test } from 'vitest';
import { expectInWorkflow } from '../../support/expect-findings.ts';

const output = (type: string, value: string): string => `  steps:
    - { id: call, tool: search.query }
  output: { properties: { x: { type: ${type}, value: '{{.steps.call.output.x}}', default: ${value} } } }
`;

test.each([
  ['integer', '┆many'],
  ['integer', '┆1.5'],
  ['number', '┆true'],
  ['boolean', "┆'yes, please'"],
  ['array', '┆{ a: 1 }'],
  ['object', '┆[1]'],
])('%s cannot take %s', async (type, value) => {
  await expectInWorkflow(output(type, value), 'workflow/unfit-default');
});

test.each([
  ['string', '1'],
  ['integer', '3'],
  ['integer', "'3'"],
  ['number', "'1.5'"],
  ['boolean', "'false'"],
  ['array', "'[1]'"],
  ['object', '{ a: 1 }'],
])('%s can take %s', async (type, value) => {
  await expectInWorkflow(output(type, value));
});

test('values inside an object are looked at too', async () => {
  const nested = `  steps:
    - { id: call, tool: search.query }
  output:
    properties:
      page:
        type: object
        properties:
          number: { type: integer, value: '{{.steps.call.output.x}}', default: ┆first }
`;
  await expectInWorkflow(nested, 'workflow/unfit-default');
});
