import { join } from 'node:path';
import { isJsonObject } from '../../identity/json-object.ts';
import { makeFolder } from '../../storage/make-folder.ts';
import type { FileLock } from '../../storage/sqlite/sqlite-lock.ts';
import { waitForLock } from '../../storage/sqlite/wait-for-lock.ts';
import { readStateFile, writeStateFile } from './state-file.ts';
import { stateFolder } from './state-folder.ts';

/** Milliseconds that a command waits for another one that changes clients. */
const lockTime = 5000;

/** What was changed last in the file of a client: one entry, which `svc` made. Nothing else of the file is kept, since it may hold credentials. */
export interface LastChange {
  readonly file: string;
  /** Name of the server. */
  readonly name: string;
  /** Its address before; null where it was not there. */
  readonly before: string | null;
  /** Its address after; null where it was taken out. */
  readonly after: string | null;
  /** How many of the objects around the entry were made with it. */
  readonly made: number;
  readonly isNewFile: boolean;
}

/** What `svc` has registered in one client. */
export interface ClientRecord {
  /** Addresses by the names of the workloads. */
  readonly entries: Readonly<Record<string, string>>;
  readonly last: LastChange | undefined;
}

/** What was registered in the clients of this person: `svc/clients` beside the workloads. Throws the error of the system. */
export class ClientStore {
  private readonly folder: string;

  constructor(environment: Readonly<Record<string, string | undefined>>) {
    this.folder = join(stateFolder(environment), 'clients');
  }

  /** A file that this store did not write counts as none. */
  read(client: string): ClientRecord {
    const reading = readStateFile(this.path(client));
    if (!reading.ok) return { entries: {}, last: undefined };
    const { entries, last } = reading.value;
    const known = isJsonObject(entries) ? Object.entries(entries) : [];
    return {
      entries: Object.fromEntries(known.flatMap(([name, url]) => (typeof url === 'string' ? [[name, url]] : []))),
      last: isJsonObject(last) ? lastChange(last) : undefined,
    };
  }

  /** Keeps other commands from changing clients until it is released; undefined where one of them does not end. */
  lock(): Promise<FileLock | undefined> {
    makeFolder(this.folder);
    return waitForLock(join(this.folder, 'lock'), lockTime);
  }

  write(client: string, record: ClientRecord): void {
    makeFolder(this.folder);
    writeStateFile(this.path(client), { format: 1, ...record });
  }

  private path(client: string): string {
    return join(this.folder, `${client}.json`);
  }
}

function lastChange(last: Readonly<Record<string, unknown>>): LastChange | undefined {
  const { file, name, before, after, made, isNewFile } = last;
  if (typeof file !== 'string' || typeof name !== 'string' || typeof made !== 'number') return undefined;
  if ((typeof before !== 'string' && before !== null) || (typeof after !== 'string' && after !== null))
    return undefined;
  return { file, name, before, after, made, isNewFile: isNewFile === true };
}
