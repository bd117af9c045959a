import type { OptimizerConfig } from '../../../generated/types/optimizer-config.ts';
import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { placeOf, type Part } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { Report } from '../../../runtime/diagnostics/diagnostic.ts';
import { isKind } from '../../program/resource.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const serviceIgnored = defineDiagnostic<{ server: string }>({
  code: 'optimizer/embedding-service-ignored',
  severity: 'warning',
  summary: 'A tool search with both a reference to an EmbeddingServer and the address of an embedding service.',
  message: ({ server }) => `embeddingService has no effect: embeddingServerRef "${server}" takes its place`,
  hint: () => 'remove one of the two',
});

export const searchesByKeyword = defineDiagnostic<{ field: string | undefined; inDocument: boolean }>({
  code: 'optimizer/embedding-missing',
  severity: 'warning',
  summary:
    'A tool search without an embedding server, which the specification requires: tools are searched by keyword only.',
  message: ({ field }) =>
    field === undefined
      ? 'tools are searched by keyword only: the search has no embedding server'
      : `${field} has no effect: without an embedding server tools are searched by keyword`,
  hint: ({ inDocument }) => {
    const service = inDocument
      ? 'embeddingService'
      : 'embeddingServerRef, the name of an EmbeddingServer, or config.optimizer.embeddingService';
    return `add ${service}; or write hybridSearchSemanticRatio: "0", so that keywords are meant to be enough`;
  },
});

/** Settings that matter only where the meaning of words is known. */
const ratioField = 'hybridSearchSemanticRatio';
const semanticFields = ['embeddingServiceTimeout', ratioField, 'semanticDistanceThreshold'] as const;

/**
 * Where a tool search gets its vectors (spec 2, OptimizerConfig.embeddingService; the specification requires embeddingServerRef): the
 * reference wins over an address. With neither, it searches by keyword, and whoever writes a ratio of 0 means that.
 */
export const optimizerEmbedding: Rule = (program, report) => {
  for (const server of program.resources) {
    if (!isKind(server, 'VirtualMCPServer')) continue;
    const { config, embeddingServerRef } = server.authored.spec;
    const optimizer = config?.optimizer;
    if (optimizer === undefined) continue;
    const path = ['spec', 'config', 'optimizer'];
    if (embeddingServerRef === undefined) {
      checkSearchDocument(server, optimizer, path, report, false);
    } else if (optimizer.embeddingService !== undefined) {
      const place = placeOf(server, [...path, 'embeddingService'], 'key');
      report(serviceIgnored({ server: embeddingServerRef.name }, place));
    }
  }
};

/** The same of a tool search that has no reference, at a path of a part. */
export function checkSearchDocument(
  part: Part,
  optimizer: OptimizerConfig,
  path: DocumentPath,
  report: Report,
  inDocument = true,
): void {
  if (optimizer.embeddingService !== undefined) return;
  const { hybridSearchSemanticRatio: ratio } = optimizer;
  const isMeant = ratio !== undefined && Number(ratio) === 0;
  const fields = semanticFields.filter((field) => optimizer[field] !== undefined && !(isMeant && field === ratioField));
  for (const field of fields) {
    report(searchesByKeyword({ field, inDocument }, placeOf(part, [...path, field], 'key')));
  }
  if (fields.length > 0 || isMeant) return;
  report(searchesByKeyword({ field: undefined, inDocument }, placeOf(part, path, 'key')));
}
