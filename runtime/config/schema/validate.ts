import type { ValidateFunction, ValidationError } from '../../../generated/validators/validate-function.ts';
import type { Report } from '../../diagnostics/diagnostic.ts';
import type { Span } from '../../diagnostics/span.ts';
import type { DocumentPath } from '../parsed-document.ts';
import { misplacedKey } from './misplaced-key.ts';
import { placeOf, type Part } from '../part.ts';
import { removableFrom, type Removable } from './removable.ts';
import { missingField, oneChoiceEach } from './rule-detail.ts';
import { reportRule } from './rule-errors.ts';
import * as found from './schema-diagnostics.ts';
import { allows } from './schema-form.ts';
import { suggest } from '../suggest.ts';
import type { TypeMismatch } from './type-hint.ts';
import { typeName } from './type-names.ts';
import { shownValue } from '../shown-value.ts';

/**
 * Checks a value with a generated validator and reports every finding at its place: an unknown key at the key,
 * a missing field at the key of its parent, everything else at the value. Neither fills in defaults nor changes the value.
 * Returns the value as its type, or undefined when it has errors, those of its document included.
 * `most` is for values of strangers: no more than so many errors are looked at, and the value is checked once, however much is
 * wrong with it. Hints then do not offer to remove anything.
 */
export function validatePart<T>(
  part: Part,
  validate: ValidateFunction<T>,
  report: Report,
  most = Infinity,
): T | undefined {
  const { value } = part;
  if (validate(value)) return part.document.isFlawed === true ? undefined : value;
  const first = (validate.errors ?? []).slice(0, most);
  const errors = withoutLostAlternatives(withoutFollowUps(oneChoiceEach(first)));
  const removable: Removable = most === Infinity ? removableFrom(value, validate, errors) : () => undefined;
  const misspelt = misspeltFields(errors, objectOf(value)['kind']);
  for (const error of errors) {
    const field = missingField(error);
    if (field !== undefined && misspelt.has(`${error.instancePath}/${field}`)) continue;
    reportError(part, error, removable, report);
  }
  return undefined;
}

/**
 * Checks a value that is merged onto another one (a pod template): nothing is required in it, null removes,
 * and `$patch` directs the merge. Everything that is there has to be right.
 */
export function validatePatch(part: Part, validate: ValidateFunction<unknown>, report: Report): void {
  if (validate(part.value)) return;
  for (const error of withoutLostAlternatives(validate.errors ?? [])) {
    const isNull = valueAt(part.value, pathOf(error.instancePath, part.value)) === null;
    if (error.keyword === 'required' || isNull || error.params['additionalProperty'] === '$patch') continue;
    reportError(part, error, () => 'key', report);
  }
}

/** Pointers of the fields that unknown keys were meant to be: one typing mistake is reported once, at the key. */
function misspeltFields(errors: readonly ValidationError[], kind: unknown): ReadonlySet<string> {
  const unknown = errors.filter((error) => error.keyword === 'additionalProperties');
  return new Set(
    unknown.flatMap((error) => {
      const known = Object.keys(objectOf(error.parentSchema?.['properties']));
      const key = shownValue(error.params['additionalProperty']);
      const misplaced = misplacedKey(error.instancePath, key, kind);
      if (misplaced !== undefined) return misplaced.lacks;
      return `${error.instancePath}/${joinedKey(key, known)?.[0] ?? suggest(key, known) ?? ''}`;
    }),
  );
}

/** A value that is empty or of another type has no form and is in no list: that is reported once. */
function withoutFollowUps(errors: readonly ValidationError[]): readonly ValidationError[] {
  const places = (keyword: string): ReadonlySet<string> =>
    new Set(errors.filter((error) => error.keyword === keyword).map(({ instancePath }) => instancePath));
  const short = places('minLength');
  const mistyped = places('type');
  const misshapen = places('pattern');
  return errors.filter(({ keyword, instancePath }) => {
    if (keyword === 'pattern') return !short.has(instancePath);
    if (keyword === 'x-minimum-duration') return !misshapen.has(instancePath);
    return (keyword !== 'enum' && keyword !== 'const') || !mistyped.has(instancePath);
  });
}

