import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { systemCodeOf } from '../../config/system-error.ts';

/** Milliseconds between two looks. */
const pause = 250;

/** Looks after what a program writes into a folder. */
export interface FolderSize {
  /** Looks for the last time: whether more is there than there is room for. */
  end(): Promise<boolean>;
}

/** Calls `full` once more than so many bytes are in a folder and those below it. Files that go while they are counted count for nothing. */
export function watchFolderSize(folder: string, bytes: number, full: () => void): FolderSize {
  let looking: Promise<boolean> | undefined;
  const look = async (): Promise<boolean> => {
    const isFull = (await sizeOf(folder)) > bytes;
    if (isFull) full();
    return isFull;
  };
  const timer = setInterval(() => {
    looking ??= look().finally(() => {
      looking = undefined;
    });
  }, pause);
  return {
    async end() {
      clearInterval(timer);
      await looking;
      return look();
    },
  };
}

async function sizeOf(folder: string): Promise<number> {
  const names = await unlessGone(readdir(folder, { recursive: true }), []);
  const sizes = await Promise.all(
    names.map((name) => unlessGone<{ readonly size: number }>(stat(join(folder, name)), { size: 0 })),
  );
  return sizes.reduce((sum, { size }) => sum + size, 0);
}

/** What the system says, or something else where the file or a folder on the way went meanwhile. */
async function unlessGone<Value>(answer: Promise<Value>, otherwise: Value): Promise<Value> {
  try {
    return await answer;
  } catch (error) {
    if (systemCodeOf(error) === undefined) throw error;
    return otherwise;
  }
}
