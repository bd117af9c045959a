const comma = 0x2c;

/**
 * The body of a list as bytes: `{"<key>":[rows…],"metadata":{"count":n,"nextCursor":…}}`. The rows are copied as they are;
 * nothing is parsed or serialized again.
 */
export function listBody(key: string, rows: readonly { readonly row: Buffer }[], nextCursor?: string): Buffer {
  const opening = Buffer.from(`{"${key}":[`);
  const metadata = { ...(nextCursor === undefined ? {} : { nextCursor }), count: rows.length };
  const closing = Buffer.from(`],"metadata":${JSON.stringify(metadata)}}`);
  let length = opening.length + closing.length + Math.max(0, rows.length - 1);
  for (const { row } of rows) length += row.length;
  const body = Buffer.allocUnsafe(length);
  body.set(opening, 0);
  let offset = opening.length;
  for (const [place, { row }] of rows.entries()) {
    if (place > 0) body[offset++] = comma;
    body.set(row, offset);
    offset += row.length;
  }
  body.set(closing, offset);
  return body;
}
