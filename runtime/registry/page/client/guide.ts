import type { Setup } from './setup.ts';

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

export function jsonText(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

/** An object of names and values; absent when there is none. */
export function mapUnder(key: string, pairs: readonly (readonly [string, string])[]): Readonly<Record<string, object>> {
  return pairs.length === 0 ? {} : { [key]: Object.fromEntries(pairs) };
}

/** What stands in place of a value where a client has no words for it. */
export function placeholder({ name }: { readonly name: string }): string {
  return `<${name}>`;
}
