/** Where browsers find this server. */
export interface PageOrigin {
  /** `https://registry.example`. */
  readonly origin: string;
  /** Plain http is for this machine only. */
  readonly isSecure: boolean;
}

const loopbackHost = /^(localhost|127(\.[0-9]{1,3}){3}|\[::1\])(:[0-9]{1,5})?$/i;

/** Whether an address is one that browsers take cookies of a sign-in from: https, or this machine. */
export function isFitForSignIn(resourceUrl: string): boolean {
  const { protocol, host } = new URL(resourceUrl);
  return protocol === 'https:' || loopbackHost.test(host);
}

/**
 * The origin of the server: that of its resource URL, which the operator vouches for. Without one the Host header is believed
 * where it names this machine, since anybody may send another; else it is unknown.
 */
export function pageOrigin(resourceUrl: string | undefined, host: string | undefined): PageOrigin | undefined {
  if (resourceUrl !== undefined) {
    const { origin, protocol } = new URL(resourceUrl);
    return { origin, isSecure: protocol === 'https:' };
  }
  return host !== undefined && loopbackHost.test(host) ? { origin: `http://${host}`, isSecure: false } : undefined;
}
