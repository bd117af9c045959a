import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';

test('a model is named as in its hub', async () => {
  const server = (model: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: EmbeddingServer
metadata: { name: vectors }
spec: { model: ${model} }
`;
  await expectFindings(server("┆'https://hub.example.com/owner/model'"), 'embedding/no-model');
  await expectFindings(server('┆text-embedding-3-small'), 'embedding/no-model');
  await expectFindings(server('┆owner/model:latest'), 'embedding/no-model');
  await expectFindings(server('owner/model'));
  await expectFindings(server('text-embedding-3-large-clone'));
});
