/** Converts an offset of Cedar (bytes of UTF-8) to UTF-16 units. */
export function unitOffset(text: string, bytes: number): number {
  return Buffer.from(text, 'utf8').subarray(0, bytes).toString('utf8').length;
}
