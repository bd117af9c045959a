import { expect, test } from 'vitest';
import { validate } from '../../../manifests/compile.ts';
import { expectInWorkflow } from '../../support/expect-findings.ts';

const step = (argument: string): string => `  parameters: { type: object, properties: { x: { type: string } } }
  steps:
    - id: a
      tool: search.query
      arguments:
        text: ${argument}
`;

test.each([
  ['plain', 'see ┆{{.params.x}'],
  ['single quoted', "'it''s {{.params.x ┆== 1}}'"],
  ['double quoted', '"\\"{{.params.x ┆== 1}}\\""'],
  ['literal', '|\n          one\n          two {{.params.x ┆== 1}}'],
  ['folded', '>-\n          one\n          two\n\n          three {{.params.x ┆== 1}}'],
])('a syntax error has its position in a %s string', async (_, argument) => {
  await expectInWorkflow(step(argument), 'template/syntax');
});

test('templates that parse are fine, in every place that takes one', async () => {
  await expectInWorkflow(`  parameters: { type: object, properties: { x: { type: string }, list: { type: array } } }
  steps:
    - id: ask
      type: elicitation
      message: Go on with {{.params.x | quote}}?
    - id: loop
      type: forEach
      dependsOn: [ask]
      condition: '{{eq .steps.ask.output.action "accept"}}'
      collection: '{{json .params.list}}'
      defaultResults: { count: 0 }
      step:
        id: one
        tool: search.query
        arguments: { text: '{{.item.name}} {{.forEach.item.name}} {{.forEach.index}}' }
  output:
    properties:
      count: { type: integer, value: '{{.steps.loop.output.count}}' }
`);
});

test('every place that takes a template is looked at', async () => {
  await expectInWorkflow(
    `  steps:
    - id: ask
      type: elicitation
      message: "{{┆bad}}"
    - id: loop
      type: forEach
      condition: "{{┆bad}}"
      collection: "{{┆bad}}"
      step:
        id: one
        tool: search.query
        condition: "{{┆bad}}"
        arguments: { text: "{{┆bad}}" }
  output:
    properties:
      outer: { type: object, properties: { inner: { type: string, value: "{{┆bad}}" } } }
`,
    ...Array.from({ length: 6 }, () => 'template/syntax'),
  );
});

test.each([
  ['{{toJson .params.x}}', 'did you mean "json"?'],
  ['{{params.x}}', 'a field begins with a dot: .params'],
  ['{{.params.a-b}}', 'a name with "-" cannot be used as a field: reach it with index, as in index .steps "my-step"'],
  ['{{.params.x && .params.x}}', 'use the function and, which comes first: "and a b"'],
])('%s: %s', async (template, hint) => {
  const text = `apiVersion: mcp.svc.internal/v1alpha1
kind: VirtualMCPCompositeToolDefinition
metadata: { name: sample }
spec: { name: sample, steps: [{ id: a, tool: search.query, arguments: { text: '${template}' } }] }
`;
  const { diagnostics } = await validate([{ path: 'input.yaml', text }], { extent: 'part', closed: false });
  expect(diagnostics.map((finding) => finding.hint)).toEqual([hint]);
});
