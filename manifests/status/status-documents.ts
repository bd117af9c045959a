import { apiVersion } from '../../generated/kinds.ts';
import type { ResourceStatus } from './status.ts';

/** Statuses as documents to print: the head of each resource, and its status. They cannot be applied, since they have no specification. */
export function statusDocuments(statuses: readonly ResourceStatus[]): Readonly<Record<string, unknown>>[] {
  return statuses.map(({ kind, namespace, name, status }) => ({
    apiVersion,
    kind,
    metadata: { name, ...(namespace === undefined ? {} : { namespace }) },
    status,
  }));
}
