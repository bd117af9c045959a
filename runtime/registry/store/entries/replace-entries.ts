import { inTurns } from '../../../schedule/steps.ts';
import type { EntryType } from '../../catalog/entry.ts';
import { batches } from '../batches.ts';
import {
  contentDifference,
  entryKey,
  type ContentDifference,
  type EntryDifference,
  type RemovedVersion,
} from './content-difference.ts';
import { holdsMany, manyNames } from './holds-many.ts';
import type { SourceFence, SyncedContent, SyncState } from '../registry-store.ts';
import {
  mostRemembered,
  rememberDeleted,
  rememberHidden,
  type Gone,
  type Remembered,
} from '../removed/removed-versions.ts';
import { putPages } from './put-pages.ts';
import { moveSource } from '../changes/source-revision.ts';
import type { StoreContext, StoreDb } from '../store-context.ts';
import { writeClaims } from '../stored-claims.ts';
import { storedEntries } from './stored-entries.ts';
import { setSyncState, writeSyncState } from './sync-states.ts';

interface Replaced {
  readonly changed: number;
  /** The source is gone, or another than the fence says. */
  readonly isStale?: true;
  readonly remembered: Remembered;
}

/**
 * Replaces the content of a source in one transaction, so that nobody ever sees half of a sync. Rows that do not differ are not
 * touched, and where none differs the revision stays. Writes the sync state of a success with it. `changed` counts names,
 * `remembered` what is kept of what went.
 */
export async function replaceEntries(
  context: StoreContext,
  source: string,
  { entries, state }: SyncedContent,
  now: number,
  fence: SourceFence | undefined,
): Promise<Replaced> {
  const synced = stateAfter(entries, state, now);
  const nothing = { changed: 0, remembered: { count: 0, bytes: 0 } };
  const written = await context.write<Replaced>(
    async (db) => {
      const revision = await moveSource(context, db, source, fence);
      if (revision === undefined) return { value: { ...nothing, isStale: true }, changes: [] };
      const { changed, remembered } = await putContent(context, db, source, entries, revision, now);
      if (changed === 0) return { value: nothing, changes: [] };
      await writeSyncState(db, source, synced);
      return {
        value: { changed, remembered },
        changes: [
          { of: 'entries', source },
          { of: 'sync', source },
        ],
      };
    },
    entries.length > manyNames || (await holdsMany(context, source)) ? 'large' : undefined,
  );
  if (written.changed > 0 || written.isStale === true) return written;
  return (await setSyncState(context, source, synced, fence)) ? written : { ...nothing, isStale: true };
}

/**
 * Makes what a source holds equal to some content, inside a transaction that has moved the source to `revision`. Without entries it is
 * emptied, and what went is remembered as after any sync.
 */
export async function putContent(
  { database: { kind } }: StoreContext,
  db: StoreDb,
  source: string,
  entries: SyncedContent['entries'],
  revision: number,
  now: number,
): Promise<{ readonly changed: number; readonly remembered: Remembered }> {
  const difference = await inTurns(contentDifference(await storedEntries(db, source), entries, now));
  const { names } = difference;
  if (names.length === 0) return { changed: 0, remembered: { count: 0, bytes: 0 } };
  const remembered = await rememberGone(db, difference, now);
  await removeVersions(db, difference, now);
  const put = kind === 'postgres' ? putPages : putRows;
  await put(db, source, names, revision, now);
  return { changed: names.length, remembered };
}

function stateAfter(entries: SyncedContent['entries'], state: SyncedContent['state'], now: number): SyncState {
  const count = (type: EntryType): number =>
    entries.filter((entry) => entry.type === type && entry.versions.length > 0).length;
  return {
    phase: 'complete',
    lastSuccess: now,
    lastAttempt: now,
    attemptCount: 0,
    serverCount: count('server'),
    skillCount: count('skill'),
    ...state,
  };
}

