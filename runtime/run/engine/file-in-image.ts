import type Docker from 'dockerode';
import { extract } from 'tar-stream';

/** Bytes of an archive of one file beside its content: headers, and zeros at the end. */
const framing = 65_536;

/**
 * Reads a file of an image, out of a container that never runs (Docker Engine API, GET /containers/{id}/archive). Undefined where the image
 * has no such file, or one of more than `mostBytes`.
 */
export async function fileInImage(
  docker: Docker,
  image: string,
  path: string,
  mostBytes: number,
): Promise<string | undefined> {
  const container = await docker.createContainer({ Image: image, Cmd: ['none'], NetworkDisabled: true });
  try {
    const archive = await bytesOf(await container.getArchive({ path }), mostBytes + framing);
    return archive === undefined ? undefined : await fileIn(archive, mostBytes);
  } catch (error) {
    if (error instanceof Error && 'statusCode' in error && error.statusCode === 404) return undefined;
    throw error;
  } finally {
    await container.remove({ force: true, v: true });
  }
}

async function bytesOf(stream: NodeJS.ReadableStream, most: number): Promise<Buffer | undefined> {
  const pieces: Buffer[] = [];
  let size = 0;
  // Leaving the loop ends the connection.
  for await (const piece of stream) {
    const bytes = Buffer.from(piece);
    size += bytes.length;
    if (size > most) return undefined;
    pieces.push(bytes);
  }
  return Buffer.concat(pieces);
}

/** The text of the one file of an archive. */
async function fileIn(archive: Buffer, mostBytes: number): Promise<string | undefined> {
  const reader = extract();
  reader.end(archive);
  for await (const entry of reader) {
    if (entry.header.type !== 'file' || entry.header.size > mostBytes) return undefined;
    const pieces: Buffer[] = [];
    for await (const piece of entry) if (piece instanceof Uint8Array) pieces.push(Buffer.from(piece));
    return Buffer.concat(pieces).toString('utf8');
  }
  return undefined;
}
