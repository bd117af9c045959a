import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, isAbsolute, join } from 'node:path';
import { makeFolder } from '../../storage/make-folder.ts';
import type { FileLock } from '../../storage/sqlite/sqlite-lock.ts';
import { waitForLock } from '../../storage/sqlite/wait-for-lock.ts';
import { readStateFile, writeStateFile } from '../state/state-file.ts';
import { keyFrom, newDerivation, readSealed, sealed, unsealed, type KeyDerivation } from './sealed-file.ts';

type Secrets = Readonly<Record<string, string>>;

/** What cannot be done with the store, in words without a secret. */
export interface StoreProblem {
  readonly problem: string;
}

/** Characters of one secret, and of all together. */
export const largestSecret = 65_536;
const largestStore = 1_048_576;
/** Milliseconds that a command waits for another one that changes the store. */
const lockTime = 5000;

/** What a secret may be called: as a file of a mounted Secret. */
export function secretNameProblem(name: string): string | undefined {
  if (/^[-._a-zA-Z0-9]{1,253}$/.test(name) && !/^\.+$/.test(name)) return undefined;
  return 'is not the name of a secret: use letters, digits, "-", "_" and "."';
}

/** Whether a name is not of a secret of the person, but of something that svc keeps. */
export function isOwnName(name: string): boolean {
  return name.includes('/');
}

/**
 * The secrets of this person, in one encrypted file: `svc/secrets.json` in XDG_DATA_HOME, or in `~/.local/share`. Every function throws the
 * error of the system where a file or folder is refused.
 */
export class SecretStore {
  readonly path: string;

  constructor(environment: Readonly<Record<string, string | undefined>>) {
    const { XDG_DATA_HOME: named, HOME: home } = environment;
    const data =
      named !== undefined && isAbsolute(named)
        ? named
        : join(home === undefined || home === '' ? homedir() : home, '.local/share');
    this.path = join(data, 'svc/secrets.json');
  }

  get exists(): boolean {
    return existsSync(this.path);
  }

  /** The key of the store for a password; a problem where it opens nothing. A store that is not there yet takes every password. */
  async unlock(password: string): Promise<Buffer | StoreProblem> {
    const file = this.file();
    if (file === undefined) return keyFrom(password, this.derivation);
    if ('problem' in file) return file;
    const key = await keyFrom(password, file.scrypt);
    return unsealed(file, key) === undefined ? this.wrongKey : key;
  }

  /** All secrets of the person, by their names, and beside them what svc keeps for itself: names with a slash, which no secret has. */
  read(key: Buffer): { readonly secrets: Secrets; readonly own: Secrets } | StoreProblem {
    const file = this.file();
    if (file === undefined) return { secrets: {}, own: {} };
    if ('problem' in file) return file;
    const all = unsealed(file, key);
    if (all === undefined) return this.wrongKey;
    const entries = Object.entries(all);
    return {
      secrets: Object.fromEntries(entries.filter(([name]) => !isOwnName(name))),
      own: Object.fromEntries(entries.filter(([name]) => isOwnName(name))),
    };
  }

  /** Changes the secrets in one step: what somebody else changes at the same time is not lost. */
  async change(key: Buffer, change: (secrets: Secrets) => Secrets): Promise<StoreProblem | undefined> {
    makeFolder(dirname(this.path));
    const lock = await this.lock();
    if (lock === undefined) return { problem: `${this.path} is being changed by another command` };
    try {
      const file = this.file();
      if (file !== undefined && 'problem' in file) return file;
      const found = this.read(key);
      if ('problem' in found) return found;
      const next = change({ ...found.secrets, ...found.own });
      const size = Object.entries(next).reduce((sum, [name, value]) => sum + name.length + value.length, 0);
      if (size > largestStore) return { problem: `the secrets would have more than ${largestStore} characters` };
      writeStateFile(this.path, sealed(next, key, file?.scrypt ?? this.derivation));
      return undefined;
    } finally {
      lock.release();
    }
  }

  /** Seals the secrets under another password. */
  async changePassword(key: Buffer, password: string): Promise<StoreProblem | undefined> {
    makeFolder(dirname(this.path));
    const lock = await this.lock();
    if (lock === undefined) return { problem: `${this.path} is being changed by another command` };
    try {
      const found = this.read(key);
      if ('problem' in found) return found;
      const derivation = newDerivation();
      writeStateFile(
        this.path,
        sealed({ ...found.secrets, ...found.own }, await keyFrom(password, derivation), derivation),
      );
      return undefined;
    } finally {
      lock.release();
    }
  }

  private readonly derivation: KeyDerivation = newDerivation();

  private get wrongKey(): StoreProblem {
    return { problem: `the password does not open ${this.path}, or the file was changed` };
  }

  private file(): ReturnType<typeof readSealed> | StoreProblem {
    const reading = readStateFile(this.path);
    if (!reading.ok)
      return reading.missing ? undefined : { problem: `${this.path} cannot be used: ${reading.problem}` };
    return readSealed(reading.value) ?? { problem: `${this.path} is not a store of secrets that this svc knows` };
  }

  private lock(): Promise<FileLock | undefined> {
    return waitForLock(`${this.path}.lock`, lockTime);
  }
}
