import type { EntryType } from '../../runtime/registry/catalog/entry.ts';
import { isJsonObject, jsonValue } from '../../runtime/registry/documents/json-value.ts';

/** What a file holds: one entry, which is a skill where it has a namespace, or undefined for a catalog of many and for anything else. */
export function entryTypeOf(text: string): EntryType | undefined {
  const value = jsonValue(text);
  if (!isJsonObject(value) || 'data' in value) return undefined;
  return 'namespace' in value ? 'skill' : 'server';
}