/** The key and the value of a key such as `name:x`, which braces make of a colon without a space. */
function joinedKey(key: string, known: readonly string[]): [key: string, value: string] | undefined {
  const [, name = '', value = ''] = /^([^:]+):(\S.*)$/.exec(key) ?? [];
  return known.includes(name) ? [name, value] : undefined;
}

/** A volume names its Secret by another key than everything else in Kubernetes does. */
function volumeKey(key: string, known: readonly string[]): string | undefined {
  return key === 'name' && known.includes('secretName') && known.includes('optional') ? 'secretName' : undefined;
}

/** Of alternatives (a string or a list) only the one that was meant is reported: the deeper findings, or one for all. */
function withoutLostAlternatives(errors: readonly ValidationError[]): ValidationError[] {
  const choices = errors.filter((error) => error.keyword === 'oneOf').map((error) => error.instancePath);
  if (choices.length === 0) return [...errors];
  return errors.filter((error) => {
    const choice = choices.find((path) => error.instancePath === path || error.instancePath.startsWith(`${path}/`));
    if (choice === undefined) return true;
    const isDeeper = error.instancePath !== choice;
    const hasDeeper = errors.some((other) => other.instancePath.startsWith(`${choice}/`));
    if (hasDeeper) return isDeeper;
    // The type of one alternative was met, and something else of it was not.
    const hasInner = errors.some((other) => other.instancePath === choice && isInner(other.keyword));
    return hasInner ? isInner(error.keyword) : error.keyword === 'oneOf';
  });
}

/** Whether a keyword judges a value whose type is right. */
function isInner(keyword: string): boolean {
  return keyword === 'x-list' || /^(min|max)(Length|Items)$/.test(keyword);
}

function reportError(part: Part, error: ValidationError, removable: Removable, report: Report): void {
  const path = pathOf(error.instancePath, part.value);
  const value = valueAt(part.value, path);
  const at = (what: 'key' | 'value', below: DocumentPath = []): Span | undefined =>
    placeOf(part, [...path, ...below], what);
  const { params, parentSchema = {} } = error;
  // What is wrong with a key is reported once, at the key, by `propertyNames`.
  if (error.schemaPath.includes('/propertyNames/')) return;
  switch (error.keyword) {
    case 'additionalProperties': {
      const key = shownValue(params['additionalProperty']);
      const known = Object.keys(objectOf(parentSchema['properties']));
      const suggestion = joinedKey(key, known)?.join(': ') ?? volumeKey(key, known) ?? suggest(key, known);
      const advice = misplacedKey(error.instancePath, key, objectOf(part.value)['kind'])?.hint;
      report(found.unknownKey({ key, suggestion, known, advice }, at('key', [key])));
      return;
    }
    case 'required': {
      const field = shownValue(params['missingProperty']);
      const above = sizeOf(value) === 0 ? removableKey(path, removable) : undefined;
      report(found.missingField({ field, owner: nameOf(path), above }, at('key')));
      return;
    }
    case 'type': {
      const types = Array.isArray(params['type']) ? listOf(params['type']) : [params['type']];
      const expected = types.filter((type) => type !== 'null').map((type) => typeName(shownValue(type)));
      report(found.wrongType(mismatch(expected), at('value')));
      return;
    }
    case 'oneOf': {
      const expected = listOf(parentSchema['oneOf']).map((choice) => typeName(shownValue(objectOf(choice)['type'])));
      report(found.wrongType(mismatch(expected), at('value')));
      return;
    }
    case 'enum':
    case 'const': {
      const allowed = error.keyword === 'enum' ? listOf(params['allowedValues']) : [params['allowedValue']];
      const words = allowed.filter((item) => typeof item === 'string');
      const suggestion = typeof value === 'string' ? suggest(value, words) : undefined;
      report(found.notAllowed({ value, allowed, suggestion }, at('value')));
      return;
    }
    case 'pattern': {
      const wanted = { value: shownValue(value), pattern: shownValue(params['pattern']), schema: parentSchema };
      report(found.wrongPattern(wanted, at('value')));
      return;
    }
    case 'minimum':
    case 'maximum': {
      const bound = error.keyword === 'minimum' ? 'at least' : 'at most';
      report(found.outOfRange({ value, bound, limit: shownValue(params['limit']) }, at('value')));
      return;
    }
    case 'x-minimum-duration':
      report(found.outOfRange({ value, bound: 'at least', limit: shownValue(params['minimum']) }, at('value')));
      return;
    case 'propertyNames': {
      const key = shownValue(params['propertyName']);
      const names = objectOf(parentSchema['propertyNames']);
      const form = textOf(names['x-form']);
      const pattern = form === undefined ? textOf(names['pattern']) : `the form of ${form}`;
      report(found.wrongKeyName({ key, pattern }, at('key', [key])));
      return;
    }
    case 'x-list': {
      const second = Number(params['second']);
      const keys = listOf(params['keys']).map(String);
      const related = at('value', [Number(params['first'])]);
      report(
        found.repeatedItem(
          { keys, first: Number(params['first']), second },
          at('value', [second]),
          related === undefined ? [] : [{ message: 'first here', span: related }],
        ),
      );
      return;
    }
    case 'x-rule':
      reportRule(part, path, value, error, (above) => removableKey(above, removable), report);
      return;
    default:
      if (/^(min|max)(Length|Items|Properties)$/.test(error.keyword)) {
        const canGo = sizeOf(value) === 0 ? removable(path) : undefined;
        reportLength(error, value, canGo, at('value'), report);
      } else throw new Error(`no diagnostic for the keyword ${error.keyword}`);
  }

  function mismatch(expected: readonly string[]): TypeMismatch {
    const span = at('value');
    return {
      expected,
      value,
      written: span?.source.text.slice(span.start, span.end),
      language: textOf(parentSchema['x-language']),
      keys: path.at(-2) === 'imagePullSecrets' ? ['name'] : Object.keys(objectOf(parentSchema['properties'])),
      isItem: typeof path.at(-1) === 'number',
      allowed: listOf(parentSchema['enum'])
        .filter((word) => typeof word === 'string')
        .filter((word) => word !== ''),
      accepts: (other) => allows(parentSchema, other),
      removable: value === null ? removable(path) : undefined,
    };
  }
}

