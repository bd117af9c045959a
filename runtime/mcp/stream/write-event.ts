const lineFeed = 0x0a;
const carriageReturn = 0x0d;

/** One event of a stream with its data as it is. JSON may have line breaks between its tokens, and each line becomes one of data. */
export function eventBytes(data: Buffer, id?: string): Buffer {
  const head = id === undefined ? 'event: message\n' : `event: message\nid: ${id}\n`;
  if (!data.includes(lineFeed) && !data.includes(carriageReturn)) {
    return Buffer.concat([Buffer.from(`${head}data: `), data, eventEnd]);
  }
  // A carriage return ends a line too; between the tokens of JSON it means as much as a line feed.
  const lines = data.toString('latin1').split(/\r\n|\n|\r/);
  return Buffer.concat([
    Buffer.from(head),
    ...lines.map((line) => Buffer.from(`data: ${line}\n`, 'latin1')),
    Buffer.from('\n'),
  ]);
}

/** Bytes from which on copying an event takes more than writing it in pieces. */
const large = 65_536;

/** The same in pieces to be written one after the other: the data of a large event is not copied. */
export function eventPieces(data: Buffer, id?: string): readonly Buffer[] {
  if (data.length < large || data.includes(lineFeed) || data.includes(carriageReturn)) return [eventBytes(data, id)];
  return [Buffer.from(`event: message\n${id === undefined ? '' : `id: ${id}\n`}data: `), data, eventEnd];
}

/** Milliseconds after which a client should come again when its stream breaks off. */
const retryMs = 1000;

/** A first event without data, from which a client may resume, and after how long (2025-11-25, Sending Messages, 6). */
export function primingEvent(id: string): Buffer {
  return Buffer.from(`id: ${id}\nretry: ${retryMs}\ndata: \n\n`);
}

/** A comment, which keeps connections open that would be closed for silence. */
export const keepAliveComment = Buffer.from(': keep-alive\n\n');

const eventEnd = Buffer.from('\n\n');
