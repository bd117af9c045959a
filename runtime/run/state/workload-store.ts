import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { systemCodeOf } from '../../config/system-error.ts';
import { makeFolder } from '../../storage/make-folder.ts';
import { lockFile, type FileLock } from '../../storage/sqlite/sqlite-lock.ts';
import { readStateFile, writeStateFile } from './state-file.ts';
import { workloadFiles, workloadsFolder, type WorkloadFiles } from './state-folder.ts';
import { readReport, type SupervisorReport } from './supervisor-report.ts';
import { readableDocument, readRecord, type WorkloadRecord } from './workload-record.ts';

/** What is known of a workload. A file that cannot be used is a problem, and hides nothing else. */
export interface StoredWorkload {
  readonly name: string;
  readonly files: WorkloadFiles;
  readonly record: WorkloadRecord | { readonly problem: string };
  /** Undefined until its first supervisor has started. */
  readonly report: SupervisorReport | { readonly problem: string } | undefined;
}

/** What no name of a workload begins with. */
const staged = '.new-';
const removed = '.gone-';

/** The workloads of this person, in files. Every function throws the error of the system where a file or folder is refused. */
export class WorkloadStore {
  /** A folder with a folder for each of them. */
  readonly folder: string;

  constructor(environment: Readonly<Record<string, string | undefined>>) {
    this.folder = workloadsFolder(environment);
  }

  files(name: string): WorkloadFiles {
    return workloadFiles(this.folder, name);
  }

  /** Names of all workloads, sorted. */
  names(): string[] {
    try {
      const entries = readdirSync(this.folder, { withFileTypes: true });
      return entries
        .filter((entry) => entry.isDirectory() && isName(entry.name))
        .map(({ name }) => name)
        .toSorted();
    } catch (error) {
      if (systemCodeOf(error) === 'ENOENT') return [];
      throw error;
    }
  }

  /**
   * Adds a workload, unless there is one of its name. Its folder appears with its record in one step: of two that add one name at the same
   * time, one is refused, and whatever ends the process leaves no half workload.
   */
  create(record: WorkloadRecord): 'created' | 'exists' {
    makeFolder(this.folder);
    const folder = join(this.folder, `${staged}${randomBytes(6).toString('hex')}`);
    mkdirSync(folder, { mode: 0o700 });
    try {
      writeStateFile(join(folder, 'workload.json'), { ...record, config: readableDocument(record.config) });
      renameSync(folder, join(this.folder, record.name));
      return 'created';
    } catch (error) {
      rmSync(folder, { recursive: true, force: true });
      const code = systemCodeOf(error);
      if (code === 'ENOTEMPTY' || code === 'EEXIST' || code === 'EPERM' || code === 'ENOTDIR')
        if (existsSync(join(this.folder, record.name))) return 'exists';
      throw error;
    }
  }

  /** Undefined where there is no workload of this name. */
  async find(name: string): Promise<StoredWorkload | undefined> {
    const files = this.files(name);
    if (!isName(name) || !existsSync(files.folder)) return undefined;
    const reading = readStateFile(files.record);
    // It was removed in this moment.
    if (!reading.ok && reading.missing && !existsSync(files.folder)) return undefined;
    const record = reading.ok ? await readRecord(reading.value) : { problem: reading.problem };
    return { name, files, record, report: reportIn(files) };
  }

  async all(): Promise<readonly StoredWorkload[]> {
    const found = await Promise.all(this.names().map((name) => this.find(name)));
    return found.filter((each) => each !== undefined);
  }

  /**
   * Takes the lock of a workload: whoever has it is its supervisor, or removes it. Undefined where somebody has it, or the workload is gone.
   * It ends with the process.
   */
  lock(name: string): FileLock | undefined {
    const { folder, lock } = this.files(name);
    if (!existsSync(folder)) return undefined;
    try {
      return lockFile(lock);
    } catch (error) {
      if (!existsSync(folder)) return undefined;
      throw error;
    }
  }

  /** Forgets a workload, with its logs. Its name is free at once. */
  remove(name: string): void {
    const { folder } = this.files(name);
    const gone = join(this.folder, `${removed}${randomBytes(6).toString('hex')}`);
    try {
      renameSync(folder, gone);
    } catch (error) {
      if (systemCodeOf(error) === 'ENOENT') return;
      throw error;
    }
    this.sweep();
  }

  /** Removes what processes left behind that were ended in the middle of their work. */
  private sweep(): void {
    for (const name of readdirSync(this.folder))
      if (name.startsWith(removed)) rmSync(join(this.folder, name), { recursive: true, force: true });
  }
}

/** Whether the name of a folder can be that of a workload (WorkloadName). Other folders do not belong to svc. */
function isName(name: string): boolean {
  return /^[A-Za-z0-9]([A-Za-z0-9._-]*[A-Za-z0-9])?$/.test(name) && name.length <= 253;
}

/** What the supervisor of a workload wrote last. */
export function reportIn(files: WorkloadFiles): StoredWorkload['report'] {
  const reading = readStateFile(files.report);
  if (!reading.ok) return reading.missing ? undefined : { problem: reading.problem };
  return readReport(reading.value) ?? { problem: 'it lacks a field, or has one of another type' };
}
