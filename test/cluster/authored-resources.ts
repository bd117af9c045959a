import { isKindName, type KindName } from '../../generated/kinds.ts';
import { loadAll } from 'js-yaml';
import { sourcesBelow } from '../support/source-files.ts';
import { isMap, type JsonMap } from '../support/plain-walk.ts';

/** A resource of svc as its author wrote it. */
export interface AuthoredResource {
  /** The file that contains it. */
  readonly path: string;
  readonly kind: KindName;
  readonly value: JsonMap;
}

/** Every resource of the examples, the full fixtures and the golden folders, with or without mistakes, except files that are not YAML. */
export function authoredResources(): AuthoredResource[] {
  const sources = ['examples', 'test/fixtures/full', 'test/golden']
    .flatMap(sourcesBelow)
    .filter(({ path }) => !/manifests\.yaml$|finding-(syntax|duplicate-key)\//.test(path));
  return sources.flatMap(({ path, text }) =>
    loadAll(text).flatMap((value): AuthoredResource[] => {
      if (!isMap(value) || value['apiVersion'] !== 'mcp.svc.internal/v1alpha1') return [];
      const kind = String(value['kind']);
      return isKindName(kind) ? [{ path, kind, value }] : [];
    }),
  );
}
