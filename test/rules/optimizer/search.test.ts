import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';
import { servedGroup } from '../../support/served-group.ts';

const embedding = `---
apiVersion: mcp.svc.internal/v1alpha1
kind: EmbeddingServer
metadata: { name: sentences }
spec: {}
`;
const served = (optimizer: string): string => servedGroup(`    optimizer: ${optimizer}`, ['wiki']) + embedding;
const referring = (optimizer: string): string =>
  served(optimizer).replace('  config:\n', '  embeddingServerRef: { name: sentences }\n  config:\n');

test('vectors are of use where something is found by meaning', async () => {
  const code = 'optimizer/search-never-by-meaning';
  await expectFindings(referring("{ hybridSearchSemanticRatio: ┆'0.0' }"), code);
  await expectFindings(served("{ embeddingService: 'http://vectors:8080', hybridSearchSemanticRatio: ┆'0' }"), code);
  await expectFindings(referring("{ hybridSearchSemanticRatio: '0.2' }"));
  await expectFindings(referring('{}'));
});

test('the Service of an EmbeddingServer is that of one which is there', async () => {
  const service = (host: string): string => served(`{ embeddingService: ${host} }`);
  await expectFindings(service('┆http://mcp-embedding-sentence:8080'), 'optimizer/search-unknown-embedding');
  await expectFindings(service('http://mcp-embedding-sentences:8080'));
  await expectFindings(service('http://vectors:8080'));
  await expectFindings(service('http://mcp-embedding-sentence.elsewhere:8080'));
  await expectFindings(service('http://mcp-embedding-sentence:8080').replace(embedding, ''));
});
