import type { CatalogEntry, CatalogVersion } from './catalog-entry.ts';
import { listTag } from './entity-tags.ts';
import type { EntryView } from './entry-view.ts';
import type { ListedName } from './followed-names.ts';
import { listBody } from './list-body.ts';
import type { RegistryView } from './registry-view.ts';

/** Which versions of a name are wanted. */
export interface VersionOptions {
  readonly includeDeleted?: boolean | undefined;
}

/** Versions in the shape of a list, ready to be sent. */
export interface VersionList {
  /** UTF-8 JSON. */
  readonly body: Buffer;
  /** Entity tag of the body, with its quotes. */
  readonly etag: string;
}

/** All versions of a server, newest first, in the shape of the list; undefined (404) when the caller sees none of that name. */
export function serverVersions(
  view: RegistryView,
  name: string,
  options: VersionOptions = {},
): VersionList | undefined {
  return versionList('servers', named(view.servers, name, options), options);
}

/** All versions of a skill (`namespace/name`), newest first; undefined (404) when the caller sees none of that name. */
export function skillVersions(view: RegistryView, name: string, options: VersionOptions = {}): VersionList | undefined {
  return versionList('skills', named(view.skills, name, options), options);
}

/** One version of a server, or its `latest`; `row` is the body. Undefined (404) when the caller sees no such thing. */
export function serverVersion(
  view: RegistryView,
  name: string,
  version: string,
  options: VersionOptions = {},
): CatalogVersion | undefined {
  return oneVersion(view.servers.entry(name), version, options);
}

/** One version of a skill (`namespace/name`), or its `latest`; `row` is the body. Undefined (404) when the caller sees no such thing. */
export function skillVersion(
  view: RegistryView,
  name: string,
  version: string,
  options: VersionOptions = {},
): CatalogVersion | undefined {
  return oneVersion(view.skills.entry(name), version, options);
}

/** With deleted versions those that were removed lately are asked for, too. */
function named(view: EntryView, name: string, { includeDeleted }: VersionOptions): ListedName | undefined {
  return includeDeleted === true ? view.withRemoved(name) : view.entry(name);
}

function versionList(key: string, entry: ListedName | undefined, options: VersionOptions): VersionList | undefined {
  const versions = (entry?.versions ?? []).filter((version) => isShown(version, options));
  if (versions.length === 0) return undefined;
  return { body: listBody(key, versions), etag: listTag(key, versions) };
}

function oneVersion(
  entry: CatalogEntry | undefined,
  version: string,
  options: VersionOptions,
): CatalogVersion | undefined {
  if (version === 'latest') return entry?.latest;
  return entry?.versions.find((each) => each.version === version && isShown(each, options));
}

function isShown(version: CatalogVersion, { includeDeleted }: VersionOptions): boolean {
  return includeDeleted === true || version.status !== 'deleted';
}
