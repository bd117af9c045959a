import { openTable } from '../../diagnostics/open-table.ts';

const simple: Readonly<Record<string, string>> = openTable({
  a: '\u0007',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
  '\\': '\\',
});
const escape = /\\(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|U([\da-fA-F]{8})|([0-7]{3})|(.))/gs;

/**
 * What the inside of a quoted Go string means. Undefined for an escape that Go does not know, or a code point that does not
 * exist. Bytes (`\xff`) are taken as code points.
 */
export function unquote(inner: string, quote: string): string | undefined {
  if (!inner.includes('\\')) return inner;
  let isWrong = false;
  const value = inner.replaceAll(
    escape,
    (_, x?: string, u?: string, long?: string, octal?: string, letter?: string) => {
      if (letter !== undefined) {
        const meaning = letter === quote ? quote : simple[letter];
        if (meaning === undefined) isWrong = true;
        return meaning ?? '';
      }
      const point = octal === undefined ? Number.parseInt(x ?? u ?? long ?? '', 16) : Number.parseInt(octal, 8);
      if (point > 0x10ffff) isWrong = true;
      return isWrong ? '' : String.fromCodePoint(point);
    },
  );
  return isWrong ? undefined : value;
}

const shortEscapes: Readonly<Record<string, string>> = openTable({
  '\u0007': '\\a',
  '\b': '\\b',
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '\v': '\\v',
  '\\': '\\\\',
  '"': '\\"',
});

/** A string as a quoted Go string, as `%q` writes it: unprintable characters are escaped. */
export function quoted(text: string): string {
  const inner = text.replaceAll(/["\\]|[^\P{C}]|[\p{Zl}\p{Zp}]|(?! )\p{Zs}/gu, (character) => {
    const point = character.codePointAt(0) ?? 0;
    const short = shortEscapes[character];
    if (short !== undefined) return short;
    const hex = point.toString(16);
    if (point < 0x80) return `\\x${hex.padStart(2, '0')}`;
    return point > 0xffff ? `\\U${hex.padStart(8, '0')}` : `\\u${hex.padStart(4, '0')}`;
  });
  return `"${inner}"`;
}
