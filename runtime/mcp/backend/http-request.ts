import { namedBy } from '../era/modern-headers.ts';
import { encodeHeaderText } from '../era/header-text.ts';
import { stringOf, type Envelope } from '../envelope/envelope.ts';
import type { OutboundHeaders } from './outbound-headers.ts';

/** Headers of a POST of revision 2026-07-28; those that mirror the body are made of the body (Request Metadata). */
export function modernHeaders(envelope: Envelope, revision: string, headers: OutboundHeaders): string[] {
  const { method = '', param } = envelope;
  const all = [...postHeaders, 'mcp-protocol-version', revision, 'mcp-method', method, ...headers];
  const member = namedBy[method];
  const name = member === undefined ? undefined : stringOf(envelope, param[member]);
  if (name !== undefined) all.push('mcp-name', encodeHeaderText(name));
  return all;
}

/** Headers of a request in a session of the legacy era. */
export function sessionHeaders(
  kind: 'POST' | 'GET' | 'DELETE',
  session: string | undefined,
  revision: string | undefined,
  headers: OutboundHeaders,
): string[] {
  const all = kind === 'POST' ? [...postHeaders, ...headers] : [...headers];
  if (kind === 'GET') all.push('accept', 'text/event-stream');
  if (session !== undefined) all.push('mcp-session-id', session);
  if (revision !== undefined) all.push('mcp-protocol-version', revision);
  return all;
}

const postHeaders = ['content-type', 'application/json', 'accept', 'application/json, text/event-stream'];
