import type { EntryType } from '../catalog/entry.ts';
import { elementsAt, memberAt } from '../documents/json-text.ts';
import type { OfferedVersion } from './source-reader.ts';
import { isJsonObject, jsonValue } from '../documents/json-value.ts';

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
  const value = jsonValue(text);
  if (value === undefined) return { problem: 'it is no valid JSON' };
  if (!isJsonObject(value) || !isJsonObject(value['data']))
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
