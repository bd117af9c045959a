import type { EntryLimits as AuthoredLimits } from '../../../generated/types/entry-limits.ts';
import type { RegistrySource } from '../../../generated/types/registry-source.ts';

/** How much a source may hold (schemas/shared/registry/entry-limits.json). */
export type EntryLimits = Readonly<Required<AuthoredLimits>>;

/** Gives the limits of a source. */
export type LimitsOf = (definition: RegistrySource) => EntryLimits;

/** What counts where nobody says otherwise. */
export const usualLimits: EntryLimits = {
  entries: 100_000,
  bytes: 256 * 1024 * 1024,
  versionsPerEntry: 1_000,
  bytesPerEntry: 64 * 1024 * 1024,
};

/** Limits by source: its own before those of the server, one by one. */
export function entryLimits(ofServer: AuthoredLimits = {}): LimitsOf {
  const others = { ...usualLimits, ...ofServer };
  return ({ limits = {} }) => ({ ...others, ...limits });
}

/** How much there is of a source, and of one name in it. */
export interface SourceSize {
  readonly entries: number;
  readonly bytes: number;
  readonly versionsOfEntry: number;
  readonly bytesOfEntry: number;
}

/** What a source, with what would be added to it, holds too much of; undefined: it is within its limits. */
export function exceededLimit(size: SourceSize, limits: EntryLimits): string | undefined {
  const { entries, bytes, versionsPerEntry, bytesPerEntry } = limits;
  if (size.versionsOfEntry > versionsPerEntry)
    return `the entry may hold ${versionsPerEntry} versions (limits.versionsPerEntry)`;
  if (size.bytesOfEntry > bytesPerEntry)
    return `all versions of the entry together may hold ${bytesPerEntry} bytes (limits.bytesPerEntry)`;
  if (size.entries > entries) return `the source may hold ${entries} entries (limits.entries)`;
  if (size.bytes > bytes) return `all documents of the source together may hold ${bytes} bytes (limits.bytes)`;
  return undefined;
}
