import { Readable } from 'node:stream';
import { pack } from 'tar-stream';
import type { Recipe } from './recipe.ts';

/** The same time for every file: what is built depends on their content alone. */
const mtime = new Date(0);

/** The files of a recipe as an archive, in the order of their paths. */
export function contextArchive({ files }: Recipe): Readable {
  const archive = pack();
  const write = async (): Promise<void> => {
    for (const path of [...files.keys()].toSorted()) {
      const entry = files.get(path);
      if (entry === undefined) continue;
      await new Promise<void>((resolve, reject) => {
        const done = (error?: Error | null): void => (error == null ? resolve() : reject(error));
        if (entry.kind === 'link')
          archive.entry({ name: path, type: 'symlink', linkname: entry.target, mtime, mode: 0o777 }, done);
        else archive.entry({ name: path, mode: entry.mode, mtime }, entry.content, done);
      });
    }
    archive.finalize();
  };
  write().catch((error: unknown) => archive.destroy(error instanceof Error ? error : new Error(String(error))));
  return Readable.from(archive);
}
