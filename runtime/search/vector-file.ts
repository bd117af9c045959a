import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { keyLength, type VectorCache } from './vector-cache.ts';

/** Vectors that outlive the process: one file of a folder, replaced as a whole. */
export interface VectorFile {
  /** Fills a cache with what the file holds. A file that is absent, broken or of another version gives nothing. */
  load(cache: VectorCache): Promise<void>;
  /** Writes what a cache holds. Gives why it could not, in words; the file before is then still there. */
  save(cache: VectorCache): Promise<string | undefined>;
}

const magic = Buffer.from('svc-vectors-1\n');
/** Key, then the count of numbers, then the numbers, each of four bytes in little-endian order. */
const headSize = keyLength / 2 + 4;
const longestVector = 8192;

/** Keeps vectors in a folder; the file holds hashes and numbers, no text. `maximumBytes`: a larger file is not read. */
export function vectorFile(folder: string, maximumBytes: number): VectorFile {
  const path = join(folder, 'tool-vectors');
  return {
    async load(cache) {
      const bytes = await readBounded(path, maximumBytes);
      if (bytes === undefined || !bytes.subarray(0, magic.length).equals(magic)) return;
      let at = magic.length;
      while (at + headSize <= bytes.length) {
        const key = bytes.toString('hex', at, at + keyLength / 2);
        const count = bytes.readUInt32LE(at + keyLength / 2);
        const end = at + headSize + count * 4;
        if (count === 0 || count > longestVector || end > bytes.length) return;
        const vector = new Float32Array(count);
        for (let index = 0; index < count; index++) vector[index] = bytes.readFloatLE(at + headSize + index * 4);
        if (vector.every(Number.isFinite)) cache.restore(key, vector);
        at = end;
      }
    },
    async save(cache) {
      const unfinished = join(folder, `.tool-vectors-${randomUUID()}`);
      try {
        await mkdir(folder, { recursive: true });
        const file = await open(unfinished, 'wx', 0o600);
        try {
          const kept = [...cache.entries()].filter(([, { length }]) => length > 0);
          await file.writeFile(Buffer.concat([magic, ...kept.map(recordOf)]));
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(unfinished, path);
        return undefined;
      } catch (error) {
        // Where not even that works, there is nothing to remove.
        await rm(unfinished, { force: true }).catch(() => undefined);
        return error instanceof Error ? error.message : 'it cannot be written';
      }
    },
  };
}

async function readBounded(path: string, maximumBytes: number): Promise<Buffer | undefined> {
  try {
    const { size } = await stat(path);
    return size > maximumBytes ? undefined : await readFile(path);
  } catch {
    // Vectors are made again where the file cannot be read.
    return undefined;
  }
}

function recordOf([key, vector]: [string, Float32Array]): Buffer {
  const record = Buffer.alloc(headSize + vector.length * 4);
  record.write(key, 0, 'hex');
  record.writeUInt32LE(vector.length, keyLength / 2);
  for (const [index, number] of vector.entries()) record.writeFloatLE(number, headSize + index * 4);
  return record;
}
