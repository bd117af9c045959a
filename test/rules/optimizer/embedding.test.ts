import { expect, test } from 'vitest';
import { documentFindings } from '../../support/document-findings.ts';
import { findingsIn } from '../../support/findings.ts';

const server = (spec: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: VirtualMCPServer
metadata: { name: a }
spec:
  incomingAuth: { type: anonymous }
  config:
    groupRef: tools
    optimizer:
${spec}
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPGroup
metadata: { name: tools }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: EmbeddingServer
metadata: { name: vectors }
spec: {}
`;

test('an address beside a reference has no effect', async () => {
  const found = await findingsIn(
    server(`      hybridSearchSemanticRatio: '0.7'
      embeddingService: http://vectors:8080
  embeddingServerRef: { name: vectors }`),
  );
  expect(found).toEqual(['10 optimizer/embedding-service-ignored']);
});

test('settings of the search by meaning have no effect without vectors', async () => {
  const found = await findingsIn(
    server(`      maxToolsToReturn: 4
      embeddingServiceTimeout: 10s
      hybridSearchSemanticRatio: '0.7'
      semanticDistanceThreshold: '1.2'`),
  );
  expect(found).toEqual([10, 11, 12].map((line) => `${line} optimizer/embedding-missing`));
});

test('a search by keyword only is reported, unless its ratio sets it', async () => {
  expect(await findingsIn(server('      maxToolsToReturn: 4'))).toEqual(['8 optimizer/embedding-missing']);
  const empty = server('').replace('optimizer:\n', 'optimizer: {}\n');
  expect(await findingsIn(empty)).toEqual(['8 optimizer/embedding-missing']);
  expect(await findingsIn(server("      hybridSearchSemanticRatio: '0.0'"))).toEqual([]);
  const document = (optimizer: string): Promise<string[]> =>
    documentFindings('aggregator', `groupRef: tools\noptimizer: ${optimizer}\n`);
  expect(await document('{}')).toEqual(['2:1 optimizer/embedding-missing']);
  expect(await document('{ embeddingService: "http://vectors:8080" }')).toEqual([]);
});

test('one source of vectors is fine', async () => {
  expect(
    await findingsIn(
      server(`      maxToolsToReturn: 4
  embeddingServerRef: { name: vectors }`),
    ),
  ).toEqual([]);
  expect(
    await findingsIn(
      server(`      embeddingService: http://embeddings:8080
      hybridSearchSemanticRatio: '0.7'`),
    ),
  ).toEqual([]);
});
