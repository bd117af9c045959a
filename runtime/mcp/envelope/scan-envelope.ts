import { isUtf8 } from 'node:buffer';
import type { Envelope, MetaSpans, MessageKind, ParamSpans } from './envelope.ts';
import { closeBrace, colon, comma, JsonCursor, openBrace, quote, textOf } from './json-cursor.ts';
import type { Span } from './json-cursor.ts';

/** Why bytes are not one JSON-RPC message, with the code of JSON-RPC 2.0 (section 5.1), and the id where it could be read. */
export interface EnvelopeProblem {
  readonly kind: 'problem';
  readonly code: -32700 | -32600 | -32602;
  readonly message: string;
  /** The literal of the id. */
  readonly id?: string;
}

interface TopSpans {
  jsonrpc?: Span;
  id?: Span;
  method?: Span;
  params?: Span;
  result?: Span;
  error?: Span;
}

const topKeys = keyTable(['jsonrpc', 'id', 'method', 'params', 'result', 'error']);
const paramKeys = keyTable<keyof ParamSpans>([
  'name',
  'uri',
  'arguments',
  '_meta',
  'cursor',
  'level',
  'ref',
  'requestId',
  'progressToken',
  'requestState',
  'inputResponses',
  'notifications',
  'protocolVersion',
  'capabilities',
  'clientInfo',
  'taskId',
]);
const metaKeys = keyTable<keyof MetaSpans>([
  'progressToken',
  'traceparent',
  'tracestate',
  'baggage',
  'io.modelcontextprotocol/protocolVersion',
  'io.modelcontextprotocol/clientCapabilities',
  'io.modelcontextprotocol/clientInfo',
  'io.modelcontextprotocol/logLevel',
  'io.modelcontextprotocol/subscriptionId',
]);

/** Keys of `params` that decide where a request goes or what it may do: another spelling of them is noted. */
const decisive: ReadonlySet<string> = new Set(['name', 'uri', 'arguments', '_meta', 'ref', 'taskid']);

interface KeyTable<Key extends string> {
  readonly keys: ReadonlySet<Key>;
  readonly folded: ReadonlySet<string>;
  readonly longest: number;
}

function keyTable<Key extends string>(keys: readonly Key[]): KeyTable<Key> {
  return {
    keys: new Set(keys),
    folded: new Set(keys.map((key) => key.toLowerCase())),
    longest: Math.max(...keys.map((key) => key.length)),
  };
}

/** What walking over the members of one object has found. */
class Members<Spans extends object> {
  readonly spans: Spans;
  repeated: string | undefined;
  escaped: string | undefined;
  ambiguous: string | undefined;
  private readonly table: KeyTable<string>;
  private readonly innerKey: string | undefined;
  private readonly inner: Members<object> | undefined;

  /** `innerKey` is the member whose own members `inner` walks over, where it is an object. */
  constructor(spans: Spans, table: KeyTable<string>, innerKey?: string, inner?: Members<object>) {
    this.spans = spans;
    this.table = table;
    this.innerKey = innerKey;
    this.inner = inner;
  }

  /** Walks over the object that begins at the cursor. */
  walk(cursor: JsonCursor, depth: number): boolean {
    cursor.at += 1;
    if (cursor.peek() === closeBrace) {
      cursor.at += 1;
      return true;
    }
    for (;;) {
      if (cursor.peek() !== quote) return cursor.fail('syntax');
      const start = cursor.at;
      if (!cursor.string()) return false;
      const key = this.keyAt(cursor, { start, end: cursor.at });
      if (!cursor.take(colon)) return false;
      const first = cursor.peek();
      const from = cursor.at;
      const isInner = key !== undefined && key === this.innerKey && first === openBrace;
      if (!(isInner && this.inner !== undefined ? this.inner.walk(cursor, depth + 1) : cursor.value(depth)))
        return false;
      if (key !== undefined) this.note(key, { start: from, end: cursor.at });
      const next = cursor.peek();
      cursor.at += 1;
      if (next === closeBrace) return true;
      if (next !== comma) return cursor.fail('syntax');
    }
  }

  /** The key, if it is one of the table. */
  private keyAt({ bytes, isEscaped }: JsonCursor, span: Span): string | undefined {
    const { keys, folded, longest } = this.table;
    // An escape has six bytes for a character, a folded letter three.
    if (span.end - span.start - 2 > longest * 6) return undefined;
    const key = textOf(bytes, span);
    if (isEscaped) {
      if (folded.has(foldedKey(key))) this.escaped ??= key;
      return undefined;
    }
    if (keys.has(key)) return key;
    if (folded.has(foldedKey(key))) this.ambiguous ??= key;
    return undefined;
  }

  private note(key: string, span: Span): void {
    if (Object.hasOwn(this.spans, key)) this.repeated ??= key;
    Reflect.set(this.spans, key, span);
  }
}

