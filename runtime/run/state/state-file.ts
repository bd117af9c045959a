import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, renameSync, rmSync, statSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { reasonOf, systemCodeOf } from '../../config/system-error.ts';
import { isJsonObject } from '../../identity/json-object.ts';

/** Bytes of one file. */
const largest = 4_194_304;

/** The object in a file, or why there is none. `missing`: there is no file. */
export type StateReading =
  | { readonly ok: true; readonly value: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly missing: boolean; readonly problem: string };

/**
 * Writes a value as readable JSON: all of it or nothing, whatever ends the process meanwhile, readable by nobody but the owner. Throws the
 * error of the system.
 */
export function writeStateFile(path: string, value: object): void {
  const staged = join(dirname(path), `.${basename(path)}-${randomBytes(6).toString('hex')}`);
  try {
    const descriptor = openSync(staged, 'wx', 0o600);
    try {
      writeFileSync(descriptor, `${JSON.stringify(value, null, 2)}\n`);
      // A machine that goes down may keep the new name and lose the content.
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    renameSync(staged, path);
  } catch (error) {
    rmSync(staged, { force: true });
    throw error;
  }
}

/** Reads what `writeStateFile` wrote. A file that somebody else changed, cut off or made is a problem, and never thrown. */
export function readStateFile(path: string): StateReading {
  try {
    const stats = statSync(path);
    if (!stats.isFile()) return unreadable('it is not a file');
    if (stats.size > largest) return unreadable(`it is larger than ${largest} bytes`);
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (!isJsonObject(value)) return unreadable('it is not a JSON object');
    const { format } = value;
    if (typeof format !== 'number') return unreadable('it has no number "format"');
    if (format !== 1) return unreadable(`its format is ${format}, which a newer svc writes`);
    return { ok: true, value };
  } catch (error) {
    if (error instanceof SyntaxError) return unreadable('it is not JSON');
    const code = systemCodeOf(error);
    return { ok: false, missing: code === 'ENOENT' || code === 'ENOTDIR', problem: reasonOf(error) };
  }
}

function unreadable(problem: string): StateReading {
  return { ok: false, missing: false, problem };
}
