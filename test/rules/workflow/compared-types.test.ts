import { test } from 'vitest';
import { expectInWorkflow } from '../../support/expect-findings.ts';

const workflow = (condition: string): string => `  parameters:
    type: object
    properties:
      flag: { type: boolean }
      kind: { type: string }
      count: { type: integer }
      share: { type: number }
      any: { type: [string, integer] }
  steps:
    - id: ask
      type: elicitation
      message: Go on?
      schema: { type: object, properties: { open: { type: boolean } } }
    - { id: a, tool: search.query, dependsOn: [ask], condition: '${condition}', arguments: { all: '{{json .steps.ask}}' } }
`;

test.each([
  '{{eq .params.kind ┆5}}',
  '{{ne .params.kind ┆true}}',
  '{{gt .params.count ┆"3"}}',
  '{{lt ┆"3" .params.share}}',
  '{{eq .params.flag ┆"true"}}',
  '{{and .params.flag (eq .params.count ┆"1")}}',
  '{{if eq .params.kind ┆1}}true{{else}}false{{end}}',
  '{{eq .steps.ask.output.open ┆"true"}}',
  '{{gt (len .params.kind) ┆"0"}}',
  '{{eq ┆"0" (.params.kind | len)}}',
])('%s compares different types', async (condition) => {
  await expectInWorkflow(workflow(condition), 'workflow/compared-types');
});

test.each([
  '{{eq .params.kind "5"}}',
  '{{gt .params.count 3}}',
  '{{lt .params.share 3}}',
  '{{eq .params.flag true}}',
  '{{eq .params.any 5}}',
  '{{eq (fromJson .params.kind) 5}}',
  '{{gt (len .params.kind) 5}}',
  '{{eq .steps.ask.output.open true}}',
  '{{eq .steps.ask.output.action "accept"}}',
])('%s compares what can be compared', async (condition) => {
  await expectInWorkflow(workflow(condition));
});
