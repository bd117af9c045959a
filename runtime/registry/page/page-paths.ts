import { homePath, queryText } from '../../page/sign-in-paths.ts';

/** The first page of the catalog. Paths here have every part percent-encoded. */
export function homePagePath(search: string | undefined, page: number): string {
  return `${homePath}${queryText({ search, page: pageText(page) })}`;
}

export function registryPath(
  registry: string,
  query: { readonly search?: string | undefined; readonly cursor?: string | undefined; readonly shown?: string } = {},
): string {
  return `/catalog/${encodeURIComponent(registry)}${queryText(query)}`;
}

/** `page` is that of its list of versions. */
export function serverPath(registry: string, name: string, version?: string, page = 1): string {
  const path = `${registryPath(registry)}/servers/${encodeURIComponent(name)}`;
  return `${path}${versionPart(version)}${queryText({ page: pageText(page) })}`;
}

/** `name` is `namespace/name`; `page` is that of its list of versions. */
export function skillPath(registry: string, name: string, version?: string, page = 1): string {
  const path = `${registryPath(registry)}/skills/${name.split('/').map(encodeURIComponent).join('/')}`;
  return `${path}${versionPart(version)}${queryText({ page: pageText(page) })}`;
}

function versionPart(version: string | undefined): string {
  return version === undefined ? '' : `/${encodeURIComponent(version)}`;
}

/** The first page goes without saying. */
function pageText(page: number): string | undefined {
  return page > 1 ? String(page) : undefined;
}
