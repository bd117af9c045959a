import { hash } from 'node:crypto';
import type { Reply } from '../http/reply.ts';
import type { Html } from './html.ts';

/**
 * What a page may do: show itself with our own style sheet, script and pictures, and send forms to us. Nothing is fetched, framed
 * or run from anywhere else, whatever an entry holds.
 */
const contentSecurityPolicy = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "img-src 'self' data:",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': contentSecurityPolicy,
  'cross-origin-opener-policy': 'same-origin',
};

/**
 * The answer with a page. Each is for its visitor alone and asked for again each time; what its browser has already is not sent again
 * (runtime/http/conditional.ts).
 */
export function pageReply(page: Html): Reply {
  const body = Buffer.from(page.text);
  const etag = `"${hash('sha256', body, 'base64url').slice(0, 22)}"`;
  return { status: 200, headers: { ...pageHeaders, 'cache-control': 'private, no-cache', vary: 'cookie', etag }, body };
}

/** The answer with a page about an error; nobody keeps it. */
export function errorReply(status: number, page: Html, headers: Readonly<Record<string, string>> = {}): Reply {
  return {
    status,
    headers: { ...headers, ...pageHeaders, 'cache-control': 'no-store' },
    body: Buffer.from(page.text),
  };
}
