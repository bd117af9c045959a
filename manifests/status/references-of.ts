import { isKindName, type KindName } from '../../generated/kinds.ts';
import { references } from '../../generated/references/index.ts';
import type { LinkedProgram } from '../program/link.ts';
import { podReferences } from '../program/pod-references.ts';
import { identityOf, type AnyResource, type ForeignObject } from '../program/resource.ts';
import { valuesAt } from '../program/values-at.ts';

/** A reference of one of our resources, and where it leads. */
export interface Reference {
  readonly kind: string;
  readonly name: string;
  /** Undefined where nothing of that name passed its schema. */
  readonly target: AnyResource | ForeignObject | undefined;
}

/**
 * Everything that a resource refers to: our kinds whether they are in the input or not, other objects where they are (the
 * program lists those that are not as external). A target that several fields name comes once.
 */
export function referencesOf(resource: AnyResource, program: LinkedProgram): Reference[] {
  const found = new Map<string, Reference>();
  for (const { path, kind } of [...references[resource.kind], ...(podReferences[resource.kind] ?? [])]) {
    for (const { value } of valuesAt(resource.authored, path)) {
      if (typeof value !== 'string' || value === '') continue;
      const target = isKindName(kind) ? ownTarget(kind, value) : program.findForeign(kind, resource, value);
      if (target === undefined && !isKindName(kind)) continue;
      found.set(identityOf(kind, resource.namespace, value), { kind, name: value, target });
    }
  }
  return [...found.values()];

  function ownTarget(kind: KindName, name: string): AnyResource | undefined {
    // A resource of one of the twelve kinds, whichever it is.
    return program.find<KindName>(kind, resource, name) as AnyResource | undefined;
  }
}
