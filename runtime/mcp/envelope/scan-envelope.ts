import { isUtf8 } from 'node:buffer';
import { foldedKey } from './ambiguous-key.ts';
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

const topKeys = keyTable(['jsonrpc', 'id', 'method', 'params', 'result', 'error'] satisfies (keyof TopSpans)[]);
const paramKeys = keyTable([
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
] satisfies (keyof ParamSpans)[]);
const metaKeys = keyTable([
  'progressToken',
  'traceparent',
  'tracestate',
  'baggage',
  'io.modelcontextprotocol/protocolVersion',
  'io.modelcontextprotocol/clientCapabilities',
  'io.modelcontextprotocol/clientInfo',
  'io.modelcontextprotocol/logLevel',
  'io.modelcontextprotocol/subscriptionId',
] satisfies (keyof MetaSpans)[]);

/** Keys of `params` that decide where a request goes or what it may do: another spelling of them is noted. */
const decisive: ReadonlySet<string> = new Set(['name', 'uri', 'arguments', '_meta', 'ref', 'notifications', 'taskid']);

/** Keys that are searched for. Bytes are compared: no string is created for a key that is spelled correctly. */
interface KeyTable {
  readonly byLength: readonly (readonly { readonly key: string; readonly bytes: Buffer }[] | undefined)[];
  readonly folded: ReadonlySet<string>;
  readonly longest: number;
}

function keyTable(keys: readonly string[]): KeyTable {
  const longest = Math.max(...keys.map((key) => key.length));
  const ofLength = (length: number): { key: string; bytes: Buffer }[] =>
    keys.filter((key) => key.length === length).map((key) => ({ key, bytes: Buffer.from(key) }));
  return {
    byLength: Array.from({ length: longest + 1 }, (_, length) => ofLength(length)),
    folded: new Set(keys.map((key) => key.toLowerCase())),
    longest,
  };
}

/** What walking over the members of one object has found. */
class Members {
  readonly spans: Record<string, Span> = {};
  repeated: string | undefined;
  escaped: string | undefined;
  ambiguous: string | undefined;
  private readonly table: KeyTable;
  private readonly innerKey: string | undefined;
  private readonly inner: Members | undefined;

  /** `innerKey` is the member whose own members `inner` walks over, where it is an object. */
  constructor(table: KeyTable, innerKey?: string, inner?: Members) {
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
      const key = this.keyAt(cursor, start, cursor.at);
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

  /** The key between two quotes, if it is one of the table. */
  private keyAt({ bytes, isEscaped }: JsonCursor, start: number, end: number): string | undefined {
    const { byLength, folded, longest } = this.table;
    const length = end - start - 2;
    if (!isEscaped) {
      for (const known of byLength[length] ?? []) if (isAt(bytes, start + 1, known.bytes)) return known.key;
    }
    // An escape has six bytes for a character, a folded letter three.
    if (length > longest * 6) return undefined;
    const key = textOf(bytes, { start, end });
    if (!folded.has(foldedKey(key))) return undefined;
    if (isEscaped) this.escaped ??= key;
    else this.ambiguous ??= key;
    return undefined;
  }

  private note(key: string, span: Span): void {
    if (this.spans[key] !== undefined) this.repeated ??= key;
    this.spans[key] = span;
  }
}

function isAt(bytes: Buffer, start: number, wanted: Buffer): boolean {
  for (let index = 0; index < wanted.length; index += 1) if (bytes[start + index] !== wanted[index]) return false;
  return true;
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
  const meta = new Members(metaKeys);
  const param = new Members(paramKeys, '_meta', meta);
  const top = new Members(topKeys, 'params', param);
  if (!top.walk(cursor, 1) || !cursor.isAtEnd()) {
    return cursor.fault === 'depth'
      ? problem(-32600, 'the message nests too deeply')
      : problem(-32700, 'the message is not valid JSON');
  }
  const outline: TopSpans = top.spans;
  const { jsonrpc, id, method, params, result, error } = outline;
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
  const kind = kindOf(outline);
  if (kind === undefined) return refuse(-32600, 'the message is neither a request nor a notification nor a response');
  if (idProblem !== undefined && !(hasNullId && error !== undefined))
    return refuse(-32600, 'the member "id" has to be a string or an integer');
  if (method !== undefined && bytes[method.start] !== quote)
    return refuse(-32600, 'the member "method" has to be a string');
  const inParams: ParamSpans = param.spans;
  const { _meta } = inParams;
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
    param: inParams,
    meta: meta.spans,
    result,
    error,
    ambiguousKey: isDecisive ? param.ambiguous : undefined,
  };
}

function problem(code: EnvelopeProblem['code'], message: string): EnvelopeProblem {
  return { kind: 'problem', code, message };
}

function doubtOf({ repeated, escaped }: Members): string | undefined {
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
