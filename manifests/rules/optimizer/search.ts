import { placeOf } from '../../../runtime/config/part.ts';
import { suggest } from '../../../runtime/config/suggest.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { objectNames } from '../../../runtime/resources/object-names.ts';
import { isKind } from '../../program/resource.ts';
import type { Rule } from '../../check/contracts/rule.ts';
import { mayBeIncomplete } from '../../facts/may-be-incomplete.ts';

export const neverByMeaning = defineDiagnostic<{ by: string }>({
  code: 'optimizer/search-never-by-meaning',
  severity: 'warning',
  summary:
    'A tool search with an embedding server that takes no result by meaning, so that nothing comes of its vectors.',
  message: ({ by }) => `${by} has no effect: a ratio of 0 takes every result by keyword`,
  hint: ({ by }) => `write a ratio above 0, such as "0.5", or remove ${by}`,
});

export const unknownEmbedding = defineDiagnostic<{ host: string; known: readonly string[] }>({
  code: 'optimizer/search-unknown-embedding',
  severity: 'warning',
  extent: 'whole',
  summary: 'The address of an embedding service looks like that of an EmbeddingServer, and none of that name is there.',
  message: ({ host }) => `no EmbeddingServer of the input has the Service "${host}"`,
  hint: ({ host, known }) => {
    const near = suggest(host, known);
    return near === undefined
      ? 'use embeddingServerRef, which finds the address by the name of the EmbeddingServer'
      : `did you mean "${near}"? embeddingServerRef finds the address by itself`;
  },
});

/** A tool search uses the vectors that it is given, from where there are some (spec 2, OptimizerConfig). */
export const optimizerSearch: Rule = (program, report) => {
  for (const server of program.resources) {
    if (!isKind(server, 'VirtualMCPServer')) continue;
    const { config, embeddingServerRef } = server.authored.spec;
    const optimizer = config?.optimizer;
    if (optimizer === undefined) continue;
    const base = ['spec', 'config', 'optimizer'];
    const { embeddingService: service, hybridSearchSemanticRatio: ratio } = optimizer;
    const by =
      embeddingServerRef === undefined
        ? service === undefined
          ? undefined
          : 'embeddingService'
        : 'embeddingServerRef';
    if (by !== undefined && ratio !== undefined && Number(ratio) === 0) {
      report(neverByMeaning({ by }, placeOf(server, [...base, 'hybridSearchSemanticRatio'], 'value')));
    }
    // In a part of the input it may be missing, and a resource that was dropped may be the one.
    if (mayBeIncomplete(program)) continue;
    const host = by === 'embeddingService' && service !== undefined ? URL.parse(service)?.hostname : undefined;
    if (host === undefined || !/^mcp-embedding-[^.]*$/.test(host)) continue;
    const known = program.resources.flatMap((resource) =>
      isKind(resource, 'EmbeddingServer') && resource.namespace === server.namespace
        ? [objectNames.embedding(resource.name)]
        : [],
    );
    if (known.length === 0 || known.includes(host)) continue;
    report(unknownEmbedding({ host, known }, placeOf(server, [...base, 'embeddingService'], 'value')));
  }
};
