const prefix = '=?base64?';
const suffix = '?=';

/** Visible ASCII, with spaces and tabs inside. */
const plain = /^[\x21-\x7e]([\x20-\x7e\t]*[\x21-\x7e])?$/;

/** A value as an Mcp-Name or Mcp-Param header carries it (2026-07-28, Value Encoding). */
export function encodeHeaderText(value: string): string {
  const isSafe = plain.test(value) && !(value.startsWith(prefix) && value.endsWith(suffix));
  return isSafe || value === '' ? value : `${prefix}${Buffer.from(value, 'utf8').toString('base64')}${suffix}`;
}

/** The value that such a header encodes; undefined where it is malformed (broken base64, bytes that are not UTF-8). */
export function decodeHeaderText(header: string): string | undefined {
  if (!header.startsWith(prefix) || !header.endsWith(suffix) || header.length < prefix.length + suffix.length)
    return header === '' || plain.test(header) ? header : undefined;
  const encoded = header.slice(prefix.length, -suffix.length);
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(encoded) || encoded.length % 4 !== 0) return undefined;
  const bytes = Buffer.from(encoded, 'base64');
  const text = bytes.toString('utf8');
  return Buffer.from(text, 'utf8').equals(bytes) ? text : undefined;
}
