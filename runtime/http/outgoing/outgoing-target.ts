import { isLoopbackUrl } from './outgoing-address.ts';
import { shownUrl } from './outgoing-error.ts';
import type { OutgoingError } from './outgoing-error.ts';

/** Where plain http may be used: nowhere, toward this machine, or anywhere. */
export type PlainHttp = 'never' | 'loopback' | 'anywhere';

/** Redirects that are followed for one request. */
export const maximumRedirects = 5;

/** Headers that go on to another origin. All others may be credentials of the first. */
const portableHeaders = new Set(['accept', 'accept-encoding', 'accept-language', 'if-none-match', 'user-agent']);

/** Why a URL is not called, or undefined. What its host resolves to is judged later, when it is connected to. */
export function targetProblem(url: URL, plainHttp: PlainHttp): OutgoingError | undefined {
  const refused = (why: string): OutgoingError => ({ kind: 'refused-address', message: `${shownUrl(url)} ${why}.` });
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return refused('is not an http or https URL');
  if (url.username !== '' || url.password !== '') {
    return refused('holds a user name or password, which is not sent: name a file that holds the credentials');
  }
  if (url.protocol === 'https:' || plainHttp === 'anywhere') return undefined;
  if (plainHttp === 'loopback') {
    return isLoopbackUrl(url) ? undefined : refused('is plain http, which is for this machine only: use https');
  }
  return refused('is plain http: use https');
}

/** A redirect that may be followed, or why not. */
export type Redirect =
  | { readonly ok: true; readonly url: URL; readonly isSameOrigin: boolean }
  | { readonly ok: false; readonly error: OutgoingError };

/**
 * Judges a redirect (RFC 9110, section 15.4) as a URL of its own. Only requests without a body are sent on, so that nothing
 * that was meant for one party reaches another.
 */
export function redirectOf(from: URL, method: string, location: string | undefined, plainHttp: PlainHttp): Redirect {
  const refused = (why: string): Redirect => ({
    ok: false,
    error: { kind: 'redirect', message: `${shownUrl(from)} redirects ${why}.` },
  });
  if (method !== 'GET' && method !== 'HEAD')
    return refused(`a ${method} request, which is not sent on: name the final address`);
  const url = location === undefined ? null : URL.parse(location, from.href);
  if (url === null) return refused('without a readable Location');
  if (from.protocol === 'https:' && url.protocol === 'http:') return refused('from https to plain http');
  const error = targetProblem(url, plainHttp);
  if (error !== undefined) return refused(`to an address that is not called: ${error.message.replace(/\.$/, '')}`);
  return { ok: true, url, isSameOrigin: url.origin === from.origin };
}

/** The headers that may follow a redirect to another origin. */
export function portable(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => portableHeaders.has(name.toLowerCase())));
}
