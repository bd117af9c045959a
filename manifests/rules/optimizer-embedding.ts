import { placeOf } from '../../runtime/config/part.ts';
import { defineDiagnostic } from '../../runtime/diagnostics/define.ts';
import { isKind } from '../program/resource.ts';
import type { Rule } from './rule.ts';

export const serviceIgnored = defineDiagnostic<{ server: string }>({
  code: 'optimizer/service-ignored',
  severity: 'warning',
  summary: 'A tool search with both a reference to an EmbeddingServer and the address of an embedding service.',
  message: ({ server }) => `embeddingService has no effect: embeddingServerRef "${server}" takes its place`,
  hint: () => 'remove one of the two',
});

export const searchesByKeyword = defineDiagnostic<{ field: string }>({
  code: 'optimizer/searches-by-keyword',
  severity: 'warning',
  summary: 'A setting of the search by meaning in a tool search without an embedding server, which goes by keyword.',
  message: ({ field }) => `${field} has no effect: without an embedding server tools are searched by keyword`,
  hint: () => 'add embeddingServerRef, the name of an EmbeddingServer, or config.optimizer.embeddingService',
});

/** Settings that matter only where the meaning of words is known. */
const semanticFields = ['embeddingServiceTimeout', 'hybridSearchSemanticRatio', 'semanticDistanceThreshold'] as const;

/**
 * Where a tool search gets its vectors (spec 2, OptimizerConfig.embeddingService): the reference wins over an address;
 * with neither, it searches by keyword.
 */
export const optimizerEmbedding: Rule = (program, report) => {
  for (const server of program.resources) {
    if (!isKind(server, 'VirtualMCPServer')) continue;
    const { config, embeddingServerRef } = server.authored.spec;
    const optimizer = config?.optimizer;
    if (optimizer === undefined) continue;
    const at = (field: string) => placeOf(server, ['spec', 'config', 'optimizer', field], 'key');
    const isWritten = optimizer.embeddingService !== undefined;
    if (embeddingServerRef !== undefined) {
      if (isWritten) report(serviceIgnored({ server: embeddingServerRef.name }, at('embeddingService')));
    } else if (!isWritten) {
      for (const field of semanticFields) {
        if (optimizer[field] !== undefined) report(searchesByKeyword({ field }, at(field)));
      }
    }
  }
};
