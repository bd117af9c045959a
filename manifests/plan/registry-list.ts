import type { ServerEntry } from '../../generated/types/server-entry.ts';
import { propertyOf } from '../program/values-at.ts';
import type { RegistryList } from './tools/tool-lists.ts';

/** How deep publishers nest what they say about a server. */
const deepest = 6;

/**
 * The tools that a catalog entry lists. The published format has no field for them: publishers write `tools` (names, or objects
 * with a name) or `tool_definitions` into `_meta`, or beside the other fields. An entry that lists none gives nothing.
 */
export function registryListOf(entry: ServerEntry): RegistryList[] {
  const places = [
    ...(entry.packages ?? []).flatMap(({ identifier, version }) =>
      version === undefined ? [identifier] : [identifier, `${identifier}:${version}`],
    ),
    ...(entry.remotes ?? []).map(({ url }) => url),
  ];
  const tools = new Set([...namesIn(entry), ...toolsBelow(propertyOf(entry, '_meta'), 0)]);
  return tools.size === 0 ? [] : [{ name: entry.name, places, tools: [...tools].toSorted() }];
}

function toolsBelow(value: unknown, depth: number): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || depth > deepest) return [];
  return [...namesIn(value), ...Object.values<unknown>({ ...value }).flatMap((child) => toolsBelow(child, depth + 1))];
}

function namesIn(value: unknown): string[] {
  return ['tools', 'tool_definitions'].flatMap((field) => {
    const list = propertyOf(value, field);
    if (!Array.isArray(list)) return [];
    return list.flatMap((item: unknown) => {
      const name = typeof item === 'string' ? item : propertyOf(item, 'name');
      return typeof name === 'string' && name !== '' ? [name] : [];
    });
  });
}
