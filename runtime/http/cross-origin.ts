import type { IncomingHttpHeaders } from 'node:http';
import type { Reply } from './reply.ts';

/** Which pages of other origins may read answers, by the CORS protocol of the Fetch standard. */
export interface CrossOriginSettings {
  /** Origins as browsers write them (`https://app.example`), or `*` for all. */
  readonly allowedOrigins: readonly string[];
  /** Headers of answers that pages may read beside the ones that everybody may. */
  readonly exposedHeaders: readonly string[];
}

/** What an answer says to browsers that show pages of other origins. */
export interface Sharing {
  /** Names and values in turn; none for an origin that is not allowed. */
  readonly lines: readonly string[];
  /** Whether answers differ by the Origin header, so that caches have to distinguish them. */
  readonly varies: boolean;
}

/** Decides which origins share answers. Cookies never count: no answer allows credentials. */
export interface CrossOrigin {
  sharingWith(origin: string | undefined): Sharing;
  /** The answer to OPTIONS at a path that takes these methods. */
  preflight(headers: IncomingHttpHeaders, methods: readonly string[]): Reply;
}

/** What a page may send: the token, a body, what it knows already, and what MCP clients and traces add. */
const requestHeaders = 'authorization, content-type, if-none-match, mcp-protocol-version, traceparent';

/** Seconds for which a browser may cache the answer to a preflight: the most that common browsers accept. */
const preflightAge = '7200';

/** Makes the rules of a server. Origins are compared as they are: browsers send one in one form only. */
export function crossOriginRules({ allowedOrigins, exposedHeaders }: CrossOriginSettings): CrossOrigin {
  const isForAll = allowedOrigins.includes('*');
  const sharingOf = (origin: string): Sharing => ({
    lines: [
      'access-control-allow-origin',
      origin,
      'access-control-expose-headers',
      exposedHeaders.join(', '),
      // The origin may read it all: nothing is left to keep from it.
      'cross-origin-resource-policy',
      'cross-origin',
    ],
    varies: !isForAll,
  });
  const all = sharingOf('*');
  const nobody: Sharing = { lines: [], varies: true };
  const known = new Map(allowedOrigins.map((origin) => [origin, sharingOf(origin)]));
  const sharingWith = (origin: string | undefined): Sharing => {
    if (isForAll) return all;
    return (origin === undefined ? undefined : known.get(origin)) ?? nobody;
  };
  return {
    sharingWith,
    preflight(headers, methods) {
      const allow = { allow: methods.join(', ') };
      const isPreflight = headers.origin !== undefined && headers['access-control-request-method'] !== undefined;
      const isAllowed = sharingWith(headers.origin).lines.length > 0;
      if (!isPreflight || !isAllowed) return { status: 204, headers: allow };
      return {
        status: 204,
        headers: {
          ...allow,
          'access-control-allow-methods': methods.join(', '),
          'access-control-allow-headers': requestHeaders,
          'access-control-max-age': preflightAge,
        },
      };
    },
  };
}
