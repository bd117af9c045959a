import { expect, test } from 'vitest';
import { validate } from '../../../manifests/compile.ts';
import { positionAt } from '../../../runtime/diagnostics/span.ts';
import { expectInWorkflow } from '../../support/expect-findings.ts';

const code = 'workflow/missing-default-result';
const steps = (
  more: string,
  template = '{{.steps.a.output.title}}',
): string => `  parameters: { type: object, properties: { x: { type: boolean } } }
  steps:
    - id: a
      tool: search.query
      ${more}
    - { id: b, tool: search.query, dependsOn: [a], arguments: { text: '${template}' } }
`;
const conditional = "condition: '{{.params.x}}'";

test('what is read of a step that may be skipped or fail has a default', async () => {
  await expectInWorkflow(steps(`┆${conditional}`), code);
  await expectInWorkflow(steps('onError: { ┆action: continue }'), code);
  await expectInWorkflow(steps(`${conditional}\n      ┆defaultResults: { titel: x }`), code);
  await expectInWorkflow(steps(`┆${conditional}`, '{{json .steps.a.output}}'), code);
});

test('a default, or a step that always runs, is fine', async () => {
  await expectInWorkflow(steps(`${conditional}\n      defaultResults: { title: x }`));
  await expectInWorkflow(steps(`${conditional}\n      defaultResults: {}`, '{{json .steps.a.output}}'));
  await expectInWorkflow(steps(conditional, '{{.steps.a.status}}'));
  await expectInWorkflow(steps('timeout: 1s'));
});

test('a value of the output may have its own default instead', async () => {
  const output = (start: string, more: string): string =>
    `${steps(start, 'x')}  output: { properties: { title: { type: string, value: '{{.steps.a.output.title}}'${more} } } }\n`;
  await expectInWorkflow(output(`┆${conditional}`, ''), code);
  await expectInWorkflow(output(conditional, ', default: none'));
});

test('a missing default is reported once, with the places that read it', async () => {
  const text = `apiVersion: mcp.svc.internal/v1alpha1
kind: VirtualMCPCompositeToolDefinition
metadata: { name: sample }
spec:
  name: sample
${steps(conditional, '{{.steps.a.output.title}} {{with .steps.a.output}}{{.title}}{{end}}')}`;
  const { diagnostics } = await validate([{ path: 'input.yaml', text }], { extent: 'part', closed: false });
  expect(
    diagnostics.map(({ related }) => related.map(({ span }) => positionAt(span.source, span.start).column)),
  ).toEqual([[...text.matchAll(/title\}\}/g)].map(({ index }) => index - text.lastIndexOf('\n', index))]);
});
