/** Paths of the catalog page, with every part percent-encoded. */
export const homePath = '/';

export function registryPath(
  registry: string,
  query: { readonly search?: string | undefined; readonly cursor?: string | undefined; readonly shown?: string } = {},
): string {
  return `/catalog/${encodeURIComponent(registry)}${queryText(query)}`;
}

export function serverPath(registry: string, name: string, version?: string): string {
  const path = `${registryPath(registry)}/servers/${encodeURIComponent(name)}`;
  return version === undefined ? path : `${path}/${encodeURIComponent(version)}`;
}

/** `name` is `namespace/name`. */
export function skillPath(registry: string, name: string): string {
  return `${registryPath(registry)}/skills/${name.split('/').map(encodeURIComponent).join('/')}`;
}

export function signInPath(returnTo: string): string {
  return `/sign-in${queryText({ returnTo })}`;
}

function queryText(query: Readonly<Record<string, string | undefined>>): string {
  const given = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined && value !== '') given.set(name, value);
  return given.size === 0 ? '' : `?${given.toString()}`;
}
