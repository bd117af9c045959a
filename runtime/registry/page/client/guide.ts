import type { Setup } from './setup.ts';

/** Characters of a list that stays on its line. */
const lineLength = 72;

/** A text to copy. */
export interface Snippet {
  /** Where it goes: `.mcp.json in your project`. */
  readonly caption: string;
  readonly text: string;
}

/** How one client is told about a server. */
export interface Guide {
  readonly client: string;
  /** Sentences before the texts. */
  readonly notes: readonly string[];
  readonly snippets: readonly Snippet[];
}

/** Writes a setup in the words of one client; `key` names the server there. */
export type GuideFor = (key: string, setup: Setup) => Guide;

/** JSON as people write it: two spaces, and a short list of texts on one line. */
export function jsonText(value: object, indent = ''): string {
  const inner = `${indent}  `;
  const shown = (each: unknown): string =>
    typeof each === 'object' && each !== null ? jsonText(each, inner) : JSON.stringify(each);
  if (Array.isArray(value)) {
    const items = value.map(shown);
    const line = `[${items.join(', ')}]`;
    const isPlain = value.every((each) => typeof each !== 'object');
    return isPlain && line.length <= lineLength ? line : block('[', items, ']');
  }
  return block(
    '{',
    Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${shown(each)}`),
    '}',
  );

  function block(open: string, items: readonly string[], close: string): string {
    return items.length === 0 ? open + close : `${open}\n${inner}${items.join(`,\n${inner}`)}\n${indent}${close}`;
  }
}

/** An object of names and values; absent when there is none. */
export function mapUnder(key: string, pairs: readonly (readonly [string, string])[]): Readonly<Record<string, object>> {
  return pairs.length === 0 ? {} : { [key]: Object.fromEntries(pairs) };
}

/** What stands in place of a value where a client has no words for it. */
export function placeholder({ name }: { readonly name: string }): string {
  return `<${name}>`;
}
