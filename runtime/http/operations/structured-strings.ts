/** Strings as the value of a header: a list of RFC 9651 (3.1, 3.3.3). Characters that no such string holds become `?`. */
export function structuredStrings(texts: readonly string[]): string {
  return texts
    .map((text) => `"${text.replaceAll(/[^\x20-\x7e]/g, '?').replaceAll(/["\\]/g, String.raw`\$&`)}"`)
    .join(', ');
}

/** Reads such a list, however many header lines it came in; none where there is no header, or no list of strings in it. */
export function readStructuredStrings(value: string | null): readonly string[] {
  if (value === null || !/^\s*"(?:[^"\\]|\\.)*"(?:\s*,\s*"(?:[^"\\]|\\.)*")*\s*$/.test(value)) return [];
  return [...value.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, text = '']) => text.replaceAll(/\\(.)/g, '$1'));
}
