import { statSync, watch, type FSWatcher } from 'node:fs';
import { join } from 'node:path';
import type { ChangeQueue } from './change-queue.ts';
import type { WatchedFolders } from './watched-folders.ts';

interface Watched {
  readonly watcher: FSWatcher;
  /** A folder that was removed and made again has the same name and another number. */
  readonly inode: number;
}

/** The watches on the folders of the sources. What happens in them goes to a queue. */
export class FolderWatchers {
  private readonly watched = new Map<string, Watched>();
  private readonly changes: ChangeQueue;
  private folders: WatchedFolders = new Map();

  constructor(changes: ChangeQueue) {
    this.changes = changes;
  }

  /** Watches these folders and no others; those that exist, that is. Returns how many. Throws the error of the system. */
  refresh(folders: WatchedFolders): number {
    this.folders = folders;
    for (const [folder, { watcher, inode }] of this.watched) {
      if (folders.has(folder) && inodeOf(folder) === inode) continue;
      watcher.close();
      this.watched.delete(folder);
    }
    for (const folder of folders.keys()) {
      const inode = inodeOf(folder);
      if (inode === undefined || this.watched.has(folder)) continue;
      const watcher = watch(folder, (_event, name) => this.take(folder, name));
      // A folder that was removed: the next round finds out what is left.
      watcher.on('error', () => this.changes.add(folder));
      this.watched.set(folder, { watcher, inode });
    }
    return this.watched.size;
  }

  close(): void {
    for (const { watcher } of this.watched.values()) watcher.close();
    this.watched.clear();
  }

  private take(folder: string, name: string | null): void {
    if (name === null) this.changes.add(folder);
    else if (this.counts(folder, name)) this.changes.add(join(folder, name));
  }

  private counts(folder: string, name: string): boolean {
    const names = this.folders.get(folder);
    if (names === undefined) return false;
    if (names !== 'all') return names.has(name);
    if (name.startsWith('.')) return false;
    if (/\.(ya?ml|json)$/i.test(name)) return true;
    // A folder that came, or one that went.
    const path = join(folder, name);
    return this.watched.has(path) || statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  }
}

function inodeOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.ino;
}
