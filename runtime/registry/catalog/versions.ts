import type { CatalogEntry, CatalogVersion } from './catalog-entry.ts';
import { listBody } from './list-body.ts';
import type { RegistryView } from './registry-view.ts';

/** Which versions of a name are wanted. */
export interface VersionOptions {
  readonly includeDeleted?: boolean | undefined;
}

/** All versions of a server, newest first, in the shape of the list; undefined (404) when the caller sees none of that name. */
export function serverVersions(view: RegistryView, name: string, options: VersionOptions = {}): Buffer | undefined {
  return versionList('servers', view.servers.entry(name), options);
}

/** All versions of a skill (`namespace/name`), newest first; undefined (404) when the caller sees none of that name. */
export function skillVersions(view: RegistryView, name: string, options: VersionOptions = {}): Buffer | undefined {
  return versionList('skills', view.skills.entry(name), options);
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

function versionList(key: string, entry: CatalogEntry | undefined, options: VersionOptions): Buffer | undefined {
  const versions = (entry?.versions ?? []).filter((version) => isShown(version, options));
  if (versions.length === 0) return undefined;
  return listBody(
    key,
    versions.map(({ row }) => row),
  );
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
