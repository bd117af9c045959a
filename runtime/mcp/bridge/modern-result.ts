import { valueOf, type Envelope } from '../envelope/envelope.ts';
import { memberOf, membersOf } from '../envelope/json-members.ts';
import { insertion, splice, type Edit } from '../envelope/splice.ts';
import { objectOf } from './capabilities.ts';

/** Methods whose complete results carry hints for caches (2026-07-28, Cacheable Results). */
const cacheable: ReadonlySet<string> = new Set([
  'server/discover',
  'tools/list',
  'prompts/list',
  'resources/list',
  'resources/templates/list',
  'resources/read',
]);

/** The resource-not-found code of the legacy era, and what took its place. */
const notFound = -32002;
const invalidParams = -32602;

/** A response of 2026-07-28, with the HTTP status that belongs to it. */
export interface ModernResponse {
  readonly body: Buffer;
  readonly status: number;
}

/**
 * The response of a legacy server as a client of 2026-07-28 expects it, under the id of its request: with the members that results have
 * to have, and without codes that this revision does not know. Everything else is the server's bytes.
 */
export function modernResponse(response: Envelope, method: string, id: string): ModernResponse {
  const { bytes, result, error } = response;
  if (error !== undefined && response.id === undefined) {
    const text = bytes.toString('utf8', error.start, error.end);
    return { body: Buffer.from(`{"jsonrpc":"2.0","id":${id},"error":${text}}`), status: 400 };
  }
  const edits: Edit[] = response.id === undefined ? [] : [{ span: response.id, bytes: id }];
  if (result !== undefined) {
    const members = membersOf(bytes, result) ?? [];
    const added = [
      ...(memberOf(members, 'resultType') === undefined ? ['"resultType":"complete"'] : []),
      // The answer has no lifetime and no scope, so caches must not keep it.
      ...(cacheable.has(method) && memberOf(members, 'ttlMs') === undefined ? ['"ttlMs":0'] : []),
      ...(cacheable.has(method) && memberOf(members, 'cacheScope') === undefined ? ['"cacheScope":"private"'] : []),
    ];
    if (added.length > 0) edits.push(insertion(bytes, result, added.join(',')));
    return { body: spliced(bytes, edits), status: 200 };
  }
  const code = error === undefined ? undefined : memberOf(membersOf(bytes, error) ?? [], 'code');
  const { code: value } = objectOf(valueOf(response, error));
  const isNotFound = value === notFound && code !== undefined && code !== 'repeated';
  if (isNotFound) edits.push({ span: code, bytes: String(invalidParams) });
  return { body: spliced(bytes, edits), status: statusOf(isNotFound ? invalidParams : value) };
}

function statusOf(code: unknown): number {
  if (code === -32601) return 404;
  return code === invalidParams || code === -32600 || code === -32700 ? 400 : 200;
}

function spliced(bytes: Buffer, edits: readonly Edit[]): Buffer {
  return splice(
    bytes,
    edits.toSorted((a, b) => a.span.start - b.span.start),
  );
}
