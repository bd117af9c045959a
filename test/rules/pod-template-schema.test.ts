import { test } from 'vitest';
import { expectFindings } from '../support/expect-findings.ts';

const server = (template: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: a }
spec: { image: a, podTemplateSpec: ${template} }
`;

test('a field of the pod stands in the spec of its template', async () => {
  const code = 'pod-template/outside-spec';
  await expectFindings(server('{ ┆containers: [{ name: mcp, tty: true }] }'), code);
  await expectFindings(server('{ ┆nodeSelector: { disk: ssd }, spec: {} }'), code);
  await expectFindings(server('{ spec: { nodeSelector: { disk: ssd } } }'));
});

test('what is no field of it either is another mistake', async () => {
  await expectFindings(server('{ ┆replicas: 2 }'), 'pod-template/unknown-key');
});
