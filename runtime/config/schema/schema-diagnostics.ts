import { defineDiagnostic } from '../../diagnostics/define.ts';
import { nearForm } from './schema-form.ts';
import { withSameEnding } from '../suggest.ts';
import { typeHint, type TypeMismatch } from './type-hint.ts';
import { typeNameOf } from './type-names.ts';
import { fillInFirst, holdsChartTemplate, holdsVariable, laterHint, mayFit, renderFirst } from './variable-values.ts';
import { withoutUserinfo } from '../without-userinfo.ts';
import { shownValue } from '../shown-value.ts';

/** A list of words for a sentence: `a, b or c`. */
function oneOf(words: readonly string[], last = 'or'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1) ?? ''}`;
}

/** The most keys that a hint lists. */
const mostListed = 12;

function knownKeysHint(key: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return 'no keys are allowed here; remove it';
  if (known.length <= mostListed) return `known keys here: ${known.join(', ')}`;
  const alike = withSameEnding(key, known).map((name) => `"${name}"`);
  return alike.length === 0 || alike.length > mostListed ? undefined : `did you mean ${oneOf(alike)}?`;
}

export const unknownKey = defineDiagnostic<{
  key: string;
  suggestion: string | undefined;
  known: readonly string[];
  /** What to do where more than the spelling is wrong. */
  advice?: string | undefined;
}>({
  code: 'schema/unknown-key',
  severity: 'error',
  holdsForVariables: true,
  summary: 'A key that the schema does not know. Nothing would read it.',
  message: ({ key }) => `unknown key "${key}"`,
  hint: ({ key, suggestion, known, advice }) =>
    advice ?? (suggestion === undefined ? knownKeysHint(key, known) : `did you mean "${suggestion}"?`),
});

/** Findings that the reader of the text has already reported about a value. */
const saidBefore = ['yaml/unresolved-alias', 'yaml/not-finite', 'yaml/imprecise-number', 'yaml/broken-character'];

export const wrongType = defineDiagnostic<TypeMismatch>({
  code: 'schema/wrong-type',
  severity: 'error',
  holdsForVariables: true,
  summary: 'A value of another type than the schema asks for.',
  message: ({ expected, value }) => `expected ${oneOf(expected)}, found ${typeNameOf(value)}`,
  hint: typeHint,
  givesWayTo: saidBefore,
});

export const emptyEntry = defineDiagnostic<{ key: string }>({
  code: 'schema/empty-entry',
  severity: 'warning',
  holdsForVariables: true,
  summary: 'An entry without a value in a map whose keys are free. Kubernetes would leave it out, and so do we.',
  message: ({ key }) => `"${key}" has no value, so it is left out`,
  hint: () => 'give it a value ("" is an empty string), or remove the key',
});

export const notAllowed = defineDiagnostic<{
  value: unknown;
  allowed: readonly unknown[];
  suggestion: string | undefined;
}>({
  code: 'schema/enum',
  severity: 'error',
  holdsForVariables: true,
  summary: 'A value outside the closed list the schema gives.',
  message: ({ value, allowed }) =>
    allowed.length === 1
      ? `${JSON.stringify(value)} is not allowed, only ${JSON.stringify(allowed[0])}`
      : `${JSON.stringify(value)} is not one of ${oneOf(allowed.map((item) => JSON.stringify(item)))}`,
  hint: ({ value, suggestion }) =>
    laterHint(value) ?? (suggestion === undefined ? undefined : `did you mean "${suggestion}"?`),
  givesWayTo: saidBefore,
});

export const missingField = defineDiagnostic<{
  field: string;
  owner: string;
  /** A key without which the field would not be missed. */
  above: string | undefined;
}>({
  code: 'schema/missing-field',
  severity: 'error',
  holdsForVariables: true,
  summary: 'A required field is absent.',
  message: ({ field, owner }) => `${owner} needs the field "${field}"`,
  hint: ({ field, above }) => `add "${field}:"${above === undefined ? '' : `, or remove "${above}"`}`,
});

export const outOfRange = defineDiagnostic<{ value: unknown; bound: string; limit: string }>({
  code: 'schema/out-of-range',
  severity: 'error',
  holdsForVariables: true,
  summary: 'A number or duration beyond a bound.',
  message: ({ value, bound, limit }) => `${shownValue(value)} is out of range: ${bound} ${limit}`,
  givesWayTo: [...saidBefore, 'yaml/octal-number'],
});

export const wrongLength = defineDiagnostic<{
  what: string;
  unit: string;
  bound: string;
  limit: number;
  found: number;
  removable: 'key' | 'item' | undefined;
}>({
  code: 'schema/length',
  severity: 'error',
  holdsForVariables: true,
  summary: 'A string, list or map that is too short or too long.',
  message: ({ what, unit, bound, limit, found }) =>
    found === 0
      ? `the ${what} is empty`
      : `the ${what} has ${found} ${unit}, ${bound} ${limit} ${limit === 1 ? 'is' : 'are'} allowed`,
  hint: ({ found, what, removable }) =>
    found > 0
      ? undefined
      : removable === undefined
        ? `fill the ${what}`
        : `fill the ${what} or remove the ${removable}`,
  givesWayTo: saidBefore,
});

/** Whether the message describes a pattern in the words of `x-form`. */
function hasWords(pattern: string): boolean {
  return pattern.startsWith('the form of ');
}

/** How to write a duration; days and bare numbers are what people write instead of one. */
function durationHint(value: string): string {
  const [, number = '', unit = ''] = /^([1-9][0-9]{0,3})(d|w|)$/.exec(value) ?? [];
  if (number === '') return 'write a number and a unit (ns, us, ms, s, m, h), for example 30s or 1h30m';
  return unit === ''
    ? `give it a unit, for example ${number}s`
    : `the longest unit is the hour: write ${Number(number) * (unit === 'd' ? 24 : 168)}h`;
}

/** The required form of a string: the words of `x-form` where the pattern has them, or the pattern itself. */
function formOf(text: string, wanted: string): string {
  const words = /^the form of (.*)$/.exec(wanted)?.[1];
  if (words !== undefined) return `${text} is not ${words}`;
  return /^\^https\?:\/\/(\.\*\$|\[\^\\s\]\+\$)?$/.test(wanted)
    ? `${text} is not an http or https URL`
    : `${text} does not match ${wanted}`;
}

export const wrongPattern = defineDiagnostic<{
  value: string;
  /** The form in words, or the pattern itself. */
  pattern: string;
  schema: Readonly<Record<string, unknown>>;
}>({
  code: 'schema/pattern',
  severity: 'error',
  holdsForVariables: true,
  summary: 'A string that does not have the form that the schema requires.',
  message: ({ value, pattern, schema: { 'x-language': language } }) =>
    (language === 'duration' || language === 'quantity') && !hasWords(pattern)
      ? `"${value}" is not a ${language}`
      : formOf(`"${withoutUserinfo(value)}"`, pattern),
  hint: patternHint,
  givesWayTo: saidBefore,
});

function patternHint({
  value,
  pattern,
  schema: { 'x-language': language, pattern: form, examples },
}: {
  readonly value: string;
  readonly pattern: string;
  readonly schema: Readonly<Record<string, unknown>>;
}): string | undefined {
  if (holdsVariable(value)) {
    // What is made depends on values in a language.
    return language !== undefined || mayFit(value, form)
      ? fillInFirst
      : 'no value of its variables would do: correct what is around them';
  }
  if (holdsChartTemplate(value)) return renderFirst;
  if (language === 'duration' && !hasWords(pattern)) return durationHint(value);
  if (language === 'quantity') return 'write a Kubernetes quantity, for example 500m, 2 or 128Mi';
  const near = nearForm(value, typeof form === 'string' ? form : undefined);
  if (near !== undefined) return `did you mean "${near}"?`;
  const [example] = Array.isArray(examples) ? (examples as readonly unknown[]) : [];
  return typeof example === 'string' ? `for example ${example}` : undefined;
}

export const wrongKeyName = defineDiagnostic<{ key: string; pattern: string | undefined }>({
  code: 'schema/key-name',
  severity: 'error',
  holdsForVariables: true,
  summary: 'A key of a map that does not have the form the schema asks for.',
  message: ({ key, pattern }) =>
    pattern === undefined ? `the key "${key}" is not allowed here` : formOf(`the key "${key}"`, pattern),
});

export const repeatedItem = defineDiagnostic<{ keys: readonly string[]; first: number; second: number }>({
  code: 'schema/repeated-item',
  severity: 'error',
  holdsForVariables: true,
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
  holdsForVariables: true,
  summary: 'Fields of which exactly one has to be set.',
  message: ({ fields, present }) =>
    present.length === 0 ? `one of ${oneOf(fields)} is needed` : `${oneOf(present, 'and')} exclude each other`,
  hint: ({ present }) => (present.length === 0 ? undefined : `keep one of them: ${oneOf(present)}`),
});

export const atMostOneOf = defineDiagnostic<{ fields: readonly string[]; present: readonly string[] }>({
  code: 'schema/at-most-one-of',
  severity: 'error',
  holdsForVariables: true,
  summary: 'Fields that exclude each other.',
  message: ({ present }) => `${oneOf(present, 'and')} exclude each other`,
  hint: ({ present }) => `keep one of them: ${oneOf(present)}`,
});

export const atLeastOneOf = defineDiagnostic<{
  fields: readonly string[];
  /** A key without which none of them would be missed. */
  above: string | undefined;
}>({
  code: 'schema/at-least-one-of',
  severity: 'error',
  holdsForVariables: true,
  summary: 'Fields of which at least one has to be set.',
  message: ({ fields }) => `at least one of ${oneOf(fields)} is needed`,
  hint: ({ above }) => `add one of them${above === undefined ? '' : `, or remove "${above}"`}`,
});

export const missingForValue = defineDiagnostic<{ property: string; value: string; missing: string }>({
  code: 'schema/missing-for-type',
  severity: 'error',
  holdsForVariables: true,
  summary: 'The field that belongs to the chosen type is absent.',
  message: ({ property, value, missing }) => `${property} ${value} needs the field "${missing}"`,
  hint: ({ missing }) => `add "${missing}:"`,
});

export const foreignForValue = defineDiagnostic<{
  property: string;
  value: string | undefined;
  foreign: string;
  others: readonly string[];
  owners: readonly string[];
  missing: string | undefined;
  hasOwn: boolean;
}>({
  code: 'schema/foreign-for-type',
  severity: 'error',
  holdsForVariables: true,
  summary: 'A field that belongs to another type than the chosen one. Nothing would read it.',
  message: ({ property, value, foreign, others, owners }) => {
    if (others.length > 0) {
      const names = [foreign, ...others].map((name) => `"${name}"`);
      return `${oneOf(names, 'and')} do not belong to ${property}${value === undefined ? '' : ` ${value}`}`;
    }
    return value === undefined
      ? `"${foreign}" needs ${property} ${oneOf(owners)}`
      : `"${foreign}" belongs to ${property} ${oneOf(owners)}, but ${property} is ${value}`;
  },
  hint: ({ property, foreign, others, owners, missing, hasOwn }) => {
    const owner = owners[0] ?? '';
    if (others.length > 0) return `keep one of them and set "${property}" to its type, or remove them`;
    if (missing !== undefined) return `set "${property}: ${owner}", or write "${missing}" instead of "${foreign}"`;
    return hasOwn ? `remove "${foreign}"` : `set "${property}: ${owner}" or remove "${foreign}"`;
  },
});

export const requirement = defineDiagnostic<{ message: string }>({
  code: 'schema/requires',
  severity: 'error',
  holdsForVariables: true,
  summary: 'A field that needs another one, or a value of another one.',
  message: ({ message }) => message.replace(/\.$/, ''),
});

const aboutLostKey: ReadonlySet<string> = new Set([unknownKey, foreignForValue, atMostOneOf].map(({ code }) => code));

/** Whether a finding is about a key that nothing reads, so that findings below it do not matter. */
export function isAboutLostKey(code: string): boolean {
  return aboutLostKey.has(code);
}
