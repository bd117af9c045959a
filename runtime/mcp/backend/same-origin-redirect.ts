/** Answers that keep method and body (RFC 9110, 15.4.8 and 15.4.9), and those that a GET follows too. */
const keeping: ReadonlySet<number> = new Set([307, 308]);
const forGet: ReadonlySet<number> = new Set([301, 302, 307, 308]);

/**
 * Where an answer sends a request, as a path with its query; `elsewhere` for another origin, to which credentials never go; undefined where
 * it is not a redirect that a request of this method follows.
 */
export function redirectedPath(
  origin: string,
  { method, path }: { readonly method: string; readonly path: string },
  status: number,
  location: string | undefined,
): { readonly path: string } | 'elsewhere' | undefined {
  if (!(method === 'GET' ? forGet : keeping).has(status) || location === undefined) return undefined;
  const url = URL.parse(location, `${origin}${path}`);
  if (url === null) return undefined;
  return url.origin === origin ? { path: `${url.pathname}${url.search}` } : 'elsewhere';
}
