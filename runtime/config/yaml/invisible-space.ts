import { openTable } from '../../diagnostics/open-table.ts';

/** White space and marks without width that YAML takes for letters, by code point. */
const names: Readonly<Record<string, string>> = openTable({
  '\u00A0': 'a no-break space',
  '\u1680': 'a space of another script',
  '\u200B': 'a space without width',
  '\u202F': 'a narrow no-break space',
  '\u205F': 'a mathematical space',
  '\u3000': 'an ideographic space',
  '\uFEFF': 'a byte order mark',
});
const invisible = /[\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]/;

/** The first such character of a string, with its name for a message; undefined where there is none. */
export function invisibleSpaceIn(text: string): { readonly index: number; readonly name: string } | undefined {
  const match = invisible.exec(text);
  if (match === null) return undefined;
  const [character] = match;
  const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  return { index: match.index, name: `${names[character] ?? 'a space of another width'} (U+${code})` };
}

/** Whether a string begins with one. */
export function beginsInvisibly(text: string): boolean {
  return invisible.test(text.charAt(0));
}
