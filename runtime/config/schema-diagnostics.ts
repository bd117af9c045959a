import { defineDiagnostic } from '../diagnostics/define.ts';

/** A list of words for a sentence: `a, b or c`. */
function oneOf(words: readonly string[], last = 'or'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1) ?? ''}`;
}

export const unknownKey = defineDiagnostic<{ key: string; suggestion: string | undefined; known: readonly string[] }>({
  code: 'schema/unknown-key',
  severity: 'error',
  summary: 'A key that the schema does not know. Nothing would read it.',
  message: ({ key }) => `unknown key "${key}"`,
  hint: ({ suggestion, known }) =>
    suggestion !== undefined
      ? `did you mean "${suggestion}"?`
      : known.length === 0
        ? 'no keys are allowed here; remove it'
        : known.length <= 12
          ? `known keys here: ${known.join(', ')}`
          : undefined,
});

export const wrongType = defineDiagnostic<{
  expected: readonly string[];
  found: string;
  value: unknown;
  language: string | undefined;
}>({
  code: 'schema/wrong-type',
  severity: 'error',
  summary: 'A value of another type than the schema asks for.',
  message: ({ expected, found }) => `expected ${oneOf(expected)}, found ${found}`,
  hint: ({ expected, found, value, language }) => {
    if (found === 'null') return 'give it a value or remove the key';
    if (language === 'duration' && typeof value === 'number') return `give it a unit, for example ${value}s`;
    if (expected.includes('string') && ['number', 'integer', 'boolean'].includes(found))
      return `quote it: "${String(value)}"`;
    if (typeof value === 'string' && /^-?\d+$/.test(value) && expected.includes('integer'))
      return `remove the quotes: ${value}`;
    if (typeof value === 'string' && /^(true|false)$/.test(value) && expected.includes('boolean'))
      return `remove the quotes: ${value}`;
    if (expected.includes('list')) return 'write a list: one "- item" per line';
    return undefined;
  },
});

export const notAllowed = defineDiagnostic<{
  value: unknown;
  allowed: readonly unknown[];
  suggestion: string | undefined;
}>({
  code: 'schema/enum',
  severity: 'error',
  summary: 'A value outside the closed list the schema gives.',
  message: ({ value, allowed }) =>
    allowed.length === 1
      ? `${JSON.stringify(value)} is not allowed, only ${JSON.stringify(allowed[0])}`
      : `${JSON.stringify(value)} is not one of ${oneOf(allowed.map((item) => JSON.stringify(item)))}`,
  hint: ({ suggestion }) => (suggestion === undefined ? undefined : `did you mean "${suggestion}"?`),
});

export const missingField = defineDiagnostic<{ field: string; owner: string }>({
  code: 'schema/missing-field',
  severity: 'error',
  summary: 'A required field is absent.',
  message: ({ field, owner }) => `${owner} needs the field "${field}"`,
  hint: ({ field }) => `add "${field}:"`,
});

export const outOfRange = defineDiagnostic<{ value: unknown; bound: string; limit: string }>({
  code: 'schema/out-of-range',
  severity: 'error',
  summary: 'A number or duration beyond a bound.',
  message: ({ value, bound, limit }) => `${String(value)} is out of range: ${bound} ${limit}`,
});

export const wrongLength = defineDiagnostic<{
  what: string;
  unit: string;
  bound: string;
  limit: number;
  found: number;
}>({
  code: 'schema/length',
  severity: 'error',
  summary: 'A text, list or map that is too short or too long.',
  message: ({ what, unit, bound, limit, found }) =>
    found === 0
      ? `the ${what} is empty`
      : `the ${what} has ${found} ${unit}, ${bound} ${limit} ${limit === 1 ? 'is' : 'are'} allowed`,
  hint: ({ found, what }) => (found === 0 ? `fill the ${what} or remove the key` : undefined),
});

export const wrongPattern = defineDiagnostic<{
  value: string;
  language: string | undefined;
  pattern: string;
  example: string | undefined;
}>({
  code: 'schema/pattern',
  severity: 'error',
  summary: 'A text that does not have the form the schema asks for.',
  message: ({ value, language, pattern }) =>
    language === 'duration' || language === 'quantity'
      ? `"${value}" is not a ${language}`
      : pattern === '^https?://' || pattern === '^https?://.*$' || pattern === '^https?://[^\\s]+$'
        ? `"${value}" is not an http or https URL`
        : `"${value}" does not match ${pattern}`,
  hint: ({ language, example }) =>
    language === 'duration'
      ? 'write a number and a unit (ns, us, ms, s, m, h), for example 30s or 1h30m'
      : language === 'quantity'
        ? 'write a Kubernetes quantity, for example 500m, 2 or 128Mi'
        : example === undefined
          ? undefined
          : `for example ${example}`,
});

export const wrongKeyName = defineDiagnostic<{ key: string; pattern: string | undefined }>({
  code: 'schema/key-name',
  severity: 'error',
  summary: 'A key of a map that does not have the form the schema asks for.',
  message: ({ key, pattern }) =>
    `the key "${key}" ${pattern === undefined ? 'is not allowed here' : `does not match ${pattern}`}`,
});

export const repeatedItem = defineDiagnostic<{ keys: readonly string[]; first: number; second: number }>({
  code: 'schema/repeated-item',
  severity: 'error',
  summary: 'Two items of a list that may hold each only once.',
  message: ({ keys, first, second }) =>
    keys.length === 0
      ? `item ${second + 1} repeats item ${first + 1}`
      : `item ${second + 1} has the same ${oneOf(keys, 'and')} as item ${first + 1}`,
  hint: () => 'remove one of them',
});

export const exactlyOneOf = defineDiagnostic<{ fields: readonly string[]; present: readonly string[] }>({
  code: 'schema/exactly-one-of',
  severity: 'error',
  summary: 'Fields of which exactly one has to be set.',
  message: ({ fields, present }) =>
    present.length === 0
      ? `one of ${oneOf(fields)} is needed`
      : `${oneOf(present, 'and')} exclude each other: exactly one of ${oneOf(fields)} is allowed`,
});

export const atMostOneOf = defineDiagnostic<{ fields: readonly string[]; present: readonly string[] }>({
  code: 'schema/at-most-one-of',
  severity: 'error',
  summary: 'Fields that exclude each other.',
  message: ({ present }) => `${oneOf(present, 'and')} exclude each other`,
  hint: ({ present }) => `keep one of them: ${oneOf(present)}`,
});

export const atLeastOneOf = defineDiagnostic<{ fields: readonly string[] }>({
  code: 'schema/at-least-one-of',
  severity: 'error',
  summary: 'Fields of which at least one has to be set.',
  message: ({ fields }) => `at least one of ${oneOf(fields)} is needed`,
});

export const missingForValue = defineDiagnostic<{ property: string; value: string; missing: string }>({
  code: 'schema/missing-for-type',
  severity: 'error',
  summary: 'The field that belongs to the chosen type is absent.',
  message: ({ property, value, missing }) => `${property} ${value} needs the field "${missing}"`,
  hint: ({ missing }) => `add "${missing}:"`,
});

export const foreignForValue = defineDiagnostic<{
  property: string;
  value: string | undefined;
  foreign: string;
  owners: readonly string[];
}>({
  code: 'schema/foreign-for-type',
  severity: 'error',
  summary: 'A field that belongs to another type than the chosen one. Nothing would read it.',
  message: ({ property, value, foreign, owners }) =>
    value === undefined
      ? `"${foreign}" needs ${property} ${oneOf(owners)}`
      : `"${foreign}" belongs to ${property} ${oneOf(owners)}, but ${property} is ${value}`,
  hint: ({ property, owners, foreign }) => `set "${property}: ${owners[0] ?? ''}" or remove "${foreign}"`,
});

export const requirement = defineDiagnostic<{ message: string }>({
  code: 'schema/requires',
  severity: 'error',
  summary: 'A field that needs another one, or a value of another one.',
  message: ({ message }) => message.replace(/\.$/, ''),
});
