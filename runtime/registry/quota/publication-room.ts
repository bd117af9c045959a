import type { Claims } from '../../../generated/types/claims.ts';
import { sameClaims } from '../access/claims.ts';
import type { Catalog } from '../catalog/catalog.ts';
import { sizeOfSource } from '../catalog/source-snapshot.ts';
import type { EntryKey } from '../store/registry-store.ts';
import { exceededLimit, type LimitsOf } from './entry-limits.ts';

/** A version that somebody is about to publish. */
export interface Planned extends EntryKey {
  readonly version: string;
  readonly claims: Claims;
  /** Of its document. */
  readonly bytes: number;
}

/** Room for a publication that was taken, until it is served; or the limit that it would exceed, in words. */
export type TakenRoom = { readonly release: () => void } | { readonly exceeded: string };

/** Keeps sources within their limits. */
export interface PublicationRoom {
  take(planned: Planned): TakenRoom;
}

/**
 * Judges publications by what is served and by those that are under way in this process, so that however many come at once, no more go
 * in than the limits allow; replicas that publish to a source at the same moment may exceed them by what is under way. What the store will
 * refuse for another reason, a version that is there or other claims, it is left to refuse.
 */
export function publicationRoom(catalog: Catalog, limitsOf: LimitsOf): PublicationRoom {
  const underWay = new Set<Planned>();
  return {
    take(planned) {
      const source = catalog.source(planned.source);
      const entry = catalog.entry(planned);
      const isRefused =
        entry !== undefined &&
        (!sameClaims(entry.claims, planned.claims) ||
          entry.versions.some(({ version }) => version === planned.version));
      if (source !== undefined && !isRefused) {
        const size = sizeOfSource(source.snapshot);
        const others = [...underWay].filter((one) => one.source === planned.source && !isSameVersion(one, planned));
        const ofEntry = others.filter((one) => nameOf(one) === nameOf(planned));
        const isNew = (one: EntryKey): boolean => catalog.entry(one) === undefined;
        const news = new Set([...others, planned].filter(isNew).map(nameOf));
        const exceeded = exceededLimit(
          {
            entries: size.entries + news.size,
            bytes: size.bytes + bytesOf([...others, planned]),
            versionsOfEntry: (entry?.versions.length ?? 0) + ofEntry.length + 1,
            bytesOfEntry: (entry?.bytes ?? 0) + bytesOf([...ofEntry, planned]),
          },
          limitsOf(source.record.definition),
        );
        if (exceeded !== undefined) return { exceeded };
      }
      underWay.add(planned);
      return { release: () => void underWay.delete(planned) };
    },
  };
}

/** Only one of them goes in: the other gets a conflict, and not a quota error. */
function isSameVersion(one: Planned, other: Planned): boolean {
  return one.version === other.version && nameOf(one) === nameOf(other);
}

function nameOf({ type, name }: EntryKey): string {
  return `${type} ${name}`;
}

function bytesOf(planned: readonly Planned[]): number {
  return planned.reduce((sum, { bytes }) => sum + bytes, 0);
}
