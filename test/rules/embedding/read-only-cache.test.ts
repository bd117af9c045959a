import { expect, test } from 'vitest';
import { findingsIn } from '../../support/findings.ts';

const server = (cache: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: EmbeddingServer
metadata: { name: a }
spec:
  modelCache: ${cache}
`;

test('a model cache has to be writable', async () => {
  expect(await findingsIn(server('{ accessMode: ReadOnlyMany }'))).toEqual(['5 embedding/read-only-cache']);
});

test.each(['{}', '{ accessMode: ReadWriteMany }', '{ accessMode: ReadOnlyMany, enabled: false }'])(
  '%s is fine',
  async (cache) => {
    expect(await findingsIn(server(cache))).toEqual([]);
  },
);
