import { test } from 'vitest';
import { expectInWorkflow } from '../../support/expect-findings.ts';

const code = 'workflow/unknown-parameter';
const steps = (parameters: string, template: string): string => `  parameters: ${parameters}
  steps:
    - { id: a, tool: search.query, arguments: { text: '${template}' } }
`;
const user = 'user: { type: object, properties: { name: { type: string } } }';
const declared = `{ type: object, properties: { ${user}, free: { type: object } } }`;

test('a template reads declared parameters', async () => {
  await expectInWorkflow(steps(declared, '{{.params.┆usr.name}}'), code);
  await expectInWorkflow(steps(declared, '{{.params.user.┆nme}}'), code);
  await expectInWorkflow(steps(declared, '{{.params.user.name}}{{.params.free.anything}}{{json .params}}'));
  await expectInWorkflow(steps('{}', '{{.params.┆x}}'), code);
});

test('a schema may allow other parameters', async () => {
  await expectInWorkflow(steps('{ type: object, additionalProperties: true }', '{{.params.x}}'));
  await expectInWorkflow(steps('{ type: object, anyOf: [{ required: [x] }] }', '{{.params.x}}'));
});

test('a string or number has no fields', async () => {
  await expectInWorkflow(steps(declared, '{{.params.user.name.┆first}}'), code);
  await expectInWorkflow(
    steps('{ type: object, properties: { size: { type: integer } } }', '{{.params.size.┆x}}'),
    code,
  );
  await expectInWorkflow(
    steps('{ type: object, properties: { any: { type: [string, object] } } }', '{{.params.any.x}}'),
  );
});
