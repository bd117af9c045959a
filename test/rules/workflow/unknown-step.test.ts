import { test } from 'vitest';
import { expectInWorkflow } from '../../support/expect-findings.ts';

const code = 'workflow/unknown-step';
const steps = (template: string): string => `  parameters: { type: object, properties: { list: { type: array } } }
  steps:
    - id: first-one
      tool: search.query
    - id: loop
      type: forEach
      collection: '{{json .params.list}}'
      step: { id: inner, tool: search.query }
    - id: last
      tool: search.query
      dependsOn: [first-one, loop]
      arguments:
        text: >-
          a text over
          lines: ${template}
`;

test('a template reads steps that exist, however it names them', async () => {
  await expectInWorkflow(steps('{{.steps.┆first.output.x}}'), code);
  await expectInWorkflow(steps('{{index .steps ┆"first" "output"}}'), code);
  await expectInWorkflow(steps('{{with $x := .steps}}{{$x.┆a.output.b}}{{$x.┆a.output.c}}{{end}}'), code, code);
  await expectInWorkflow(steps('{{with .steps.┆a}}{{.output.b}}{{.output.c}}{{end}}'), code);
  await expectInWorkflow(steps('{{(index .steps "first-one").output.x}}'));
});

test('the inner step of a forEach has no results of its own', async () => {
  await expectInWorkflow(steps('{{.steps.┆inner.output.x}}'), code);
  await expectInWorkflow(steps('{{json .steps.loop.output.iterations}}'));
});
