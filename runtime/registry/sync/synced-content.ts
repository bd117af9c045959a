import type { Steps } from '../../schedule/steps.ts';
import type { Claims } from '../../../generated/types/claims.ts';
import { sameClaims } from '../access/claims.ts';
import type { EntryType } from '../catalog/entry.ts';
import type { CheckEntry } from '../documents/check-entry.ts';
import { exceededLimit, type EntryLimits } from '../quota/entry-limits.ts';
import type { QuarantinedEntry, SyncedContent } from '../store/registry-store.ts';
import type { TakesIn } from './source-filter.ts';
import type { OfferedVersion } from './source-reader.ts';

/** Most quarantined entries that are kept by name; all are counted. */
const shownQuarantined = 100;

interface Name {
  readonly type: EntryType;
  readonly name: string;
  readonly claims?: Claims;
  readonly versions: Map<string, SyncedContent['entries'][number]['versions'][number]>;
  bytes: number;
}

/** What else decides of what a source offers. */
export interface SourceRules {
  /** Claims of a source that hands them down (spec 1, Claim origin on entries). */
  readonly inherited: Claims | undefined;
  readonly limits: EntryLimits;
  /** What the source itself could make no entry of. */
  readonly refused?: readonly QuarantinedEntry[] | undefined;
}

/** What goes into the store, and how much of it there is. */
export interface Sorted {
  readonly entries: SyncedContent['entries'];
  readonly quarantined: readonly QuarantinedEntry[];
  readonly quarantinedCount: number;
  readonly serverCount: number;
  readonly skillCount: number;
}

/**
 * Sorts the entries of a source: invalid ones are quarantined with their reason and the rest is accepted; those that the filter excludes
 * are left out silently; of a duplicate version the first counts. All versions of a name carry the claims of the first one that goes in
 * (spec 1, Claims on published entries): a version with other claims is quarantined, since it would be shown to the wrong callers. What
 * goes beyond the limits of the source is quarantined, too.
 */
export function* sortOffered(
  offered: readonly OfferedVersion[],
  check: CheckEntry,
  takes: TakesIn,
  { inherited, limits, refused = [] }: SourceRules,
): Steps<Sorted> {
  const names = new Map<string, Name>();
  const quarantined: QuarantinedEntry[] = [];
  let quarantinedCount = 0;
  let bytes = 0;
  const leaveOut = (entry: QuarantinedEntry): void => {
    quarantinedCount += 1;
    if (quarantined.length < shownQuarantined) quarantined.push(entry);
  };
  for (const entry of refused) leaveOut(entry);
  for (const version of offered) {
    yield;
    const judged = check(version.type, version.document);
    if (judged.outcome === 'invalid') {
      const { name, problem } = judged;
      leaveOut({ name, ...(judged.version === undefined ? {} : { version: judged.version }), problem });
      continue;
    }
    const { head } = judged;
    if (!takes(head)) continue;
    const key = `${head.type} ${head.name}`;
    const claims = version.claims ?? inherited;
    const known: Name = names.get(key) ?? {
      type: head.type,
      name: head.name,
      ...(claims === undefined ? {} : { claims }),
      versions: new Map(),
      bytes: 0,
    };
    if (!sameClaims(known.claims, claims)) {
      leaveOut({
        name: head.name,
        version: head.version,
        problem: 'its claims differ from those of the first version',
      });
      continue;
    }
    if (known.versions.has(head.version)) {
      leaveOut({ name: head.name, version: head.version, problem: 'duplicate version; the first one is used' });
      continue;
    }
    const { document, status, statusMessage, publishedAt } = version;
    const length = Buffer.byteLength(document);
    const exceeded = exceededLimit(
      {
        entries: names.size + (known.versions.size === 0 ? 1 : 0),
        bytes: bytes + length,
        versionsOfEntry: known.versions.size + 1,
        bytesOfEntry: known.bytes + length,
      },
      limits,
    );
    if (exceeded !== undefined) {
      leaveOut({ name: head.name, version: head.version, problem: `there is no room for it: ${exceeded}` });
      continue;
    }
    names.set(key, known);
    known.bytes += length;
    bytes += length;
    known.versions.set(head.version, {
      version: head.version,
      document,
      ...(status === undefined ? {} : { status }),
      ...(statusMessage === undefined ? {} : { statusMessage }),
      ...(publishedAt === undefined ? {} : { publishedAt }),
    });
  }
  const entries: SyncedContent['entries'][number][] = [];
  const counts = { server: 0, skill: 0 };
  for (const { type, name, claims, versions } of names.values()) {
    yield;
    entries.push({ type, name, ...(claims === undefined ? {} : { claims }), versions: [...versions.values()] });
    counts[type] += 1;
  }
  return { entries, quarantined, quarantinedCount, serverCount: counts.server, skillCount: counts.skill };
}
