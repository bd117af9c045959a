import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';

const server = (args: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: EmbeddingServer
metadata: { name: sentences }
spec: { args: ${args} }
`;

test('an argument that a field gives is not given again', async () => {
  await expectFindings(server('[┆--port, "9090"]'), 'embedding/repeated-argument');
  await expectFindings(server('[┆--model-id=example/model]'), 'embedding/repeated-argument');
  await expectFindings(server('[--max-batch-tokens, "16384"]'));
});
