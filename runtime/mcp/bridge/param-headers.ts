import type { OutboundHeaders } from '../backend/outbound-headers.ts';
import type { RpcError } from '../envelope/rpc-error.ts';
import { headerMismatch } from '../envelope/rpc-errors.ts';
import { decodeHeaderText, encodeHeaderText } from '../era/header-text.ts';
import { objectOf } from './capabilities.ts';

/** A parameter of a tool that is sent as a header too (2026-07-28, x-mcp-header). */
export interface ParamHeader {
  /** The whole name of the header, in lower case. */
  readonly header: string;
  /** Property names from the arguments to the value. */
  readonly path: readonly string[];
}

const annotation = 'x-mcp-header';
const token = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
const primitives: ReadonlySet<unknown> = new Set(['integer', 'string', 'boolean']);
/** Keywords whose values are data, not schemas. */
const data: ReadonlySet<string> = new Set(['default', 'const', 'enum', 'examples']);
const deepest = 64;

/**
 * The headers that a tool's input schema asks for. `invalid`: an annotation that the specification forbids (Schema Extension), for which
 * clients have to leave the tool out.
 */
export function paramHeadersOf(inputSchema: unknown): readonly ParamHeader[] | 'invalid' {
  const found: ParamHeader[] = [];
  return collect(inputSchema, [], true, 0, found) && isUnique(found) ? found : 'invalid';
}

function collect(
  schema: unknown,
  path: readonly string[],
  isReachable: boolean,
  depth: number,
  found: ParamHeader[],
): boolean {
  if (typeof schema !== 'object' || schema === null) return true;
  if (depth > deepest) return false;
  if (Array.isArray(schema)) return schema.every((each) => collect(each, path, false, depth + 1, found));
  const members = objectOf(schema);
  if (Object.hasOwn(members, annotation)) {
    const name = members[annotation];
    const isValid =
      isReachable && path.length > 0 && typeof name === 'string' && token.test(name) && primitives.has(members['type']);
    if (!isValid) return false;
    found.push({ header: `mcp-param-${name.toLowerCase()}`, path });
  }
  return Object.entries(members).every(([key, value]) => {
    if (key === annotation || data.has(key)) return true;
    if (key !== 'properties') return collect(value, path, false, depth + 1, found);
    return Object.entries(objectOf(value)).every(([name, property]) =>
      collect(property, [...path, name], isReachable, depth + 1, found),
    );
  });
}

function isUnique(found: readonly ParamHeader[]): boolean {
  return new Set(found.map(({ header }) => header)).size === found.length;
}

/** The headers of one call, names and values in turn. A value that is absent, null or of another type has none. */
export function headersOfArguments(headers: readonly ParamHeader[], given: unknown): string[] {
  return headers.flatMap(({ header, path }) => {
    const text = textAt(given, path);
    return text === undefined ? [] : [header, encodeHeaderText(text)];
  });
}

/**
 * Why the headers of a call do not say what its arguments say (2026-07-28, Server Behavior for Custom Headers). Headers that the tool
 * does not ask for are not looked at.
 */
export function paramHeaderProblem(
  headers: readonly ParamHeader[],
  received: OutboundHeaders,
  given: unknown,
): RpcError | undefined {
  for (const { header, path } of headers) {
    const values = received.filter((_each, index) => index % 2 === 1 && received[index - 1] === header);
    const expected = textAt(given, path);
    const [value] = values;
    if (value === undefined && expected === undefined) continue;
    const parameter = path.join('.');
    if (value === undefined) return headerMismatch({ problem: `the header ${header} is missing` });
    if (values.length > 1 || decodeHeaderText(value) !== expected)
      return headerMismatch({ problem: `the header ${header} differs from the argument "${parameter}"` });
  }
  return undefined;
}

/** The value of a parameter as its header says it; undefined where it has none. */
function textAt(given: unknown, path: readonly string[]): string | undefined {
  const value = path.reduce<unknown>((at, name) => {
    const members = objectOf(at);
    return Object.hasOwn(members, name) ? members[name] : undefined;
  }, given);
  if (typeof value === 'string') return value;
  const isPlain = typeof value === 'boolean' || (typeof value === 'number' && Number.isSafeInteger(value));
  return isPlain ? String(value) : undefined;
}
