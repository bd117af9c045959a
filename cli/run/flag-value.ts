import type { Flag } from '../../generated/flags.ts';
import { openTable } from '../../runtime/diagnostics/open-table.ts';

/** What a flag says, as its field of the run document takes it, or what is wrong with its text. */
export type FlagValue = { readonly value: unknown } | { readonly problem: string };

/** Flags whose values are pairs, with the form of the pair. */
const pairs: Readonly<Record<string, string>> = openTable({
  env: 'KEY=VALUE',
  label: 'key=value',
  'otel-headers': 'key=value',
  'otel-custom-attributes': 'key=value,key=value',
  'remote-forward-headers': 'Name=Value',
  'remote-forward-headers-secret': 'Name=secret-name',
});

/** Flags that are given several times and take lists with commas too. */
const listed: ReadonlySet<string> = new Set(['tools', 'otel-env-vars', 'runtime-add-package', 'webhook-config']);

/**
 * Reads what the command line says of a flag: the text of the option, all its texts where it may be given several times, or true and
 * false. Numbers that are none and pairs without an equals sign are problems; everything else is judged by the schema of the document.
 */
export function flagValueOf({ name, type }: Flag, given: string | boolean | readonly string[]): FlagValue {
  if (typeof given === 'boolean') return { value: given };
  const texts = typeof given === 'string' ? [given] : given;
  const form = pairs[name];
  if (form !== undefined) {
    return pairsOf(name === 'otel-custom-attributes' ? texts.flatMap((text) => text.split(',')) : texts, form);
  }
  if (name === 'secret') return secretsOf(texts);
  if (type === 'strings' || listed.has(name)) return { value: texts.flatMap(commaSeparated) };
  if (type === 'stringArray') return { value: texts };
  const [text = ''] = texts;
  return type === 'int' || type === 'float' ? numberOf(text, type) : { value: text };
}

function commaSeparated(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function numberOf(text: string, type: 'int' | 'float'): FlagValue {
  const isNumber = type === 'int' ? /^-?\d{1,15}$/.test(text) : /^-?\d{1,15}(\.\d+)?$/.test(text);
  if (isNumber) return { value: Number(text) };
  return { problem: `${JSON.stringify(text)} is not ${type === 'int' ? 'a whole number' : 'a number'}` };
}

/** The first equals sign ends the name; a value may hold more of them, and may be empty. */
function pairsOf(texts: readonly string[], form: string): FlagValue {
  const entries: [string, string][] = [];
  for (const text of texts) {
    const end = text.indexOf('=');
    if (end < 1) return { problem: `${JSON.stringify(text.slice(0, 100))} has no name before "=": write ${form}` };
    entries.push([text.slice(0, end).trim(), text.slice(end + 1)]);
  }
  return { value: Object.fromEntries(entries) };
}

function secretsOf(texts: readonly string[]): FlagValue {
  const secrets: { name: string; target: string }[] = [];
  for (const text of texts) {
    const { name, target } = /^(?<name>[^,]+),target=(?<target>.+)$/.exec(text)?.groups ?? {};
    if (name === undefined || target === undefined)
      return { problem: `${JSON.stringify(text)} is not of the form NAME,target=TARGET` };
    secrets.push({ name, target });
  }
  return { value: secrets };
}
