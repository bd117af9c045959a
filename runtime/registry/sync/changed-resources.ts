import { createHash } from 'node:crypto';
import { exportedResource, type ClusterResource } from './exported-resource.ts';

/** Tells changes that matter to a catalog from those that do not, such as of a status, which a busy cluster writes all the time. */
export interface ChangedResources {
  /** Takes a resource as it is now, or as it was when it was deleted; true when its entry may be another than before. */
  isChange(resource: ClusterResource, isDeleted: boolean): boolean;
}

/** Most resources that are remembered; beyond that every change counts. */
const mostRemembered = 100_000;

/** Remembers by uid what each resource was exported as. One that it sees for the first time counts as changed: it may have been exported before. */
export function changedResources(): ChangedResources {
  const known = new Map<string, string>();
  return {
    isChange(resource, isDeleted) {
      const before = known.get(resource.uid);
      const exported = exportedResource(resource);
      if (isDeleted) {
        known.delete(resource.uid);
        return exported.outcome !== 'not-exported' || (before !== undefined && before !== '');
      }
      const now = exported.outcome === 'not-exported' ? '' : digestOf(exported);
      if (known.has(resource.uid) || known.size < mostRemembered) known.set(resource.uid, now);
      return now !== before;
    },
  };
}

function digestOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64');
}
