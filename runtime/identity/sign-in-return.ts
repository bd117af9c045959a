/** A placeholder for this server's host while a path is parsed; no real host has this name (RFC 2606). */
const ourselves = 'http://ourselves.invalid';

/**
 * Where a person goes after a sign-in: a path of this server, or `/` for anything else. A path that a browser would read as another host
 * (`//host`, `/\host`, also after dots and tabs are removed) is rejected, and so are the paths of the sign-in itself, which would loop.
 */
export function returnPath(text: string | undefined): string {
  if (text === undefined || !text.startsWith('/')) return '/';
  const url = URL.parse(text, ourselves);
  if (url === null || url.origin !== ourselves || url.username !== '') return '/';
  const isLocal = /^\/(?!\/|\\|%2f|%5c)/i.test(url.pathname) && !/^\/sign-(in|out)(\/|$)/i.test(url.pathname);
  return isLocal ? `${url.pathname}${url.search}` : '/';
}