/** The key at a path, or else the one above it, that could go without another mistake. */
function removableKey(path: DocumentPath, removable: Removable): string | undefined {
  for (const length of [path.length, path.length - 1]) {
    const own = path.slice(0, Math.max(length, 0));
    if (typeof own.at(-1) === 'string' && removable(own) === 'key') return String(own.at(-1));
  }
  return undefined;
}

function sizeOf(value: unknown): number {
  if (typeof value === 'string') return Array.from(value).length;
  if (typeof value !== 'object' || value === null) return 0;
  return Array.isArray(value) ? value.length : Object.keys(value).length;
}

function reportLength(
  error: ValidationError,
  value: unknown,
  removable: ReturnType<Removable>,
  span: Span | undefined,
  report: Report,
): void {
  const limit = Number(error.params['limit']);
  const bound = error.keyword.startsWith('min') ? 'at least' : 'at most';
  const size = sizeOf(value);
  const unit = typeof value === 'string' ? 'character' : Array.isArray(value) ? 'item' : 'entry';
  const plural = size === 1 ? unit : unit === 'entry' ? 'entries' : `${unit}s`;
  const what = typeof value === 'string' ? 'text' : Array.isArray(value) ? 'list' : 'map';
  report(found.wrongLength({ what, bound, limit, found: size, unit: plural, removable }, span));
}

/** Path of a JSON pointer; numbers stay text where the value is an object. */
export function pathOf(pointer: string, root: unknown): (string | number)[] {
  const path: (string | number)[] = [];
  let value = root;
  for (const part of pointer.split('/').slice(1)) {
    const name = part.replaceAll('~1', '/').replaceAll('~0', '~');
    const step = Array.isArray(value) ? Number(name) : name;
    path.push(step);
    value = valueAt(value, [step]);
  }
  return path;
}

function valueAt(root: unknown, path: DocumentPath): unknown {
  return path.reduce<unknown>((value, step) => {
    if (Array.isArray(value)) return typeof step === 'number' ? value[step] : undefined;
    return typeof value === 'object' && value !== null && Object.hasOwn(value, step)
      ? Reflect.get(value, step)
      : undefined;
  }, root);
}

function nameOf(path: DocumentPath): string {
  const last = path.at(-1);
  if (last === undefined) return 'the document';
  return typeof last === 'number' ? `item ${last + 1}` : last;
}

function objectOf(value: unknown): Readonly<Record<string | number, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
