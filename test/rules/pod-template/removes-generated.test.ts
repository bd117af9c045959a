import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';

const server = (template: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: a }
spec:
  image: example.com/a
  podTemplateSpec: ${template}
`;

test.each([
  '{ $patch: ┆delete }',
  '{ metadata: { $patch: ┆delete } }',
  '{ metadata: { $patch: ┆replace, labels: { a: b } } }',
  '{ metadata: { labels: { $patch: ┆replace, a: b } } }',
  '{ metadata: { annotations: { $patch: ┆delete } } }',
])('%s would take away what the workload needs', async (template) => {
  await expectFindings(server(template), 'pod-template/removes-generated');
});

test.each(['{}', '{ $patch: merge }', '{ metadata: { annotations: { $patch: merge, a: b } } }'])(
  '%s takes nothing away',
  async (template) => {
    await expectFindings(server(template));
  },
);
