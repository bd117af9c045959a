/**
 * What JSON leaves as it is although readers of a log are misled by it: controls that terminals act on (C1, delete), line ends that
 * only some know (U+2028, U+2029), and marks that turn the direction of what follows.
 */
const misleading = /[\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/;
const everyMisleading = new RegExp(misleading, 'g');

/** JSON lines without misleading characters: these occur in strings only, where JSON has an escape for them. */
export function plainLines(lines: string): string {
  if (!misleading.test(lines)) return lines;
  return lines.replace(
    everyMisleading,
    (character) => String.raw`\u` + character.charCodeAt(0).toString(16).padStart(4, '0'),
  );
}
