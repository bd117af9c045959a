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
      const watcher = watch(folder, (event, name) => this.take(folder, event, name));
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

  private take(folder: string, event: string, name: string | null): void {
    if (name === null) this.changes.add(folder);
    else if (counts(name, event, this.folders.get(folder))) this.changes.add(join(folder, name));
  }
}

function counts(name: string, event: string, names: 'all' | ReadonlySet<string> | undefined): boolean {
  if (names === undefined) return false;
  if (names !== 'all') return names.has(name);
  if (name.startsWith('.')) return false;
  // A name without one of the endings that comes or goes may be a folder.
  return /\.(ya?ml|json)$/.test(name) || (event === 'rename' && !name.includes('.'));
}

function inodeOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.ino;
}
