import { test } from 'vitest';
import { expectInWorkflow } from '../../support/expect-findings.ts';

const workflow = (parameters: string): string => `  parameters:
    ${parameters.replaceAll('\n', '\n    ')}
  steps: [{ id: a, tool: search.query }]
`;

const property = (schema: string): string => workflow(`type: object\nproperties:\n  a: ${schema}`);

test('an invalid JSON Schema is reported at the mistake', async () => {
  await expectInWorkflow(property('{ type: ┆objct }'), 'language/json-schema-invalid');
  await expectInWorkflow(property('{ type: [string, ┆text] }'), 'language/json-schema-invalid');
  await expectInWorkflow(property('{ type: ┆[] }'), 'language/json-schema-invalid');
  await expectInWorkflow(property('{ type: string, minLength: ┆-1 }'), 'language/json-schema-invalid');
  await expectInWorkflow(property('{ type: string, enum: ┆a }'), 'language/json-schema-invalid');
  await expectInWorkflow(property('┆text'), 'language/json-schema-invalid');
  await expectInWorkflow(property('{ anyOf: ┆{ type: string } }'), 'language/json-schema-invalid');
  await expectInWorkflow(property('{ type: string, pattern: ┆"[a-" }'), 'language/json-schema-invalid');
  await expectInWorkflow(property('{ $ref: ┆"#/$defs/none" }'), 'language/json-schema-invalid');
  await expectInWorkflow(workflow('type: object\nrequired: ┆a'), 'language/json-schema-invalid');
  await expectInWorkflow(workflow('type: object\nproperties: ┆[]'), 'language/json-schema-invalid');
});

test('what is valid and does not do what was meant is a warning', async () => {
  await expectInWorkflow(property('{ type: string, ┆maxlength: 3 }'), 'language/json-schema-unknown-keyword');
  await expectInWorkflow(
    workflow('type: object\nproperties: { title: { type: string } }\nrequired: [┆titel]'),
    'language/json-schema-unlisted-required',
  );
  await expectInWorkflow(property('{ type: string, pattern: "^┆(?=a)b" }'), 'language/json-schema-unchecked-pattern');
  await expectInWorkflow(property('{ type: integer, default: ┆"5" }'), 'language/json-schema-unfit-default');
  await expectInWorkflow(property('{ type: string, enum: [a, b], default: ┆c }'), 'language/json-schema-unfit-default');
  await expectInWorkflow(
    property('{ type: string, pattern: "^a+$", default: ┆b }'),
    'language/json-schema-unfit-default',
  );
});

test('a schema that no value matches is reported', async () => {
  await expectInWorkflow(property('{ type: string, enum: ┆[] }'), 'language/json-schema-unsatisfiable');
  await expectInWorkflow(property('{ type: string, enum: [a, ┆1] }'), 'language/json-schema-unsatisfiable');
  await expectInWorkflow(property('{ type: integer, minimum: ┆5, maximum: 1 }'), 'language/json-schema-unsatisfiable');
  await expectInWorkflow(
    property('{ type: string, minLength: ┆5, maxLength: 1 }'),
    'language/json-schema-unsatisfiable',
  );
});

test('a reference to another address is reported', async () => {
  await expectInWorkflow(
    property('{ $ref: ┆"https://example.com/schema.json" }'),
    'language/json-schema-external-reference',
  );
});

test('another draft is reported once, without the errors that follow from it', async () => {
  const draft = '$schema: ┆http://json-schema.org/draft-07/schema#\ntype: object\n';
  await expectInWorkflow(workflow(draft), 'language/json-schema-other-draft');
  await expectInWorkflow(
    workflow(`${draft}properties: { a: { type: array, items: [{ type: string }] } }`),
    'language/json-schema-other-draft',
  );
  await expectInWorkflow(
    workflow(`${draft}properties: { a: { type: ┆txt } }`),
    'language/json-schema-other-draft',
    'language/json-schema-invalid',
  );
});

test('schemas of all sorts are fine', async () => {
  await expectInWorkflow(property('true'));
  await expectInWorkflow(property('{ type: [string, "null"], default: null, x-order: 1, discriminator: kind }'));
  await expectInWorkflow(property('{ type: string, pattern: "^\\\\u0041\\\\d+$" }'));
  await expectInWorkflow(property('{ $ref: "#/$defs/b", default: 1 }\n$defs: { b: { type: integer } }'));
  await expectInWorkflow(property('{ type: [integer, "null"], enum: [1, null], minimum: 1, maximum: 1 }'));
  await expectInWorkflow(
    property('{ $ref: "https://example.com/a" }\n$defs: { a: { $id: "https://example.com/a", type: string } }'),
  );
  await expectInWorkflow(workflow('$schema: https://json-schema.org/draft/2020-12/schema\ntype: object'));
  await expectInWorkflow(
    workflow('type: object\nproperties: { a: {} }\nanyOf: [{ required: [a] }, { required: [b] }]'),
  );
  await expectInWorkflow(
    property('{ type: array, prefixItems: [{ const: 1 }], items: false, contains: { type: integer }, minContains: 0 }'),
  );
});
