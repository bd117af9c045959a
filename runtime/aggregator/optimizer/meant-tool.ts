import { rawOf, stringOf, type Envelope } from '../../mcp/envelope/envelope.ts';
import { memberOf, membersOf, type Member } from '../../mcp/envelope/json-members.ts';
import type { Span } from '../../mcp/envelope/json-cursor.ts';
import type { RpcError } from '../../mcp/envelope/rpc-error.ts';
import { invalidParams } from '../../mcp/envelope/rpc-errors.ts';
import { scanEnvelope } from '../../mcp/envelope/scan-envelope.ts';
import { splice } from '../../mcp/envelope/splice.ts';

const noName = 'tool_name is missing: give the name of a tool that find_tool has returned';
const noParameters = 'parameters is not an object: give the arguments of the tool by name';
const twice = 'tool_name or parameters is there twice';

/**
 * The tool call that a call of `call_tool` wraps: the same message with the name and the arguments of the tool, byte for byte. Models put
 * the name beside the arguments of the tool, or send those as a JSON string: both are accepted.
 */
export function meantTool(call: Envelope): Envelope | RpcError {
  const { name: nameSpan, arguments: span } = call.param;
  const members = span === undefined ? undefined : membersOf(call.bytes, span);
  if (span === undefined || members === undefined || nameSpan === undefined) return invalidParams({ problem: noName });
  const [nameAt, at] = [memberOf(members, 'tool_name'), memberOf(members, 'parameters')];
  if (nameAt === 'repeated' || at === 'repeated') return invalidParams({ problem: twice });
  const given = objectAt(call, at);
  if (given === undefined) return invalidParams({ problem: noParameters });
  const outer = stringOf(call, nameAt);
  const meant = outer === undefined || outer === '' ? hoisted(given) : { name: outer, parameters: given };
  if (typeof meant === 'string') return invalidParams({ problem: meant });
  const edits = [
    { span: nameSpan, bytes: JSON.stringify(meant.name) },
    { span, bytes: meant.parameters },
  ];
  const again = scanEnvelope(
    splice(
      call.bytes,
      edits.toSorted((a, b) => a.span.start - b.span.start),
    ),
  );
  return again.kind === 'problem' ? invalidParams({ problem: again.message }) : again;
}

/** The object in a part, or in the JSON text that it is; an empty one where there is nothing. */
function objectAt(call: Envelope, span: Span | undefined): Buffer | undefined {
  if (span === undefined) return empty;
  const raw = rawOf(call, span);
  if (raw.equals(nothing)) return empty;
  const text = stringOf(call, span);
  const found = text === undefined ? raw : jsonIn(text);
  return found?.[0] === openBrace ? found : undefined;
}

const empty = Buffer.from('{}');
const nothing = Buffer.from('null');
const openBrace = 0x7b;

function jsonIn(text: string): Buffer | undefined {
  try {
    JSON.parse(text);
    return Buffer.from(text.trim());
  } catch {
    // Said by the caller.
    return undefined;
  }
}

/** The name and the arguments of an object that holds both. */
function hoisted(object: Buffer): { readonly name: string; readonly parameters: Buffer } | string {
  const members = membersOf(object, { start: 0, end: object.length }) ?? [];
  const at = memberOf(members, 'tool_name');
  if (at === 'repeated') return twice;
  const name: unknown = at === undefined ? undefined : JSON.parse(object.toString('utf8', at.start, at.end));
  if (typeof name !== 'string' || name === '') return noName;
  const others = members.filter(({ key }) => key !== 'tool_name').map((member) => textOf(object, member));
  return { name, parameters: Buffer.from(`{${others.join(',')}}`) };
}

function textOf(object: Buffer, { key, value }: Member): string {
  return `${JSON.stringify(key)}:${object.toString('utf8', value.start, value.end)}`;
}
