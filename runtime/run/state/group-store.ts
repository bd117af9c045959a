import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { systemCodeOf } from '../../config/system-error.ts';
import { makeFolder } from '../../storage/make-folder.ts';
import { readStateFile, writeStateFile } from './state-file.ts';
import { stateFolder } from './state-folder.ts';

/** The group of workloads that name none. It is always there. */
export const usualGroup = 'default';

/** The groups of this person, a file each: `svc/groups` beside the workloads. Every function throws the error of the system. */
export class GroupStore {
  readonly folder: string;

  constructor(environment: Readonly<Record<string, string | undefined>>) {
    this.folder = join(stateFolder(environment), 'groups');
  }

  /** Names of all groups, sorted, with the usual one. */
  names(): string[] {
    const found = new Set([usualGroup, ...this.files().map((name) => name.slice(0, -ending.length))]);
    return [...found].filter((name) => groupNameProblem(name) === undefined).toSorted();
  }

  has(name: string): boolean {
    return this.names().includes(name);
  }

  create(name: string): void {
    makeFolder(this.folder);
    writeStateFile(this.path(name), { format: 1, name, createdAt: new Date().toISOString() });
  }

  remove(name: string): void {
    rmSync(this.path(name), { force: true });
  }

  /** RFC 3339; null for the usual group, and where its file has no such time. */
  createdAt(name: string): string | null {
    const reading = readStateFile(this.path(name));
    const found = reading.ok ? reading.value['createdAt'] : undefined;
    return typeof found === 'string' && !Number.isNaN(Date.parse(found)) ? found : null;
  }

  private path(name: string): string {
    return join(this.folder, `${name}${ending}`);
  }

  private files(): string[] {
    try {
      return readdirSync(this.folder).filter((name) => name.endsWith(ending) && !name.startsWith('.'));
    } catch (error) {
      if (systemCodeOf(error) === 'ENOENT') return [];
      throw error;
    }
  }
}

const ending = '.json';

/** What is wrong with the name of a group (WorkloadName); undefined where it can be one. */
export function groupNameProblem(name: string): string | undefined {
  const isName = /^[A-Za-z0-9]([A-Za-z0-9._-]*[A-Za-z0-9])?$/.test(name) && name.length <= 200;
  return isName ? undefined : 'is not the name of a group: use letters, digits, "-", "_" and "."';
}
