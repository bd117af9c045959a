import { isJsonObject } from './json-value.ts';

/** The first published format whose keys have the names of today. */
const renamed = '2025-09-16';

/** Keys of packages and remotes as the formats before that wrote them. */
const formerKeys = [
  'registry_type',
  'registry_name',
  'registry_base_url',
  'file_sha256',
  'runtime_hint',
  'transport_type',
];

/**
 * What to report about an entry that does not match the schema because it was written for an earlier format of the official registry;
 * undefined where that is not the cause. Formats since 2025-09-16 do not differ in anything that is checked, so their entries are accepted
 * unchanged, regardless of `$schema`.
 */
export function earlierFormat(entry: unknown): string | undefined {
  if (!isJsonObject(entry)) return undefined;
  const { $schema, packages, remotes } = entry;
  const date = typeof $schema === 'string' ? /\/schemas\/(\d{4}-\d{2}-\d{2})\//.exec($schema)?.[1] : undefined;
  const parts: readonly unknown[] = [packages, remotes].flatMap((list) => (Array.isArray(list) ? list : []));
  const former = formerKeys.find((key) => parts.some((part) => isJsonObject(part) && key in part));
  if (former === undefined && (date === undefined || date >= renamed)) return undefined;
  const which = date === undefined ? 'a format' : `the format of ${date}`;
  return `the entry is in ${which} from before ${renamed}, when keys got other names: registry_type is registryType now, transport_type of a remote is type, and a package has a transport`;
}
