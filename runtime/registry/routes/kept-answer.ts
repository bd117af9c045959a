import { hash } from 'node:crypto';
import type { Reply } from '../../http/reply.ts';
import { compressedReply, gzipOnDemand } from '../../http/compressed-reply.ts';
import type { Exchange } from '../../http/exchange.ts';
import type { Caller } from '../access/caller.ts';
import type { ListPage } from '../catalog/entry-view.ts';

/** Any cache may keep it for all clients, and revalidates it each time (RFC 9111, 5.2.2). */
const forEverybody = { 'cache-control': 'public, no-cache', vary: 'accept-encoding' };

/** Kept by the one who asked alone: what a caller sees follows from the token. */
const forOneCaller = { 'cache-control': 'private, no-cache', vary: 'authorization, accept-encoding' };

/** What is answered, ready to be sent. */
interface Content {
  /** UTF-8 JSON. */
  readonly body: Buffer;
  /** Entity tag of the body, with its quotes. */
  readonly etag: string;
}

/** The answer with what the caller sees, of which a copy may be kept; one that is still right is answered with 304. */
export function keptAnswer(caller: Caller, content: Content): KeptReply {
  return withPolicy(caller.mode === 'anonymous' ? forEverybody : forOneCaller, content);
}

/** The same with a page of a list, compressed where the client takes it so and others have asked for it before. */
export function keptPage(caller: Caller, exchange: Exchange, page: ListPage): Reply {
  const plain = keptAnswer(caller, page);
  return page.gzip === undefined ? plain : compressedReply(exchange, plain, page.etag, page.gzip);
}

/** The same with what is public, and does not change while the process runs. */
export function fixedAnswer(value: object): (exchange: Exchange) => Reply {
  const body = Buffer.from(JSON.stringify(value));
  const etag = `"${hash('sha256', body, 'base64url')}"`;
  const plain = withPolicy(forEverybody, { body, etag });
  const gzip = gzipOnDemand(body);
  return (exchange) => compressedReply(exchange, plain, etag, gzip);
}

type KeptReply = Reply & { readonly body: Buffer };

function withPolicy(policy: Reply['headers'], { body, etag }: Content): KeptReply {
  return { status: 200, body, headers: { ...policy, etag } };
}