/** Remembers what is about to go, while it is still there. */
async function rememberGone(db: StoreDb, difference: ContentDifference, now: number): Promise<Remembered> {
  for (const entries of batches(difference.relabeled)) await rememberHidden(db, { entries }, now);
  let [count, bytes] = [0, 0];
  const remember = async (gone: Gone): Promise<void> => {
    const more = await rememberDeleted(db, gone, now, mostRemembered - count);
    count += more.count;
    bytes += more.bytes;
  };
  for (const entries of batches(difference.gone)) await remember({ entries });
  for (const versions of batches(difference.removed)) await remember({ versions });
  return { count, bytes };
}

/** Takes away what is there and no longer offered, and marks what is offered under other claims. */
async function removeVersions(
  db: StoreDb,
  { relabeled, gone, removed }: ContentDifference,
  now: number,
): Promise<void> {
  for (const batch of batches(gone)) await db.deleteFrom('entry_version').where('entry_id', 'in', batch).execute();
  for (const batch of batches(removed)) await deleteVersions(db, batch);
  for (const batch of batches(relabeled)) {
    await db.updateTable('entry_version').set({ updated_at: now }).where('entry_id', 'in', batch).execute();
  }
}

/** Writes names, and their versions under the ids that these have by then. */
async function putRows(
  db: StoreDb,
  source: string,
  differences: readonly EntryDifference[],
  revision: number,
  now: number,
): Promise<void> {
  const idOf = new Map<string, number>();
  for (const batch of batches(differences)) {
    const rows = await putEntries(db, source, batch, revision, now);
    for (const row of rows) idOf.set(entryKey(row), row.id);
  }
  const id = (difference: EntryDifference): number => {
    const found = idOf.get(entryKey(difference));
    if (found === undefined) throw new Error(`${difference.name} was not written`);
    return found;
  };
  for (const batch of batches(writtenRows(differences, id))) await putVersions(db, batch);
}

/** Rows to write, made while they are written: together they would hold up the process. */
function* writtenRows(
  differences: readonly EntryDifference[],
  id: (difference: EntryDifference) => number,
): Generator<VersionRow> {
  for (const difference of differences) {
    if (difference.written.length === 0) continue;
    const entry_id = id(difference);
    for (const version of difference.written) yield { entry_id, ...version };
  }
}

function putEntries(db: StoreDb, source: string, batch: readonly EntryDifference[], revision: number, now: number) {
  const rows = batch.map(({ type, name, claims, isGone }) => ({
    source,
    type,
    name,
    claims: isGone ? null : writeClaims(claims),
    revision,
    removed_at: isGone ? now : null,
  }));
  return db
    .insertInto('entry')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['source', 'type', 'name']).doUpdateSet((eb) => ({
        claims: eb.ref('excluded.claims'),
        revision: eb.ref('excluded.revision'),
        removed_at: eb.ref('excluded.removed_at'),
      })),
    )
    .returning(['id', 'type', 'name'])
    .execute();
}

type VersionRow = EntryDifference['written'][number] & { readonly entry_id: number };

async function putVersions(db: StoreDb, batch: readonly VersionRow[]): Promise<void> {
  await db
    .insertInto('entry_version')
    .values([...batch])
    .onConflict((conflict) =>
      conflict.columns(['entry_id', 'version']).doUpdateSet((eb) => ({
        document: eb.ref('excluded.document'),
        document_hash: eb.ref('excluded.document_hash'),
        status: eb.ref('excluded.status'),
        status_message: eb.ref('excluded.status_message'),
        status_changed_at: eb.ref('excluded.status_changed_at'),
        published_at: eb.ref('excluded.published_at'),
        updated_at: eb.ref('excluded.updated_at'),
      })),
    )
    .execute();
}

async function deleteVersions(db: StoreDb, batch: readonly RemovedVersion[]): Promise<void> {
  await db
    .deleteFrom('entry_version')
    .where((eb) =>
      eb.or(batch.map(({ entry_id, version }) => eb.and([eb('entry_id', '=', entry_id), eb('version', '=', version)]))),
    )
    .execute();
}
