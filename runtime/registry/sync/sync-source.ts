import { createHash } from 'node:crypto';
import { inTurns } from '../../schedule/steps.ts';
import type { CheckEntry } from '../documents/check-entry.ts';
import {
  StoreUnavailable,
  type Lease,
  type RegistryStore,
  type SourceRecord,
  type SyncState,
} from '../store/registry-store.ts';
import type { EntryLimits, LimitsOf } from '../quota/entry-limits.ts';
import { takesIn } from './source-filter.ts';
import type { SourceReader, SourceReading } from './source-reader.ts';
import { sortOffered } from './synced-content.ts';

/** How a sync ended, for logs and metrics. */
export interface SyncReport {
  readonly source: string;
  /**
   * `aborted`: the server stopped, another replica took over, or the source was deleted or declared anew, and nothing was learned.
   * `unstored`: the store was out of reach, and the source is read again when it is back.
   */
  readonly outcome: 'changed' | 'unchanged' | 'failed' | 'aborted' | 'unstored';
  readonly changed: number;
  readonly quarantined: number;
  readonly message?: string;
  /** What was thrown where a reader met internal error. */
  readonly bug?: unknown;
  readonly milliseconds: number;
}

/** What a sync works with. */
export interface SyncTools {
  readonly store: RegistryStore;
  readonly check: CheckEntry;
  readonly limitsOf: LimitsOf;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

/** The lease that a sync is made under. */
export interface SyncLease extends Lease {
  /** Renews it; false where another replica has it by now. */
  holds(): Promise<boolean>;
}

/**
 * Reads one source once and stores what changed (spec 1, sources). The last good content keeps serving while the source fails;
 * a definition that changed (its filter or claims, too) is read whole again. What was read for a source that was deleted or declared
 * otherwise meanwhile is thrown away, also where it was made again under the same name. So is what was read when another replica has the
 * lease by now: its state is the one that counts. Without a lease nobody else reads the source. Throws only when the store cannot be reached.
 */
export async function syncSource(
  record: SourceRecord,
  reader: SourceReader,
  { store, check, clock, limitsOf }: SyncTools,
  signal: AbortSignal,
  lease?: SyncLease,
): Promise<SyncReport> {
  const started = clock();
  const begin = performance.now();
  const { name, definition, sync } = record;
  const limits = limitsOf(definition);
  const filterHash = definitionHash(definition, limits);
  const isSame = sync.filterHash === filterHash;
  // Nothing is written to another source than the one that was to be read, and nothing over what another replica has written.
  const fence = { incarnation: record.incarnation, definition, ...(lease === undefined ? {} : { lease }) };
  const write = (state: SyncState): Promise<boolean> => store.setSyncState(name, state, fence);
  // Asked before what takes long; the fence decides.
  const holds = (): Promise<boolean> => lease?.holds() ?? Promise.resolve(true);
  const report = (outcome: SyncReport['outcome'], rest: Partial<SyncReport> = {}): SyncReport => ({
    source: name,
    outcome,
    changed: 0,
    quarantined: sync.quarantinedCount,
    milliseconds: performance.now() - begin,
    ...rest,
  });
  // The replica that had the lease before may have stored its content after this record was read: what is there is not what it says.
  const begun: SyncState = { ...sync, phase: 'syncing', lastAttempt: started };
  if (!(await store.setSyncState(name, begun, { ...fence, basedOn: sync }))) return report('aborted');
  const { reading, bug } = await readSafely(reader, isSame ? known(sync) : {}, signal);
  if (!(await holds())) return report('aborted');
  if (signal.aborted && !isTimeout(signal)) {
    // Nothing was learned about the source: this does not count as an attempt.
    await write(sync);
    return report('aborted');
  }
  const fail = async (message: string, found?: unknown): Promise<SyncReport> => {
    const attemptCount = sync.attemptCount + 1;
    const isWritten = await write({ ...sync, phase: 'failed', lastAttempt: started, attemptCount, message });
    return isWritten
      ? report('failed', { message, ...(found === undefined ? {} : { bug: found }) })
      : report('aborted');
  };
  if (reading.outcome === 'failed') {
    return fail(isTimeout(signal) ? 'it could not be read in time' : reading.message, bug);
  }
  const done = { phase: 'complete', lastAttempt: started, attemptCount: 0, filterHash } as const;
  const message = reading.remark;
  if (reading.outcome === 'unchanged' || (isSame && reading.contentHash === sync.contentHash)) {
    const { etag = sync.etag } = reading;
    const isWritten = await write({
      ...sync,
      ...done,
      message,
      lastSuccess: clock(),
      ...(etag === undefined ? {} : { etag }),
    });
    return report(isWritten ? 'unchanged' : 'aborted');
  }
  const takeIn = async (): Promise<SyncReport> => {
    const inherited = definition.kubernetes === undefined ? definition.claims : undefined;
    const rules = { inherited, limits, refused: reading.refused };
    const sorted = await inTurns(sortOffered(reading.versions, check, takesIn(definition.filter), rules));
    const { entries, ...counts } = sorted;
    // Sorting many takes a while.
    if (!(await holds())) return report('aborted');
    const { contentHash, etag } = reading;
    const { quarantined, quarantinedCount } = counts;
    const state = { contentHash, filterHash, ...(etag === undefined ? {} : { etag }), quarantined, quarantinedCount };
    const { changed, isStale } = await store.replaceEntries(name, { entries, state }, clock(), fence);
    if (isStale === true) return report('aborted');
    await write({ ...counts, ...done, message, ...state, lastSuccess: clock() });
    return report('changed', { changed, quarantined: quarantinedCount });
  };
  try {
    return await takeIn();
  } catch (error) {
    if (error instanceof StoreUnavailable) throw error;
    return fail(bugWords, error);
  }
}

/** The message for the owner of a source whose sync reveals a bug of this server. */
const bugWords = 'the server has a bug that it met here; its log says more';

/**
 * Reads; here as where its entries are stored, a bug that the content of one source finds must not end the server, and with it every other
 * source.
 */
async function readSafely(
  reader: SourceReader,
  previous: Parameters<SourceReader['read']>[0],
  signal: AbortSignal,
): Promise<{ readonly reading: SourceReading; readonly bug?: unknown }> {
  try {
    return { reading: await reader.read(previous, signal) };
  } catch (bug) {
    return { reading: { outcome: 'failed', message: bugWords }, bug };
  }
}

/** Changes with everything of a definition that decides what its entries are, and with its limits; not with its interval. */
export function definitionHash(definition: SourceRecord['definition'], limits: EntryLimits): string {
  const decisive = { ...definition, name: undefined, syncPolicy: undefined, limits };
  return createHash('sha256').update(JSON.stringify(decisive)).digest('hex');
}

function isTimeout({ aborted, reason }: AbortSignal): boolean {
  return aborted && reason instanceof DOMException && reason.name === 'TimeoutError';
}

function known({ etag, contentHash }: SyncState): { readonly etag?: string; readonly contentHash?: string } {
  return { ...(etag === undefined ? {} : { etag }), ...(contentHash === undefined ? {} : { contentHash }) };
}
