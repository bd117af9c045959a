import { join } from 'node:path';
import { isJsonObject } from '../../identity/json-object.ts';
import { makeFolder } from '../../storage/make-folder.ts';
import { readStateFile, writeStateFile } from '../state/state-file.ts';
import { stateFolder } from '../state/state-folder.ts';
import type { LockData } from './recipe.ts';

/** Characters of the files of one package together. */
const largest = 3_000_000;

/** The versions that packages were built with, in files: `svc/locks` beside the workloads. */
export class LockStore {
  private readonly folder: string;

  constructor(environment: Readonly<Record<string, string | undefined>>) {
    this.folder = join(stateFolder(environment), 'locks');
  }

  /** The versions for a recipe that names none; undefined where it was never built, or its file is not a file of this store. */
  read(digest: string): LockData | undefined {
    const reading = readStateFile(this.path(digest));
    if (!reading.ok) return undefined;
    const { files } = reading.value;
    if (!isJsonObject(files)) return undefined;
    const texts = Object.entries(files).flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : []));
    return Object.fromEntries(texts);
  }

  /**
   * Keeps versions; what is too large is not kept. `about`: the package, for whoever looks at the file. Throws the error of the system.
   */
  write(digest: string, about: string, files: LockData): boolean {
    if (Object.values(files).reduce((sum, text) => sum + text.length, 0) > largest) return false;
    makeFolder(this.folder);
    writeStateFile(this.path(digest), { format: 1, package: about, files });
    return true;
  }

  private path(digest: string): string {
    return join(this.folder, `${digest}.json`);
  }
}
