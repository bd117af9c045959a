import type { Reply } from './reply.ts';

/** One entity tag of a list; the text between the quotes may contain commas (RFC 9110, 8.8.3). */
const entityTags = /(?:W\/)?("[\x21\x23-\x7e\x80-\xff]*")/g;

/**
 * Whether an If-None-Match header names the entity tag of what would be answered, by weak comparison (RFC 9110, 13.1.2). `*` names
 * whatever there is.
 */
export function namesEntityTag(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag) return true;
  if (ifNoneMatch.trim() === '*') return true;
  const opaque = etag.startsWith('W/') ? etag.slice(2) : etag;
  for (const [, tag] of ifNoneMatch.matchAll(entityTags)) if (tag === opaque) return true;
  return false;
}

/**
 * The answer to a GET or HEAD whose sender says what it has already: 304 without a body where that is still right. Anything but
 * a reply of status 200 with an entity tag goes out as it is.
 */
export function conditionalReply(reply: Reply, method: string, ifNoneMatch: string | undefined): Reply {
  if (ifNoneMatch === undefined || reply.status !== 200) return reply;
  const etag = reply.headers?.['etag'];
  if (typeof etag !== 'string' || (method !== 'GET' && method !== 'HEAD')) return reply;
  return namesEntityTag(ifNoneMatch, etag) ? { status: 304, headers: reply.headers ?? {} } : reply;
}
