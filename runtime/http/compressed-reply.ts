import { gzipSync } from 'node:zlib';
import { acceptsGzip } from './accepted-coding.ts';
import type { Reply } from './reply.ts';
import { namesEntityTag } from './conditional.ts';
import type { Exchange } from './exchange.ts';

/** Gives the compressed form of a body, where it is worth it by now. */
export type Gzip = () => Buffer | undefined;

/** Shorter bodies fit into one packet as they are. */
const worthwhile = 1024;

/**
 * Compresses a body once, when a second client accepts it compressed: a body that is requested once is not worth the time. `kept` receives
 * the number of bytes that are held from then on.
 */
export function gzipOnDemand(body: Buffer, kept: (bytes: number) => void = () => undefined): Gzip {
  let asked = 0;
  let made: Buffer | undefined;
  return () => {
    asked += 1;
    if (asked < 2 || body.length < worthwhile) return undefined;
    if (made === undefined) {
      made = gzipSync(body);
      kept(made.length);
    }
    return made;
  };
}

/**
 * A reply with status 200, an entity tag and a body, compressed if the client accepts it and a compressed form exists. Each form has its
 * own tag, as strong tags must (RFC 9110, 8.8.3.3); a client that holds the plain form learns whether it is still current.
 */
export function compressedReply(
  { headers }: Exchange,
  plain: Reply & { readonly body: Buffer },
  etag: string,
  gzip: Gzip,
): Reply {
  const known = headers['if-none-match'];
  if (!acceptsGzip(headers['accept-encoding']) || (known !== undefined && namesEntityTag(known, etag))) return plain;
  const body = gzip();
  if (body === undefined) return plain;
  const coded = { 'content-encoding': 'gzip', etag: `${etag.slice(0, -1)}-gzip"` };
  return { ...plain, body, headers: { ...plain.headers, ...coded } };
}
