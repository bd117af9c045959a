/** Cookies of a sign-in: the session itself, and what has to be remembered while the person is at the provider. */
export type SignInCookie = 'session' | 'sign-in';

/** The cookies of one program on a host that it may share with others. */
export interface SignInCookies {
  /** The value of a cookie in a Cookie header; undefined when it is not there. */
  read(header: string | undefined, cookie: SignInCookie, isSecure: boolean): string | undefined;
  /** The Set-Cookie header of a value that the browser keeps for so many seconds; undefined when it is too large for a browser. */
  set(
    cookie: SignInCookie,
    value: string,
    options: { readonly isSecure: boolean; readonly maxAge: number },
  ): string | undefined;
  /** The Set-Cookie header that removes a cookie. */
  clear(cookie: SignInCookie, isSecure: boolean): string;
}

/** What browsers take as one cookie, in bytes of name and value (RFC 6265, section 6.1). */
const largestCookie = 4096;

/**
 * Makes the cookies of a program: `<name>-session` and `<name>-sign-in`, sent along below `path`. Prefixes of the name make browsers
 * refuse one that an insecure page has set, and with the path `/` also one of another host (RFC 6265bis, section 4.1.3); plain http,
 * which is for this machine only, cannot have them.
 */
export function signInCookies({ name, path }: { readonly name: string; readonly path: string }): SignInCookies {
  const nameOf = (cookie: SignInCookie, isSecure: boolean): string => {
    const prefix = path === '/' ? '__Host-' : '__Secure-';
    return `${isSecure ? prefix : ''}${name}-${cookie}`;
  };
  const attributes = (maxAge: number, isSecure: boolean): string =>
    `Path=${path}; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return {
    read(header, cookie, isSecure) {
      const start = `${nameOf(cookie, isSecure)}=`;
      const found = header?.split(';').find((pair) => pair.trimStart().startsWith(start));
      return found?.trim().slice(start.length);
    },
    set(cookie, value, { isSecure, maxAge }) {
      const whole = nameOf(cookie, isSecure);
      if (whole.length + value.length > largestCookie) return undefined;
      return `${whole}=${value}; ${attributes(maxAge, isSecure)}`;
    },
    clear: (cookie, isSecure) => `${nameOf(cookie, isSecure)}=; ${attributes(0, isSecure)}`,
  };
}
