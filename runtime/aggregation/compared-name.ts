/**
 * What two names have in common that people and models cannot tell apart: compatible forms of one character (Unicode NFKC), any white space,
 * and characters that nobody sees. Upper and lower case stay different.
 */
export function comparedName(name: string): string {
  if (plain.test(name)) return name;
  return name
    .normalize('NFKC')
    .replace(/\p{White_Space}+/gu, ' ')
    .replace(/\p{Default_Ignorable_Code_Point}|\p{Cc}/gu, '')
    .trim();
}

/** Names of which each character is its own: nearly all. */
const plain = /^[!-~]*$/;
