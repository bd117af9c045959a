/** Paths of the catalog page, with every part percent-encoded. */
export const homePath = '/';

export function homePagePath(search: string | undefined, page: number): string {
  return `${homePath}${queryText({ search, page: pageText(page) })}`;
}

/** Where people sign out, and read what came of it. */
export const signOutPath = '/sign-out';

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

export function signInPath(returnTo: string): string {
  return `/sign-in${queryText({ returnTo })}`;
}

function versionPart(version: string | undefined): string {
  return version === undefined ? '' : `/${encodeURIComponent(version)}`;
}

/** The first page goes without saying. */
function pageText(page: number): string | undefined {
  return page > 1 ? String(page) : undefined;
}

function queryText(query: Readonly<Record<string, string | undefined>>): string {
  const given = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined && value !== '') given.set(name, value);
  return given.size === 0 ? '' : `?${given.toString()}`;
}
