/** Cedar counts bytes of UTF-8, we count UTF-16 units: the offset in a text as units. */
export function unitOffset(text: string, bytes: number): number {
  return Buffer.from(text, 'utf8').subarray(0, bytes).toString('utf8').length;
}
