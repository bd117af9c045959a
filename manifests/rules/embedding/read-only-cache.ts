import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { isKind } from '../../program/resource.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const readOnlyCache = defineDiagnostic<{ name: string }>({
  code: 'embedding/read-only-cache',
  severity: 'warning',
  summary: 'A model cache that can only be read: an EmbeddingServer cannot put a model into a fresh one.',
  message: ({ name }) =>
    `EmbeddingServer "${name}" can only read its model cache, so a fresh one stays empty and it never starts`,
  hint: () => 'use ReadWriteOnce or ReadWriteMany, unless the volumes are filled with the model beforehand',
});

/** The access mode of a model cache has to let the server write the model into it (spec 2, ModelCacheConfig). */
export const embeddingReadOnlyCache: Rule = (program, report) => {
  for (const server of program.resources) {
    if (!isKind(server, 'EmbeddingServer')) continue;
    const cache = server.resource.spec.modelCache;
    if (cache?.enabled !== true || cache.accessMode !== 'ReadOnlyMany') continue;
    report(readOnlyCache({ name: server.name }, placeOf(server, ['spec', 'modelCache', 'accessMode'], 'value')));
  }
};
