/** Stop words: they do not describe a tool, or occur in the descriptions of all tools. */
const empty: ReadonlySet<string> = new Set(
  `a about all an and any are as at be by can do does for from given has have how i in into is it its like me my need new of on one or our
  please should so some that the their them then there these they this to tool tools up us use used uses using want we what when where which
  who will with would you your`.split(/\s+/),
);

/**
 * A word as the index holds it: without the ending of its number and tense, so that `created issues` finds `create issue`. Undefined for a
 * stop word.
 */
export function termOf(word: string): string | undefined {
  if (empty.has(word)) return undefined;
  return stemmed(word);
}

function stemmed(word: string): string {
  if (word.length <= 3 || !/^[a-z]+$/.test(word)) return word;
  const singular = word
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch|sh|z)es$/, '$1')
    .replace(/([^su])s$/, '$1');
  const plain = singular
    .replace(/(?<=[aeiouy].*)(?:ations?|ators?)$/, 'ate')
    .replace(/(?<=[aeiouy].*[a-z])(?:ing|ed|er|ion)$/, '');
  // `plann` is plan; a silent e at the end is dropped on both sides.
  return plain.replace(/([bdgmnprt])\1$/, '$1').replace(/(?<=..)e$/, '');
}
