import { idText, rawOf, type Envelope } from '../envelope/envelope.ts';
import { scanEnvelope } from '../envelope/scan-envelope.ts';
import { splice } from '../envelope/splice.ts';
import { isBatch } from '../envelope/split-batch.ts';

/** What a message is to the request that it came for. */
export type ExaminedAnswer =
  /** The response, under the id of the request: an error may have named none, and a number may have been rounded. */
  | { readonly kind: 'response'; readonly bytes: Buffer }
  /** A notification, or a request of the server. */
  | { readonly kind: 'other' }
  /** Nothing that the client may get; `problem` is for a sentence about the server. */
  | { readonly kind: 'stray'; readonly problem: string };

/** Finds out whether a message is the response to the request of this id (its literal). A batch is not looked into. */
export function examineAnswer(bytes: Buffer, id: string): ExaminedAnswer {
  if (isBatch(bytes)) return { kind: 'other' };
  const envelope = scanEnvelope(bytes);
  if (envelope.kind === 'problem')
    return { kind: 'stray', problem: `its answer is not a JSON-RPC message (${envelope.message})` };
  if (envelope.kind !== 'response') return { kind: 'other' };
  const given = idText(envelope);
  if (given !== undefined && isSameId(given, id)) return { kind: 'response', bytes: withId(envelope, id) };
  if (given !== undefined || envelope.error === undefined)
    return { kind: 'stray', problem: 'its answer is to another request' };
  return { kind: 'response', bytes: underId(id, rawOf(envelope, envelope.error)) };
}

/** An error of a server as the response to the request of this id. */
function underId(id: string, error: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`{"jsonrpc":"2.0","id":${id},"error":`), error, Buffer.from('}')]);
}

/** Whether a server may write another number than the client did: it reads numbers as JavaScript does (RFC 8259, section 6). */
export function isRounded(id: string): boolean {
  return !id.startsWith('"') && !Number.isSafeInteger(Number(id));
}

/** A response with the number that the client knows its request by. */
function withId({ bytes, id: span }: Envelope, id: string): Buffer {
  return span === undefined || !isRounded(id) ? bytes : splice(bytes, [{ span, bytes: id }]);
}

/**
 * Whether two literals are one id: servers may write a string with other escapes than the client did, and round a number beyond 2^53.
 */
export function isSameId(one: string, other: string): boolean {
  return one === other || JSON.parse(one) === JSON.parse(other);
}

/** The body of a refusal where it is an error of JSON-RPC, under the id of the request. */
export function errorUnder(id: string | undefined, body: Buffer): Buffer | undefined {
  const envelope = scanEnvelope(body);
  if (envelope.kind !== 'response' || envelope.error === undefined) return undefined;
  return id === undefined || idText(envelope) === id ? body : underId(id, rawOf(envelope, envelope.error));
}

/** Whether the first bytes of an answer can be those of a message. */
export function beginsLikeMessage(bytes: Buffer): boolean {
  for (const byte of bytes) {
    if (byte === 0x7b || byte === 0x5b) return true;
    if (byte !== 0x20 && byte !== 0x0a && byte !== 0x0d && byte !== 0x09) return false;
  }
  return false;
}
