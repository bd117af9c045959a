import type { EntryType } from '../catalog/entry.ts';
import { elementsAt, memberAt } from '../documents/json-text.ts';
import type { OfferedVersion } from './source-reader.ts';

/** The entries of a file, or what is wrong with the file as a whole. */
export type EntriesFile = { readonly versions: readonly OfferedVersion[] } | { readonly problem: string };

/**
 * Reads a catalog in the upstream format (facts on entry formats; schemas/config/registry-entries.json): an object with
 * `data.servers` and `data.skills`. What one entry says is not judged here, so that a bad one does not keep the others out;
 * its text is kept byte for byte.
 */
export function readEntriesFile(file: string): EntriesFile {
  // A byte order mark is no part of the text (RFC 8259, 8.1).
  const text = file.startsWith('\uFEFF') ? file.slice(1) : file;
  const value = parse(text);
  if (value === undefined) return { problem: 'it is no valid JSON' };
  if (!isObject(value) || !isObject(value['data']))
    return {
      problem: 'it has no "data" with the entries: a catalog file is {"version", "meta", "data": {"servers": [...]}}',
    };
  const { data } = value;
  for (const key of ['servers', 'skills'] as const) {
    if (data[key] !== undefined && !Array.isArray(data[key])) return { problem: `"data.${key}" is no list` };
  }
  if (data['servers'] === undefined) return { problem: '"data.servers" is missing; write [] for none' };
  const at = memberAt(text, 0, 'data')?.start ?? 0;
  return { versions: [...offered(text, at, 'servers', 'server'), ...offered(text, at, 'skills', 'skill')] };
}

function offered(text: string, data: number, key: string, type: EntryType): OfferedVersion[] {
  const list = memberAt(text, data, key);
  if (list === undefined) return [];
  return elementsAt(text, list.start).map(({ start, end }) => ({ type, document: text.slice(start, end) }));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) return undefined;
    throw error;
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
