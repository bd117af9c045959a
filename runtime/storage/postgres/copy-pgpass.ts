import { randomUUID } from 'node:crypto';
import { open, rename, rm, type FileHandle } from 'node:fs/promises';

/** More than any pgpass file has. */
const largest = 1024 * 1024;

/** What became of a copy. The problem is a whole sentence without its end, and holds nothing of the file. */
export type CopyOutcome =
  | { readonly outcome: 'copied' }
  | { readonly outcome: 'refused'; readonly problem: string; readonly hint: string };

/**
 * Copies a pgpass file so that PostgreSQL clients accept it: with mode 0600, owned by this user (spec 3, MCPRegistry; a
 * mounted Secret belongs to root and is readable by a group). Whoever reads the copy sees all of it or none.
 */
export async function copyPgpass(from: string, to: string): Promise<CopyOutcome> {
  let content: Buffer;
  try {
    content = await readBounded(from);
  } catch (error) {
    return refused(
      `the pgpass file ${from} cannot be read (${reasonOf(error)})`,
      'check --from and the mounted Secret',
    );
  }
  if (content.length > largest) {
    return refused(`the pgpass file ${from} is larger than 1 MiB`, 'name a pgpass file: a line for each login');
  }
  if (content.toString().trim() === '') {
    return refused(`the pgpass file ${from} is empty`, 'write lines of the form host:port:database:user:password');
  }
  const unfinished = `${to}.${randomUUID()}`;
  try {
    await writeDurably(unfinished, content);
    await rename(unfinished, to);
    return { outcome: 'copied' };
  } catch (error) {
    await rm(unfinished, { force: true });
    return refused(
      `${to} cannot be written (${reasonOf(error)})`,
      'name a file in a folder that this user may write to',
    );
  }
}

async function readBounded(path: string): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const buffer = Buffer.alloc(largest + 1);
    let length = 0;
    for (;;) {
      const { bytesRead } = await file.read(buffer, length, buffer.length - length);
      length += bytesRead;
      if (bytesRead === 0 || length === buffer.length) return buffer.subarray(0, length);
    }
  } finally {
    await file.close();
  }
}

async function writeDurably(path: string, content: Buffer): Promise<void> {
  // Nobody else may read it, not even before the mode could be changed.
  const file: FileHandle = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

function refused(problem: string, hint: string): CopyOutcome {
  return { outcome: 'refused', problem, hint };
}

function reasonOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
