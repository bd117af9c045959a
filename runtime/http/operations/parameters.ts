import type { ParameterRule } from '../../../generated/api/operation.ts';
import { isWireError } from '../answer.ts';
import { invalidParameter } from '../http-errors.ts';
import { parseTimestamp, timestampProblem } from './timestamp.ts';
import type { WireError } from '../wire-error.ts';

/** Rules of an operation's parameters, by name. */
export type ParameterRules = Readonly<Record<string, ParameterRule>>;

/** What a rule parses a string into: timestamps are milliseconds since 1970. */
type ValueOf<Rule> = Rule extends { readonly type: 'integer' | 'timestamp' }
  ? number
  : Rule extends { readonly type: 'boolean' }
    ? boolean
    : Rule extends { readonly values: readonly (infer Allowed)[] }
      ? Allowed
      : string;

/** Values of path parameters: all of them are there. */
export type PathValues<Rules> = { readonly [Name in keyof Rules]: ValueOf<Rules[Name]> };

/** Values of query parameters: those without a default may be absent. */
export type QueryValues<Rules> = {
  readonly [Name in keyof Rules]: Rules[Name] extends { readonly default: string | number | boolean }
    ? ValueOf<Rules[Name]>
    : ValueOf<Rules[Name]> | undefined;
};

type Value = string | number | boolean | undefined;
type Values = Readonly<Record<string, Value>>;

/** Reads parameters: the values, or the error of the first that is wrong. */
export type ParameterReader<Source> = (source: Source) => Values | WireError;

/** Makes the reader of a path's parameters; the router has decoded them. */
export function pathReader(rules: ParameterRules): ParameterReader<Readonly<Record<string, string | undefined>>> {
  const readers = Object.entries(rules).map(([name, rule]) => ({ name, read: textReader(name, rule) }));
  return (params) => {
    const values: Record<string, Value> = {};
    for (const { name, read } of readers) {
      const value = read(params[name] ?? '');
      if (typeof value === 'object') return value;
      values[name] = value;
    }
    return values;
  };
}

/**
 * Makes the reader of a query string. Keys that the operation does not know are ignored, since clients and proxies add their own; a known
 * key may occur once. An empty string means absent where the parameter is a string.
 */
export function queryReader(rules: ParameterRules): ParameterReader<string> {
  const readers = new Map(Object.entries(rules).map(([name, rule]) => [name, textReader(name, rule)]));
  const defaults: Values = Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, rule.default]));
  const read = (query: string): Values | WireError => {
    const values: Record<string, Value> = { ...defaults };
    const seen = new Set<string>();
    for (const part of query.split('&')) {
      const equals = part.indexOf('=');
      const name = decoded(equals === -1 ? part : part.slice(0, equals));
      const valueOf = name === undefined ? undefined : readers.get(name);
      if (name === undefined || valueOf === undefined) continue;
      if (seen.has(name)) return invalidParameter({ name, problem: 'occurs in the query more than once' });
      seen.add(name);
      const text = equals === -1 ? '' : decoded(part.slice(equals + 1));
      if (text === undefined) return invalidParameter({ name, problem: 'is not percent-encoded UTF-8' });
      if (text === '' && rules[name]?.type === 'string') continue;
      const value = valueOf(text);
      if (typeof value === 'object') return value;
      values[name] = value;
    }
    return values;
  };
  const known = new Map<string, Values>();
  return (query) => {
    if (query === '' || readers.size === 0) return defaults;
    if (query.length > longestKnown) return read(query);
    const before = known.get(query);
    if (before !== undefined) return before;
    const values = read(query);
    if (isWireError(values)) return values;
    if (known.size === mostKnown) known.clear();
    known.set(query, Object.freeze(values));
    return values;
  };
}

/** Queries that an operation reads again and again, and the characters of one: first pages, above all. What follows from them is kept. */
const mostKnown = 64;
const longestKnown = 64;

/** Decodes text of a query: `+` is a space. Undefined when it is not percent-encoded UTF-8. */
function decoded(text: string): string | undefined {
  if (!text.includes('%') && !text.includes('+')) return text;
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

/** Makes a function from the text of one parameter to its value, or to the error that names it. */
function textReader(name: string, rule: ParameterRule): (text: string) => Value | WireError {
  const wrong = (problem: string): WireError => invalidParameter({ name, problem });
  switch (rule.type) {
    case 'integer':
      return (text) => {
        const value = /^-?[0-9]{1,15}$/.test(text) ? Number(text) : undefined;
        if (value === undefined || value < (rule.minimum ?? -Infinity) || value > (rule.maximum ?? Infinity)) {
          return wrong(`has to be a whole number${bounds(rule)}`);
        }
        return value;
      };
    case 'boolean':
      return (text) => (text === 'true' ? true : text === 'false' ? false : wrong('has to be true or false'));
    case 'timestamp':
      return (text) => parseTimestamp(text) ?? wrong(timestampProblem(text));
    default:
      return stringReader(rule, wrong);
  }
}

function bounds({ minimum, maximum }: ParameterRule): string {
  if (minimum === undefined) return maximum === undefined ? '' : ` of at most ${maximum}`;
  return maximum === undefined ? ` of at least ${minimum}` : ` from ${minimum} to ${maximum}`;
}

function stringReader(rule: ParameterRule, wrong: (problem: string) => WireError): (text: string) => Value | WireError {
  const { minLength = 0, maxLength = Infinity, values } = rule;
  const pattern = rule.pattern === undefined ? undefined : new RegExp(rule.pattern, 'u');
  return (text) => {
    if (values !== undefined && !values.includes(text)) return wrong(`has to be one of ${values.join(', ')}`);
    if (text.length < minLength) return wrong(minLength === 1 ? 'is empty' : `is shorter than ${minLength} characters`);
    // Only texts with characters outside of the first plane have more units than characters.
    if (text.length > maxLength && Array.from(text).length > maxLength) {
      return wrong(`is longer than ${maxLength} characters`);
    }
    // oxlint-disable-next-line no-control-regex -- these are what must not get in
    if (/[\u0000-\u001f\u007f]/.test(text)) return wrong('holds a control character');
    if (pattern !== undefined && !pattern.test(text)) return wrong(`is not ${rule.form ?? 'well-formed'}`);
    return text;
  };
}
