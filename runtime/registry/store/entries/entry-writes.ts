import type { Claims } from '../../../../generated/types/claims.ts';
import { sameClaims } from '../../access/claims.ts';
import type { EntryStatus } from '../../catalog/entry.ts';
import type { EntryKey, JudgedEntry } from '../registry-store.ts';
import {
  boundClaimSets,
  eraseDocuments,
  rememberDeleted,
  rememberHidden,
  type Remembered,
} from '../removed/removed-versions.ts';
import { moveSource } from '../changes/source-revision.ts';
import type { Outcome, StoreContext, StoreDb } from '../store-context.ts';
import { readClaims, writeClaims } from '../stored-claims.ts';

const unknown = { value: 'unknown', changes: [] } as const;
const nothingToDo = { value: 'updated', changes: [] } as const;

/**
 * Removes a version. With the last one the name is free for other claims; a tombstone tells readers that it went, and the version
 * is remembered for clients that follow changes; with `purge` nothing of its document is. It may be published again. Gives with the
 * outcome what is remembered.
 */
export async function deleteVersion(
  context: StoreContext,
  key: JudgedEntry,
  version: string,
  now: number,
  purge = false,
): Promise<{ readonly outcome: 'deleted' | 'unknown' | 'stale'; readonly remembered: Remembered }> {
  let remembered: Remembered = { count: 0, bytes: 0 };
  const outcome = await writeEntry<'deleted'>(context, key, async (db, { id }, revision) => {
    const gone = { versions: [{ entry_id: id, version }] };
    if (purge) {
      await eraseDocuments(db, id, version, now);
      remembered = await rememberHidden(db, gone, now);
    } else remembered = await rememberDeleted(db, gone, now);
    const { numDeletedRows } = await db
      .deleteFrom('entry_version')
      .where('entry_id', '=', id)
      .where('version', '=', version)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) return unknown;
    const left = await db.selectFrom('entry_version').select('version').where('entry_id', '=', id).executeTakeFirst();
    const freed = left === undefined ? { claims: null, removed_at: now } : {};
    await db
      .updateTable('entry')
      .set({ revision, ...freed })
      .where('id', '=', id)
      .execute();
    return { value: 'deleted', changes: [changeOf(key)] };
  });
  return { outcome, remembered };
}

/** Sets status and message of a version; without a message it has none. Equal values do not count as a change. */
export function setStatus(
  context: StoreContext,
  key: JudgedEntry,
  version: string,
  { status, message = null }: { readonly status: EntryStatus; readonly message?: string | null },
  now: number,
): Promise<'updated' | 'unknown' | 'stale'> {
  return writeEntry(context, key, async (db, { id }, revision) => {
    const known = await db
      .selectFrom('entry_version')
      .select(['status', 'status_message'])
      .where('entry_id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst();
    if (known === undefined) return unknown;
    if (known.status === status && known.status_message === message) return nothingToDo;
    const moved = known.status === status ? {} : { status_changed_at: now };
    await db
      .updateTable('entry_version')
      .set({ status, status_message: message, updated_at: now, ...moved })
      .where('entry_id', '=', id)
      .where('version', '=', version)
      .execute();
    await db.updateTable('entry').set({ revision }).where('id', '=', id).execute();
    return { value: 'updated', changes: [changeOf(key)] };
  });
}

/** Sets the claims of a name, which counts as a change of all its versions. Equivalent claims do not count as a change. */
export function setClaims(
  context: StoreContext,
  key: JudgedEntry,
  claims: Claims | undefined,
  now: number,
): Promise<'updated' | 'unknown' | 'stale'> {
  return writeEntry(context, key, async (db, entry, revision) => {
    if (sameClaims(readClaims(entry.claims).claims, claims)) return nothingToDo;
    const { id } = entry;
    await rememberHidden(db, { entries: [id] }, now);
    await boundClaimSets(db, id);
    await db
      .updateTable('entry')
      .set({ claims: writeClaims(claims), revision })
      .where('id', '=', id)
      .execute();
    await db.updateTable('entry_version').set({ updated_at: now }).where('entry_id', '=', id).execute();
    return { value: 'updated', changes: [changeOf(key)] };
  });
}

interface EntryRow {
  readonly id: number;
  readonly claims: string | null;
}

/** Writes about a name that is there, with the revision that its source gets. */
function writeEntry<Value extends string>(
  context: StoreContext,
  { source, incarnation, type, name, judged }: JudgedEntry,
  work: (db: StoreDb, entry: EntryRow, revision: number) => Promise<Outcome<Value | 'unknown'>>,
): Promise<Value | 'unknown' | 'stale'> {
  return context.write<Value | 'unknown' | 'stale'>(async (db) => {
    const revision = await moveSource(context, db, source, incarnation === undefined ? {} : { incarnation });
    // Whoever judged another incarnation judges anew, and finds this one or none.
    if (revision === undefined) return incarnation === undefined ? unknown : { value: 'stale', changes: [] };
    const entry = await db
      .selectFrom('entry')
      .select(['id', 'claims'])
      .where('source', '=', source)
      .where('type', '=', type)
      .where('name', '=', name)
      .where('removed_at', 'is', null)
      .executeTakeFirst();
    if (entry === undefined) return unknown;
    if (judged !== undefined && !sameClaims(readClaims(entry.claims).claims, judged.claims))
      return { value: 'stale', changes: [] };
    return work(db, entry, revision);
  });
}

function changeOf({ source }: EntryKey) {
  return { of: 'entries', source } as const;
}
