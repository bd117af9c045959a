import type { OutgoingError } from '../http/outgoing/outgoing-error.ts';
import { shownUrl } from '../http/outgoing/outgoing-error.ts';
import type { Outgoing, OutgoingInit } from '../http/outgoing/outgoing.ts';
import { parseJsonObject } from './json-object.ts';

export type JsonResult =
  | { readonly ok: true; readonly value: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly error: OutgoingError };

/** Asks for a JSON object; an answer that is none is an error of kind `malformed`. */
export async function fetchJsonObject(outgoing: Outgoing, url: URL, init: OutgoingInit = {}): Promise<JsonResult> {
  const result = await outgoing.fetch(url, { ...init, headers: { accept: 'application/json', ...init.headers } });
  if (!result.ok) return result;
  const value = parseJsonObject(result.response.body.toString('utf8'));
  if (value !== undefined) return { ok: true, value };
  return { ok: false, error: { kind: 'malformed', message: `The answer of ${shownUrl(url)} is not a JSON object.` } };
}
