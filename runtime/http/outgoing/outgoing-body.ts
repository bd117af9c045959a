import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

/** Compressions that we ask for, which are undone while reading. */
export const acceptedEncodings = 'gzip, deflate, br';

/** What became of a body: its bytes, or why it was given up. */
export type BodyReading = { readonly bytes: Buffer } | { readonly problem: 'too-large' | 'encoding' };

/** Ends the reading; never leaves this file. */
class TooLarge extends Error {}

/**
 * Reads a body to its end, decompressed, counting while it arrives: a body above the limit (bytes, counted after
 * decompression) is given up at the limit. Throws what the stream throws.
 */
export async function readBody(
  body: Readable,
  encoding: string | undefined,
  maximumBytes: number,
  signal: AbortSignal,
): Promise<BodyReading> {
  const chunks: Buffer[] = [];
  const count = async (source: AsyncIterable<Buffer>): Promise<void> => {
    let size = 0;
    for await (const chunk of source) {
      size += chunk.length;
      if (size > maximumBytes) throw new TooLarge();
      chunks.push(chunk);
    }
  };
  try {
    switch (encoding?.trim().toLowerCase() ?? 'identity') {
      case '':
      case 'identity':
        await pipeline(body, count, { signal });
        break;
      case 'gzip':
      case 'x-gzip':
        await pipeline(body, createGunzip(), count, { signal });
        break;
      case 'deflate':
        await pipeline(body, createInflate(), count, { signal });
        break;
      case 'br':
        await pipeline(body, createBrotliDecompress(), count, { signal });
        break;
      default:
        // What is thrown away says so by an error, which nobody else listens to.
        body.on('error', () => undefined);
        body.destroy();
        return { problem: 'encoding' };
    }
  } catch (error) {
    if (error instanceof TooLarge) return { problem: 'too-large' };
    throw error;
  }
  return { bytes: Buffer.concat(chunks) };
}
