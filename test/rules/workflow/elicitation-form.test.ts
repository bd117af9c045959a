import { test } from 'vitest';
import { expectInWorkflow } from '../../support/expect-findings.ts';

const workflow = (schema: string): string => `  steps:
    - id: ask
      type: elicitation
      message: Which one?
      ${schema}
`;
const field = (schema: string): string => workflow(`schema: { type: object, properties: { a: ${schema} } }`);

test('a schema that clients cannot show as a form is reported', async () => {
  await expectInWorkflow(workflow('┆schema: { properties: {} }'), 'workflow/elicitation-form');
  await expectInWorkflow(workflow('schema: { type: ┆string }'), 'workflow/elicitation-form');
  await expectInWorkflow(
    workflow('schema: { type: object, ┆oneOf: [{ required: [a] }] }'),
    'workflow/elicitation-form',
  );
  await expectInWorkflow(field('{ type: ┆object, properties: { b: { type: string } } }'), 'workflow/elicitation-form');
  await expectInWorkflow(field('{ type: ┆array, items: { type: string } }'), 'workflow/elicitation-form');
  await expectInWorkflow(field('{ type: ┆[string, "null"] }'), 'workflow/elicitation-form');
  await expectInWorkflow(
    workflow('schema: { type: object, properties: { ┆a: { title: A } } }'),
    'workflow/elicitation-form',
  );
  await expectInWorkflow(field('{ ┆anyOf: [{ type: string }, { type: integer }] }'), 'workflow/elicitation-form');
});

test('a mistyped type is reported once', async () => {
  await expectInWorkflow(field('{ type: ┆sting }'), 'language/json-schema-invalid');
});

test('simple fields, choices and lists of choices are fine', async () => {
  await expectInWorkflow(field('{ type: string, minLength: 1, format: email, default: a@example.com }'));
  await expectInWorkflow(field('{ type: integer, minimum: 0 }'));
  await expectInWorkflow(field('{ type: boolean, default: true }'));
  await expectInWorkflow(field('{ type: string, enum: [a, b], enumNames: [A, B] }'));
  await expectInWorkflow(field('{ type: string, oneOf: [{ const: a, title: A }] }'));
  await expectInWorkflow(field('{ type: array, items: { type: string, enum: [a, b] }, minItems: 1 }'));
  await expectInWorkflow(field('{ type: array, items: { anyOf: [{ const: a, title: A }] } }'));
  await expectInWorkflow(workflow('timeout: 1m'));
});
