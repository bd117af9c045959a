/** What a reader returns for what another one has to decide. */
export const refused: unique symbol = Symbol('refused');

const zero = 0x30;
const nine = 0x39;

/** Characters that an unquoted word may begin with here: letters, digits, `/`, `_`, `$`, `(`. */
const beginsWord = new Uint8Array(128);
/** Characters in which all forms of numbers are written, in this and older versions of YAML. */
const inNumber = new Uint8Array(128);
for (const letter of 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/_$(')
  beginsWord[letter.charCodeAt(0)] = 1;
for (const letter of '0123456789abcdefABCDEFxXoO_:.+-') inNumber[letter.charCodeAt(0)] = 1;

/** Words that are not strings, or not for every reader, by their spelling. */
const words = new Map<string, boolean | null | typeof refused>([
  ...['true', 'True', 'TRUE'].map((word) => [word, true] as const),
  ...['false', 'False', 'FALSE'].map((word) => [word, false] as const),
  ...['null', 'Null', 'NULL'].map((word) => [word, null] as const),
  ...['y', 'Y', 'yes', 'Yes', 'YES', 'on', 'On', 'ON', 'n', 'N', 'no', 'No', 'NO', 'off', 'Off', 'OFF'].map(
    (word) => [word, refused] as const,
  ),
]);
/** Their first letters; few words begin with one and are as short. */
const beginsSpecial = new Uint8Array(128);
for (const word of words.keys()) beginsSpecial[word.charCodeAt(0)] = 1;
const longestSpecial = 5;

/**
 * The value of an unquoted word (a range of the text, printable ASCII on one line) by the core schema of YAML 1.2; `refused` when other
 * readers may read it differently, or when it begins with an unusual character.
 */
export function plainWord(text: string, start: number, end: number): string | number | boolean | null | typeof refused {
  const first = text.charCodeAt(start);
  if (start >= end || beginsWord[first] !== 1) return refused;
  if (first >= zero && first <= nine) return number(text, start, end);
  if (beginsSpecial[first] === 1 && end - start <= longestSpecial) {
    const special = words.get(text.slice(start, end));
    if (special !== undefined) return special;
  }
  return text.slice(start, end);
}

/** Whether the value of an unquoted word is its text. */
export function isText(text: string, start: number, end: number): boolean {
  const first = text.charCodeAt(start);
  const isLetter = beginsWord[first] === 1 && !(first >= zero && first <= nine);
  if (isLetter && (beginsSpecial[first] !== 1 || end - start > longestSpecial)) return true;
  return typeof plainWord(text, start, end) === 'string';
}

/** A word that begins with a digit: a number that all readers read alike, or a string such as `64Mi` that no reader takes for a number. */
function number(text: string, start: number, end: number): number | string | typeof refused {
  let isDecimal = true;
  for (let index = start; index < end; index++) {
    const code = text.charCodeAt(index);
    if (code >= zero && code <= nine) continue;
    isDecimal = false;
    if (inNumber[code] !== 1) return text.slice(start, end);
  }
  const hasLeadingZero = text.charCodeAt(start) === zero && end - start > 1;
  if (isDecimal && !hasLeadingZero && end - start <= 15) return Number(text.slice(start, end));
  // A fraction, a version, a date, a time, an octal number: rare, and readers differ.
  return refused;
}
