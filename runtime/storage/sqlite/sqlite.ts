import { chmodSync, closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import type { Database, Opening, OpenRefusal } from '../database.ts';
import { makeFolder } from '../make-folder.ts';
import { connectionHere } from './sqlite-connection.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import { sqliteError } from './sqlite-errors.ts';
import { writeInThread } from './sqlite-large-write.ts';
import { lockFile, type FileLock } from './sqlite-lock.ts';
import { writeAheadLog } from './sqlite-log.ts';
import { connectionSettings } from './sqlite-settings.ts';
import { groupedWrites } from './sqlite-writes.ts';
import type { StorageOwner } from '../storage-owner.ts';
import { StoreUnavailable } from '../store-unavailable.ts';
import { openTable } from '../../diagnostics/open-table.ts';

/** Where an embedded database lives: `<name>.db` in a folder, or nowhere but in memory. */
export type SqlitePlace = { readonly folder: string; readonly name: string } | 'memory';

/** The name of a database without a file. */
const inMemory = ':memory:';

/**
 * Opens the embedded database, and makes folder and file where they are missing (readable by nobody but the owner). Only one
 * process can have it open. Throws StoreUnavailable where the file is damaged or the disk full.
 */
export function openSqlite<Tables>(place: SqlitePlace, { words }: StorageOwner): Opening<Database<Tables>> {
  if (place === 'memory') return { outcome: 'opened', opened: databaseOver(new DatabaseSync(inMemory), inMemory) };
  const { folder, name } = place;
  const path = join(folder, `${name}.db`);
  let lock: FileLock | undefined;
  try {
    makeFolder(folder);
    // SQLite would make it readable for everybody; the files beside it take its mode.
    closeSync(openSync(path, 'a', 0o600));
    chmodSync(path, 0o600);
    lock = lockFile(join(folder, `${name}.lock`));
    if (lock === undefined) return inUse(folder, words);
    return { outcome: 'opened', opened: databaseOver(new DatabaseSync(path), path, lock) };
  } catch (error) {
    lock?.release();
    const refusal = refusedBySystem(error, folder, words);
    if (refusal === undefined) throw sqliteError(error, path);
    return refusal;
  }
}

function databaseOver<Tables>(database: DatabaseSync, path: string, lock?: FileLock): Database<Tables> {
  database.exec(connectionSettings);
  // A process that was killed may have left what it had deleted.
  database.exec('pragma wal_checkpoint(truncate)');
  const db = new Kysely<Tables>({ dialect: sqliteDialect(connectionHere(database)) });
  const queue = groupedWrites(database, db);
  const log = writeAheadLog(db);
  let closing: Promise<void> | undefined;
  const guarded = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    if (closing !== undefined) throw new StoreUnavailable(`database ${path}: it is closed`);
    try {
      return await work();
    } catch (error) {
      throw sqliteError(error, path);
    }
  };
  return {
    kind: 'sqlite',
    read: (work) => guarded(() => work(db)),
    snapshot: (work) => guarded(() => db.transaction().setAccessMode('read only').execute(work)),
    write: (work) => guarded(() => queue.write(work)),
    writeMuch: (work) =>
      guarded(() =>
        // A database in memory has one connection, and no disk to wait for.
        path === inMemory
          ? queue.write(work)
          : queue.alone((committed) => writeInThread(path, work, (empty) => db.connection().execute(empty), committed)),
      ),
    // It shares the commit of others.
    writeAtOnce: (statement) =>
      guarded(() => queue.write(async (trx) => ({ value: await statement(trx), keep: true }))),
    eraseDeleted: () => guarded(() => log.empty()),
    close: () => {
      log.close();
      // Behind the writes that wait: none of them is dropped.
      closing ??= queue
        .write(() => Promise.resolve({ value: undefined, keep: false }))
        .finally(async () => {
          await db.destroy();
          lock?.release();
        });
      return closing;
    },
  };
}

function inUse(folder: string, words: StorageOwner['words']): OpenRefusal {
  return {
    outcome: 'refused',
    problem: `the data folder ${folder} is in use by another svc process`,
    hint: `stop that process, or give this one a folder of its own with ${words.folder}; ${words.replicas}`,
  };
}

const systemReasons: Readonly<Record<string, string>> = openTable({
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the file system is read-only',
  ENOSPC: 'its disk is full',
  EDQUOT: 'its disk is full',
  ENOENT: 'no folder can be made there',
  ENOTDIR: 'there is a file in its way',
  EEXIST: 'there is a file in its way',
  EISDIR: 'there is a folder in the way of the database file',
  ELOOP: 'its links lead in a circle',
  ENAMETOOLONG: 'the name is too long',
});

function refusedBySystem(error: unknown, folder: string, words: StorageOwner['words']): OpenRefusal | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  const reason = systemReasons[String(error.code)];
  if (reason === undefined) return undefined;
  return {
    outcome: 'refused',
    problem: `the data folder ${folder} cannot be used: ${reason}`,
    hint:
      reason === systemReasons['ENOSPC']
        ? `make room on it, or name another folder with ${words.folder}`
        : `name a folder that this user may write to with ${words.folder}`,
  };
}
