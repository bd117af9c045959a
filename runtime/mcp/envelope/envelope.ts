import type { Span } from './json-cursor.ts';
import { textOf } from './json-cursor.ts';

/** What a message is. */
export type MessageKind = 'request' | 'notification' | 'response';

/** Members of `params` whose place a scan finds; the value is any JSON unless said otherwise. */
export interface ParamSpans {
  /** String. */
  name?: Span;
  /** String. */
  uri?: Span;
  arguments?: Span;
  /** Object. */
  _meta?: Span;
  cursor?: Span;
  level?: Span;
  ref?: Span;
  requestId?: Span;
  progressToken?: Span;
  requestState?: Span;
  inputResponses?: Span;
  notifications?: Span;
  protocolVersion?: Span;
  capabilities?: Span;
  clientInfo?: Span;
  taskId?: Span;
}

/** Members of `params._meta` whose place a scan finds. */
export interface MetaSpans {
  progressToken?: Span;
  traceparent?: Span;
  tracestate?: Span;
  baggage?: Span;
  'io.modelcontextprotocol/protocolVersion'?: Span;
  'io.modelcontextprotocol/clientCapabilities'?: Span;
  'io.modelcontextprotocol/clientInfo'?: Span;
  'io.modelcontextprotocol/logLevel'?: Span;
  'io.modelcontextprotocol/subscriptionId'?: Span;
}

/** The outline of one JSON-RPC message: where its parts are in its bytes. Made by `scanEnvelope`, which has checked all of it. */
export interface Envelope {
  readonly bytes: Buffer;
  readonly kind: MessageKind;
  /** A string or an integer literal. Absent in notifications, and in errors about a message without an id. */
  readonly id: Span | undefined;
  readonly method: string | undefined;
  /** An object. */
  readonly params: Span | undefined;
  readonly param: Readonly<ParamSpans>;
  readonly meta: Readonly<MetaSpans>;
  /** Of a response; exactly one of both. */
  readonly result: Span | undefined;
  readonly error: Span | undefined;
  /**
   * A key in another case (`Name`) that readers which ignore case take for one of the keys above. Requests that such a key could decide are
   * rejected.
   */
  readonly ambiguousKey: string | undefined;
}

/** The bytes of a part, as they are. */
export function rawOf({ bytes }: Envelope, span: Span): Buffer {
  return bytes.subarray(span.start, span.end);
}

/** The string in a part; undefined where the part is absent or is not a string. */
export function stringOf({ bytes }: Envelope, span: Span | undefined): string | undefined {
  return span === undefined || bytes[span.start] !== 0x22 ? undefined : textOf(bytes, span);
}

/** The value of a part, parsed; undefined where it is absent. */
export function valueOf({ bytes }: Envelope, span: Span | undefined): unknown {
  return span === undefined ? undefined : JSON.parse(bytes.toString('utf8', span.start, span.end));
}

/** The literal of the id of a message, so that the number and the string of it differ. */
export function idText(envelope: Envelope): string | undefined {
  const { bytes, id } = envelope;
  return id === undefined ? undefined : bytes.toString('utf8', id.start, id.end);
}
