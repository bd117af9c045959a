import { StoreUnavailable } from '../store-unavailable.ts';

/** Primary result codes (sqlite.org/rescode.html) that say something about the database and not about our statement. */
const reasons: ReadonlyMap<number, string> = new Map([
  [5, 'another program holds a lock on it'],
  [6, 'it is locked'],
  [7, 'memory has run out'],
  [8, 'it is read-only'],
  [10, 'the disk reports an error'],
  [11, 'it is damaged; restore it from a backup'],
  [13, 'the disk is full'],
  [14, 'its file cannot be opened'],
  [26, 'its file is not a database'],
]);

/** Why an error of node:sqlite is the database's: StoreUnavailable; everything else as it is. */
export function sqliteError(error: unknown, path: string): unknown {
  if (!(error instanceof Error) || error instanceof StoreUnavailable || !('code' in error)) return error;
  if (error.code !== 'ERR_SQLITE_ERROR' || !('errcode' in error)) return error;
  const reason = reasons.get(Number(error.errcode) & 0xff);
  return reason === undefined ? error : new StoreUnavailable(`database ${path}: ${reason}`, { cause: error });
}
