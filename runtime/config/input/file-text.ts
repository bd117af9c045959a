import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import type { Stats } from 'node:fs';
import type { Report } from '../../diagnostics/diagnostic.ts';
import type { SourceFile } from '../../diagnostics/span.ts';
import * as found from './input-diagnostics.ts';
import { maximumFileBytes } from '../limits.ts';
import { reasonOf } from '../system-error.ts';

/** Names of streams that are open already, so that reading them does not wait for somebody to open the other end. */
const openStream = /^\/(?:dev\/(?:stdin|fd\/\d+)|proc\/(?:self|\d+)\/fd\/\d+)$/;

/**
 * Reads a file as text; `path` is its name in findings. A file that is not text is reported and yields undefined, and so are pipes and
 * devices: opening a pipe waits for its writer, and a device may never end. Streams that a shell has opened (`<(command)`) are read.
 */
export async function readFileText(absolute: string, path: string, report: Report): Promise<SourceFile | undefined> {
  try {
    const stats = await stat(absolute);
    const { size } = stats;
    if (!stats.isFile() && !openStream.test(absolute)) {
      report(found.unreadable({ path, reason: `it is ${nameOf(stats)}, no file` }, undefined));
      return undefined;
    }
    if (size > maximumFileBytes) return tooLarge(path, report);
    // Streams and the files of /proc have no size.
    return size > 0
      ? decode(await readFile(absolute), path, report)
      : await readStreamText(createReadStream(absolute), path, report);
  } catch (error) {
    report(found.unreadable({ path, reason: reasonOf(error) }, undefined));
    return undefined;
  }
}

function nameOf(stats: Stats): string {
  if (stats.isDirectory()) return 'a folder';
  if (stats.isFIFO()) return 'a pipe';
  return stats.isSocket() ? 'a socket' : 'a device';
}

/** Reads a stream to its end, as long as the size limit allows. Throws what the stream throws. */
export async function readStreamText(
  stream: AsyncIterable<Uint8Array | string>,
  path: string,
  report: Report,
): Promise<SourceFile | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    size += bytes.length;
    if (size > maximumFileBytes) return tooLarge(path, report);
    chunks.push(bytes);
  }
  return decode(Buffer.concat(chunks), path, report);
}

function decode(bytes: Buffer, path: string, report: Report): SourceFile | undefined {
  const encoding = otherEncoding(bytes);
  if (encoding !== undefined) {
    report(found.notUtf8({ encoding }, { path, text: '' }));
    return undefined;
  }
  if (bytes.includes(0)) {
    report(found.binary({}, { path, text: '' }));
    return undefined;
  }
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  const source = { path, text };
  if (isUtf8(bytes)) return source;
  const start = firstForeignByte(bytes, text);
  report(found.notUtf8({ encoding: undefined }, { source, start, end: start + 1 }));
  return undefined;
}

/** The encoding that a byte order mark names. That of UTF-32, little end first, begins with the one of UTF-16. */
function otherEncoding(bytes: Buffer): 'UTF-16' | 'UTF-32' | undefined {
  const mark = bytes.toString('hex', 0, 4);
  if (mark === 'fffe0000' || mark === '0000feff') return 'UTF-32';
  return mark.startsWith('fffe') || mark.startsWith('feff') ? 'UTF-16' : undefined;
}

/** Where the text has a replacement character that the bytes do not have. */
function firstForeignByte(bytes: Buffer, text: string): number {
  const markLength = bytes.length >= 3 && bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  let byte = markLength;
  let from = 0;
  for (;;) {
    const at = text.indexOf('\uFFFD', from);
    if (at === -1) return 0;
    byte += Buffer.byteLength(text.slice(from, at));
    const isWritten = bytes[byte] === 0xef && bytes[byte + 1] === 0xbf && bytes[byte + 2] === 0xbd;
    if (!isWritten) return at;
    byte += 3;
    from = at + 1;
  }
}

function tooLarge(path: string, report: Report): undefined {
  report(found.tooLarge({ limit: maximumFileBytes }, { path, text: '' }));
  return undefined;
}