/** A key as readers see it that compare without case, as Go's does: ſ and the Kelvin sign fold to s and k. */
function foldedKey(key: string): string {
  return key.toLowerCase().replaceAll('ſ', 's').replaceAll('\u212a', 'k');
}

/**
 * Finds the outline of one JSON-RPC message without making values of it. All of it is checked: syntax, UTF-8, depth, and that no
 * two readers could see another method, id, name or `_meta` in it (repeated, escaped or differently spelt keys).
 */
export function scanEnvelope(bytes: Buffer): Envelope | EnvelopeProblem {
  if (!isUtf8(bytes)) return problem(-32700, 'the message is not valid UTF-8');
  const cursor = new JsonCursor(bytes);
  if (cursor.peek() !== openBrace) {
    return cursor.value(0) && cursor.isAtEnd()
      ? problem(-32600, 'the message is not a JSON object')
      : problem(-32700, 'the message is not valid JSON');
  }
  const meta = new Members<MetaSpans>({}, metaKeys);
  const param = new Members<ParamSpans>({}, paramKeys, '_meta', meta);
  const top = new Members<TopSpans>({}, topKeys, 'params', param);
  if (!top.walk(cursor, 1) || !cursor.isAtEnd()) {
    return cursor.fault === 'depth'
      ? problem(-32600, 'the message nests too deeply')
      : problem(-32700, 'the message is not valid JSON');
  }
  const { jsonrpc, id, method, params, result, error } = top.spans;
  const idProblem = id === undefined ? undefined : wrongId(bytes, id);
  const hasNullId = id !== undefined && idProblem === 'null';
  const echoed = id === undefined || idProblem !== undefined ? {} : { id: bytes.toString('utf8', id.start, id.end) };
  const refuse = (code: -32600 | -32602, message: string): EnvelopeProblem => ({
    kind: 'problem',
    code,
    message,
    ...echoed,
  });
  const doubt = doubtOf(top) ?? (top.ambiguous === undefined ? undefined : `has the key "${top.ambiguous}"`);
  if (doubt !== undefined) return refuse(-32600, `the message ${doubt}, which readers understand differently`);
  if (jsonrpc === undefined || bytes[jsonrpc.start] !== quote || textOf(bytes, jsonrpc) !== '2.0')
    return refuse(-32600, 'the member "jsonrpc" has to be "2.0"');
  const kind = kindOf(top.spans);
  if (kind === undefined) return refuse(-32600, 'the message is neither a request nor a notification nor a response');
  if (idProblem !== undefined && !(hasNullId && error !== undefined))
    return refuse(-32600, 'the member "id" has to be a string or an integer');
  if (method !== undefined && bytes[method.start] !== quote)
    return refuse(-32600, 'the member "method" has to be a string');
  const { _meta } = param.spans;
  if (params !== undefined && bytes[params.start] !== openBrace)
    return refuse(-32602, 'the member "params" has to be an object');
  if (_meta !== undefined && bytes[_meta.start] !== openBrace)
    return refuse(-32602, 'the member "_meta" has to be an object');
  const inside = doubtOf(param) ?? doubtOf(meta);
  if (inside !== undefined) return refuse(-32600, `"params" ${inside}, which readers understand differently`);
  const isDecisive = param.ambiguous !== undefined && decisive.has(foldedKey(param.ambiguous));
  return {
    bytes,
    kind,
    id: hasNullId ? undefined : id,
    method: method === undefined ? undefined : textOf(bytes, method),
    params,
    param: param.spans,
    meta: meta.spans,
    result,
    error,
    ambiguousKey: isDecisive ? param.ambiguous : undefined,
  };
}

function problem(code: EnvelopeProblem['code'], message: string): EnvelopeProblem {
  return { kind: 'problem', code, message };
}

function doubtOf({ repeated, escaped }: Members<object>): string | undefined {
  if (repeated !== undefined) return `has the key "${repeated}" twice`;
  return escaped === undefined ? undefined : `spells the key "${escaped}" with escapes`;
}

function kindOf({ id, method, params, result, error }: TopSpans): MessageKind | undefined {
  if (method !== undefined) {
    if (result !== undefined || error !== undefined) return undefined;
    return id === undefined ? 'notification' : 'request';
  }
  if (params !== undefined || (result === undefined) === (error === undefined)) return undefined;
  return id === undefined && error === undefined ? undefined : 'response';
}

function wrongId(bytes: Buffer, { start, end }: Span): 'null' | 'wrong' | undefined {
  const first = bytes[start];
  if (first === quote) return undefined;
  if (first === 0x6e) return 'null';
  for (let at = first === 0x2d ? start + 1 : start; at < end; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte < 0x30 || byte > 0x39) return 'wrong';
  }
  return undefined;
}
