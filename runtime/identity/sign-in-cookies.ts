/** Cookies of a sign-in: the session itself, and what has to be remembered while the person is at the provider. */
export type SignInCookie = 'session' | 'sign-in';

/** What browsers take as one cookie, in bytes of name and value (RFC 6265, section 6.1). */
const largestCookie = 4096;

/**
 * The name of a cookie. `__Host-` makes browsers refuse one that another host or an insecure page has set; plain http, which
 * is for this machine only, cannot have it.
 */
export function cookieName(cookie: SignInCookie, isSecure: boolean): string {
  return `${isSecure ? '__Host-' : ''}catalog-${cookie}`;
}

/** The value of a cookie in a Cookie header; undefined when it is not there. */
export function cookieOf(header: string | undefined, cookie: SignInCookie, isSecure: boolean): string | undefined {
  const name = `${cookieName(cookie, isSecure)}=`;
  const found = header?.split(';').find((pair) => pair.trimStart().startsWith(name));
  return found?.trim().slice(name.length);
}

/** The Set-Cookie header of a value that the browser keeps for so many seconds; undefined when it is too large for a browser. */
export function setCookie(
  cookie: SignInCookie,
  value: string,
  options: { readonly isSecure: boolean; readonly maxAge: number },
): string | undefined {
  const name = cookieName(cookie, options.isSecure);
  if (name.length + value.length > largestCookie) return undefined;
  return `${name}=${value}; Path=/; Max-Age=${options.maxAge}; HttpOnly; SameSite=Lax${options.isSecure ? '; Secure' : ''}`;
}

/** The Set-Cookie header that removes a cookie. */
export function clearCookie(cookie: SignInCookie, isSecure: boolean): string {
  return `${cookieName(cookie, isSecure)}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
