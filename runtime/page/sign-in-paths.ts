/** Paths that the pages of every program have. */
export const homePath = '/';

/** Where people sign out, and read what came of it. */
export const signOutPath = '/sign-out';

/** Where identity providers send people back to. */
export const callbackPath = '/sign-in/callback';

export function signInPath(returnTo: string): string {
  return `/sign-in${queryText({ returnTo })}`;
}

/** The query of an address, with its question mark; empty values are left out. */
export function queryText(query: Readonly<Record<string, string | undefined>>): string {
  const given = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined && value !== '') given.set(name, value);
  return given.size === 0 ? '' : `?${given.toString()}`;
}
