const size = 2048;

/** Longer keys are mostly labels and annotations of one document. */
const longest = 64;

/** Keys by what little of them is looked at first. */
const known: (string | undefined)[] = Array.from({ length: size }, () => undefined);

/**
 * A range of the text as the key of an object. The keys of resources are the same few words again and again: if each were cut out of the
 * text, the engine would look up every one among all strings of the program before it can be a key, which took a third of the time for a
 * large file. The cache does not grow with the input, and does not keep the text in memory.
 */
export function keyIn(text: string, start: number, end: number): string {
  const length = end - start;
  if (length > longest) return text.slice(start, end);
  const last = text.charCodeAt(end - 1);
  const middle = text.charCodeAt(start + (length >> 1));
  const slot = (length * 7 + text.charCodeAt(start) * 31 + middle * 131 + last * 521) & (size - 1);
  const key = known[slot];
  if (key !== undefined && key.length === length && text.startsWith(key, start)) return key;
  const cut = text.slice(start, end);
  // The key of an object is a string of its own, and not a view of the text that it was cut out of.
  return (known[slot] = Object.keys({ [cut]: true })[0] ?? cut);
}
