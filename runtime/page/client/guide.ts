import type { Setup } from './setup.ts';
import type { Ask } from './template.ts';

/** Characters of a list that stays on its line. */
const lineLength = 72;

/** Text to copy. */
export interface Snippet {
  /** Where it goes: `.mcp.json in your project`. */
  readonly caption: string;
  readonly text: string;
  /** A line for a terminal. */
  readonly isCommand?: true;
}

/** How to add a server to one client. */
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

/** Choices of a value that a sentence names, and characters of an example. */
const mostChoices = 8;
const longestExample = 60;

/** A value to give with what is known of it, for a sentence: `<REGION> (one of eu, us)`. Nothing of a secret is shown. */
export function askWords(ask: Ask, shown: (ask: Ask) => string = placeholder): string {
  const { isSecret, choices = [], example } = ask;
  if (isSecret) return shown(ask);
  if (choices.length > 0) {
    const further = choices.length > mostChoices ? ' and others' : '';
    return `${shown(ask)} (one of ${choices.slice(0, mostChoices).join(', ')}${further})`;
  }
  const isShown = example !== undefined && example !== '' && example.length <= longestExample;
  return isShown ? `${shown(ask)} (for example ${example})` : shown(ask);
}

/** The placeholder of a value where a client has no syntax for it. */
export function placeholder({ name }: { readonly name: string }): string {
  return `<${name}>`;
}
