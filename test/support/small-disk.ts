import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { skippedPart } from './skipped-part.ts';

/** A file system of its own in memory, with an end that is soon reached. */
export interface SmallDisk {
  readonly folder: string;
  /** Takes what room is left, but for so many bytes. */
  fill(leaving?: number): void;
  /** Gives that room back. */
  free(): void;
  readOnly(): void;
  remove(): void;
}

/** Whether this user may mount a file system. If not, the skipped part is reported; in CI that is a failure. */
export function mayMount(): boolean {
  if (process.getuid?.() === 0) return true;
  return skippedPart('disks that fill up', 'only root can mount a small file system');
}

/** Mounts one on a new folder, with room for so many bytes, and for so many files and folders. */
export function smallDisk(folder: string, megabytes: number, files = 100): SmallDisk {
  mkdirSync(folder, { recursive: true });
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,nr_inodes=${files}`, 'tmpfs', folder]);
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill(leaving = 0) {
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - leaving)));
    },
    free: () => rmSync(ballast, { force: true }),
    readOnly: () => void execFileSync('mount', ['-o', 'remount,ro', folder]),
    remove: () => void execFileSync('umount', ['--lazy', folder]),
  };
}
