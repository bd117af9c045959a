import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';

const server = (spec: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: a }
spec:
  image: example.com/a
  podTemplateSpec:
    ${spec}
`;

test.each([
  'spec: { ┆containers: [{ name: mcp, $patch: delete }] }',
  'spec: { ┆containers: [{ $patch: replace }] }',
  '┆spec: { $patch: delete }',
])('%s leaves no container', async (spec) => {
  await expectFindings(server(spec), 'pod-template/without-container');
});

test.each(['spec: { containers: null }', 'spec: null'])('%s is accepted', async (spec) => {
  await expectFindings(server(spec));
});

test('the generated container keeps an image', async () => {
  await expectFindings(server('spec: { containers: [{ name: mcp, ┆image: null }] }'), 'pod-template/without-image');
  await expectFindings(
    server('spec: { containers: [{ $patch: replace }, ┆{ name: mcp, args: [x] }] }'),
    'pod-template/without-image',
  );
});

test('another container may take the place of the generated one', async () => {
  await expectFindings(
    server('spec: { containers: [{ name: mcp, $patch: delete }, { name: own, image: example.com/own }] }'),
  );
  await expectFindings(server('spec: { containers: [{ name: mcp, args: [x] }] }'));
});
