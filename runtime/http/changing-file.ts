import { readFile, stat } from 'node:fs/promises';
import { reasonOf } from '../config/system-error.ts';

/** The text of a file, or why there is none (for a sentence, without the content). */
export type FileReading =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly reason: string };

/** A small file that somebody replaces while we run, such as a token or a CA bundle. */
export interface ChangingFile {
  /** The present text, trimmed; read again only when the file has changed. */
  read(): Promise<FileReading>;
}

/**
 * Watches by checking the file whenever it is needed, since notifications get lost over the links by which Kubernetes swaps mounted files.
 * An empty file, a path that is not a file, and a file above the limit (in bytes) yield a reason instead of the text.
 */
export function changingFile(path: string, maximumBytes = 65_536): ChangingFile {
  let seen: { readonly version: string; readonly text: string } | undefined;
  return {
    async read() {
      try {
        const stats = await stat(path, { bigint: true });
        if (!stats.isFile()) return { ok: false, reason: 'it is not a file' };
        if (stats.size > maximumBytes) return { ok: false, reason: `it is larger than ${maximumBytes} bytes` };
        const version = `${stats.dev}:${stats.ino}:${stats.size}:${stats.mtimeNs}:${stats.ctimeNs}`;
        if (seen?.version !== version) seen = { version, text: (await readFile(path, 'utf8')).trim() };
        return seen.text === '' ? { ok: false, reason: 'it is empty' } : { ok: true, text: seen.text };
      } catch (error) {
        return { ok: false, reason: reasonOf(error) };
      }
    },
  };
}
