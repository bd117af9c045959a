import { shownPath } from '../../runtime/config/input/shown-path.ts';
import { exitCodes } from '../exit-codes.ts';
import { systemReason } from '../output/system-error.ts';
import type { Terminal } from '../output/terminal.ts';
import { usageProblem } from '../command-line/usage-problem.ts';
import { ChangeQueue } from './change-queue.ts';
import { FolderWatchers } from './folder-watchers.ts';
import { watchedFolders, type WatchedPlaces } from './watched-folders.ts';

/** What to watch and what to do after a change. */
export interface WatchRequest {
  /** Asked again after every round, since folders come and go and the project file may name others. */
  readonly places: () => WatchedPlaces;
  readonly round: () => Promise<void>;
  readonly say: (text: string) => void;
  readonly terminal: Terminal;
}

/**
 * Runs a round after every change of the sources, one at a time, until the process is asked to end: then the round that runs is
 * finished and the exit code is 0. It is 2 when the system cannot watch. A round that throws ends the watch with its error.
 */
export async function watchSources({ places, round, say, terminal }: WatchRequest): Promise<number> {
  const interrupted = terminal.interrupted().then(() => 'interrupted' as const);
  const changes = new ChangeQueue();
  const watchers = new FolderWatchers(changes);
  const refresh = (): number => watchers.refresh(watchedFolders(places(), terminal.cwd));
  try {
    const count = refresh();
    say(`watching ${count} ${count === 1 ? 'folder' : 'folders'}; ctrl-c ends`);
    for (;;) {
      const next = await Promise.race([interrupted, changes.next()]);
      if (next === 'interrupted') return exitCodes.fine;
      say(`\nchanged: ${next.map((path) => shownPath(path, terminal.cwd)).join(', ')}`);
      // New folders are watched before they are read, so that nothing written meanwhile is missed.
      refresh();
      await round();
      refresh();
    }
  } catch (error) {
    const reason = systemReason(error);
    if (reason === undefined) throw error;
    return usageProblem(terminal, `cannot watch: ${reason}`, 'run svc compile without --watch after each change');
  } finally {
    changes.close();
    watchers.close();
  }
}
