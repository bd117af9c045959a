import type { EntryType } from '../../runtime/registry/catalog/entry.ts';
import { apiPath } from './api-path.ts';

/** Of what kind an entry is; without the flag a server. */
export interface EntryKindFlags {
  readonly type?: EntryType;
}

/** Which entry of which registry. The name of a skill is `namespace/name`. */
export interface NamedEntry {
  readonly type: EntryType;
  readonly registry: string;
  readonly name: string;
}

/** Path of the list of servers or skills of a registry. */
export function listPath(type: EntryType, registry: string): string {
  return apiPath(type === 'skill' ? 'listSkills' : 'listServers', { registry });
}

/** Path of the versions of an entry. */
export function versionsPath({ type, registry, name }: NamedEntry): string {
  return type === 'skill'
    ? apiPath('listSkillVersions', { registry, ...skillParts(name) })
    : apiPath('listServerVersions', { registry, serverName: name });
}

/** Path of one version of an entry, `latest` for the newest. */
export function versionPath({ type, registry, name }: NamedEntry, version: string): string {
  return type === 'skill'
    ? apiPath('getSkillVersion', { registry, ...skillParts(name), skillVersion: version })
    : apiPath('getServerVersion', { registry, serverName: name, serverVersion: version });
}

function skillParts(name: string): { readonly namespace: string; readonly skillName: string } {
  const slash = name.indexOf('/');
  // A name without a namespace is refused by the server, which says what is wrong with it.
  return { namespace: slash < 0 ? name : name.slice(0, slash), skillName: name.slice(slash + 1) };
}
