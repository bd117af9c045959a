import { constants, open } from 'node:fs/promises';
import type { FileSource } from '../../../generated/types/file-source.ts';
import { reasonOf } from '../../config/system-error.ts';
import type { Outgoing } from '../../http/outgoing/outgoing.ts';
import { catalogReading } from './catalog-reading.ts';
import type { SourceReader, SourceReading } from './source-reader.ts';

/** Largest catalog file in bytes. */
export const largestFile = 100 * 1024 * 1024;

/** Reads a catalog file by its path, its URL, or out of the configuration itself (facts on the `file` source). */
export function fileReader(source: FileSource, outgoing: Outgoing, timeoutMs: number): SourceReader {
  const { path, url, data } = source;
  if (data !== undefined) return { read: () => catalogReading(Buffer.from(data), 'data') };
  if (path !== undefined) return { read: async () => readPath(path) };
  return {
    async read({ etag }, signal) {
      const result = await outgoing.fetch(new URL(url ?? ''), {
        signal,
        timeoutMs,
        maximumBytes: largestFile,
        headers: { accept: 'application/json' },
        ...(etag === undefined ? {} : { ifNoneMatch: etag }),
      });
      if (!result.ok) return { outcome: 'failed', message: result.error.message };
      const { notModified, body, etag: next } = result.response;
      if (notModified) return { outcome: 'unchanged', ...(etag === undefined ? {} : { etag }) };
      return catalogReading(body, 'the file', next);
    },
  };
}

async function readPath(path: string): Promise<SourceReading> {
  try {
    // Opening a pipe waits for its writer, and a device never ends.
    const file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
    try {
      const found = await file.stat();
      if (!found.isFile()) return { outcome: 'failed', message: `${path} is not a regular file` };
      if (found.size > largestFile)
        return { outcome: 'failed', message: `${path} is larger than ${largestFile} bytes` };
      return await catalogReading(await file.readFile(), path);
    } finally {
      await file.close();
    }
  } catch (error) {
    return { outcome: 'failed', message: `${path} cannot be read: ${reasonOf(error)}` };
  }
}
