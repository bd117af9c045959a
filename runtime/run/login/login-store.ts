import { hash } from 'node:crypto';
import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeFolder } from '../../storage/make-folder.ts';
import type { FileLock } from '../../storage/sqlite/sqlite-lock.ts';
import { waitForLock } from '../../storage/sqlite/wait-for-lock.ts';
import type { SecretStore, StoreProblem } from '../secrets/secret-store.ts';
import { loginName, readLogin, type StoredLogin } from './stored-login.ts';

/** Milliseconds that one process waits for another one that refreshes the same token. */
const lockTime = 30_000;

/** The login of one workload, in the store of secrets. */
export class LoginStore {
  private readonly store: SecretStore;
  private readonly key: Buffer;
  private readonly name: string;

  constructor(store: SecretStore, key: Buffer, workload: string) {
    this.store = store;
    this.key = key;
    this.name = loginName(workload);
  }

  /** The login as it is now; undefined where there is none. */
  read(): StoredLogin | StoreProblem | undefined {
    const found = this.store.read(this.key);
    if ('problem' in found) return found;
    const text = Object.hasOwn(found.own, this.name) ? found.own[this.name] : undefined;
    return text === undefined ? undefined : readLogin(text);
  }

  /** What another file, or another content of it, differs in; undefined where nobody can say. */
  get stamp(): string | undefined {
    try {
      const file = statSync(this.store.path, { throwIfNoEntry: false });
      return file === undefined ? 'none' : `${file.mtimeMs} ${file.ino} ${file.size}`;
    } catch {
      return undefined;
    }
  }

  /** Keeps a login: when this returns without a problem, it is on the disk. Throws the error of the system. */
  write(login: StoredLogin): Promise<StoreProblem | undefined> {
    return this.store.change(this.key, (secrets) => ({ ...secrets, [this.name]: JSON.stringify(login) }));
  }

  remove(): Promise<StoreProblem | undefined> {
    return this.store.change(this.key, (all) =>
      Object.fromEntries(Object.entries(all).filter(([name]) => name !== this.name)),
    );
  }

  /**
   * Whoever has this lock may use the refresh token: two that use one after the other look like a thief to the authorization server. It ends
   * with the process. Undefined where another process has it for too long.
   */
  lock(): Promise<FileLock | undefined> {
    const folder = join(dirname(this.store.path), 'logins');
    makeFolder(folder);
    return waitForLock(join(folder, `${hash('sha256', this.name).slice(0, 32)}.lock`), lockTime);
  }
}
