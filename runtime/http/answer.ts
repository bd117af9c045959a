import type { ServerResponse } from 'node:http';
import { atEndOfTurn } from './end-of-turn.ts';
import type { Sharing } from './cross-origin.ts';
import type { WireError } from './wire-error.ts';
import type { Reply } from './reply.ts';

/** Anything that a handler may answer with. */
export type Answer = Reply | WireError;

export function isWireError(answer: unknown): answer is WireError {
  return typeof answer === 'object' && answer !== null && 'kind' in answer && answer.kind === 'wire-error';
}

const json = 'application/json; charset=utf-8';
const text = 'text/plain; charset=utf-8';

/**
 * Writes an answer, with the headers that every answer carries: no guessing of types, nothing for other origins but those that
 * it is shared with, no address for other sites, and the request's id. Nobody keeps an answer that does not say that it may be
 * kept. Returns the bytes of the body that are sent. HEAD gets the headers alone.
 */
export function writeAnswer(response: ServerResponse, answer: Answer, requestId: string, sharing?: Sharing): number {
  const { status, headers } = answer;
  const body = 'kind' in answer ? JSON.stringify({ error: answer.message, code: answer.code }) : answer.body;
  const byDefault = typeof body === 'string' && !('kind' in answer) ? text : json;
  const lines = headLines(headers, requestId, sharing, body === undefined ? undefined : byDefault);
  if (body === undefined) {
    // A 204 or 304 without a body has no Content-Length (RFC 9110, 8.6).
    if (status !== 204 && status !== 304) lines.push('content-length', '0');
    response.writeHead(status, lines);
    response.end();
    return 0;
  }
  const payload = typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body);
  const length = typeof payload === 'string' ? Buffer.byteLength(payload) : payload.length;
  lines.push('content-length', String(length));
  response.writeHead(status, lines);
  atEndOfTurn(() => response.end(payload));
  return response.req.method === 'HEAD' ? 0 : length;
}

/**
 * Names and values in turn, as `writeHead` takes them: those that every answer carries, and those given. `type` is the
 * content-type where none is given; undefined: an answer without a body, which has none.
 */
export function headLines(
  headers: Reply['headers'],
  requestId: string,
  sharing: Sharing | undefined,
  type: string | undefined,
): string[] {
  const lines: (string | string[])[] = [
    'x-content-type-options',
    'nosniff',
    'referrer-policy',
    'no-referrer',
    'x-request-id',
    requestId,
  ];
  if (sharing === undefined || sharing.lines.length === 0) lines.push('cross-origin-resource-policy', 'same-origin');
  else lines.push(...sharing.lines);
  let varies = sharing?.varies ?? false;
  let isKept = false;
  let given = type;
  if (headers !== undefined) {
    // No list of entries is made: this runs for every answer.
    for (const name in headers) {
      const value = headers[name] ?? '';
      if (name === 'cache-control') isKept = true;
      if (name === 'content-type' && typeof value === 'string') given = type === undefined ? undefined : value;
      else if (name === 'vary' && varies) {
        varies = false;
        lines.push(name, `${[value].flat().join(', ')}, origin`);
      } else lines.push(name, typeof value === 'string' ? withoutLineEnds(value) : value.map(withoutLineEnds));
    }
  }
  if (varies) lines.push('vary', 'origin');
  if (!isKept) lines.push('cache-control', 'no-store');
  if (given !== undefined) lines.push('content-type', withoutLineEnds(given));
  // A list of values under one name is one of the forms that writeHead takes.
  return lines as string[];
}

/** A header value that cannot begin another header, whatever it was made of. */
function withoutLineEnds(value: string): string {
  return /[\r\n\0]/.test(value) ? value.replaceAll(/[\r\n\0]+/g, ' ') : value;
}
