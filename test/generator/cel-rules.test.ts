import { describe, expect, test } from 'vitest';
import { boundedForCel } from '../../generator/emit/crds/cel-bounds.ts';
import { celMinimumDuration, celNames, celRules } from '../../generator/emit/crds/cel-rules.ts';
import type { Condition, Rule } from '../../generator/model/rules.ts';
import type { StructuralSchema } from '../../generator/model/structural.ts';

const text: StructuralSchema = { description: 'A text.', type: 'string' };
const anything: StructuralSchema = { description: 'Anything.', 'x-kubernetes-preserve-unknown-fields': true };

function object(
  properties: Readonly<Record<string, StructuralSchema>>,
  required?: readonly string[],
): StructuralSchema {
  return { description: 'An object.', type: 'object', properties, ...(required === undefined ? {} : { required }) };
}

const thing = object({ a: text, b: text, c: text, mode: text, in: text, any: anything, sub: object({ x: text }) }, [
  'mode',
]);
const is = (path: string, ...values: string[]): Condition => ({
  path: path.split('.'),
  test: { values, orAbsent: false },
});
const isByDefault = (path: string, ...values: string[]): Condition => ({
  path: path.split('.'),
  test: { values, orAbsent: true },
});
const present = (path: string): Condition => ({ path: path.split('.'), test: { present: true } });
const absent = (path: string): Condition => ({ path: path.split('.'), test: { present: false } });
const requires = (when: Condition[], demands: Condition[]): Rule => ({
  kind: 'requires',
  if: when,
  // oxlint-disable-next-line unicorn/no-thenable -- a rule is never awaited
  then: demands,
  message: 'Say why.',
});

describe('a rule becomes CEL', () => {
  const cases: readonly [what: string, rule: Rule, expression: string, message: string][] = [
    [
      'exactlyOneOf',
      { kind: 'exactlyOneOf', fields: ['a', 'b'] },
      '(has(self.a) ? 1 : 0) + (has(self.b) ? 1 : 0) == 1',
      'exactly one of a and b has to be set',
    ],
    [
      'atMostOneOf',
      { kind: 'atMostOneOf', fields: ['a', 'b'] },
      '(has(self.a) ? 1 : 0) + (has(self.b) ? 1 : 0) <= 1',
      'at most one of a and b may be set',
    ],
    [
      'atLeastOneOf',
      { kind: 'atLeastOneOf', fields: ['a', 'b', 'c'] },
      'has(self.a) || has(self.b) || has(self.c)',
      'at least one of a, b and c has to be set',
    ],
    [
      'atLeastOneOf, filled',
      { kind: 'atLeastOneOf', fields: ['a', 'b'], filled: true },
      "has(self.a) && self.a != '' || has(self.b) && self.b != ''",
      'at least one of a and b has to be set and not empty',
    ],
    ['presence', requires([present('a')], [present('b')]), '!has(self.a) || has(self.b)', 'Say why'],
    [
      'absence',
      requires([present('a')], [absent('b'), absent('c')]),
      '!has(self.a) || (!has(self.b) && !has(self.c))',
      'Say why',
    ],
    ['a value', requires([is('a', 'x')], [present('b')]), "!(has(self.a) && self.a == 'x') || has(self.b)", 'Say why'],
    [
      'a value of a required field',
      requires([is('mode', 'x')], [present('b')]),
      "!(self.mode == 'x') || has(self.b)",
      'Say why',
    ],
    [
      'one of several values',
      requires([present('a')], [is('b', 'x', 'y')]),
      "!has(self.a) || (has(self.b) && self.b in ['x', 'y'])",
      'Say why',
    ],
    [
      'a value that is the default',
      requires([isByDefault('a', 'x')], [present('b')]),
      "!(!has(self.a) || self.a == 'x') || has(self.b)",
      'Say why',
    ],
    [
      'a path',
      requires([present('a')], [is('sub.x', 'y')]),
      "!has(self.a) || (has(self.sub) && has(self.sub.x) && self.sub.x == 'y')",
      'Say why',
    ],
    [
      'the absence of a path',
      requires([present('a')], [absent('sub.x')]),
      '!has(self.a) || (!(has(self.sub) && has(self.sub.x)))',
      'Say why',
    ],
    [
      'a default below a path',
      requires([present('a')], [isByDefault('sub.x', 'y')]),
      "!has(self.a) || (has(self.sub) && (!has(self.sub.x) || self.sub.x == 'y'))",
      'Say why',
    ],
    ['a reserved word', requires([present('in')], [present('b')]), '!has(self.__in__) || has(self.b)', 'Say why'],
    [
      'a quote in a value',
      requires([is('mode', "it's")], [present('b')]),
      String.raw`!(self.mode == 'it\'s') || has(self.b)`,
      'Say why',
    ],
  ];

  test.each(cases)('%s', (_what, rule, expression, message) => {
    expect(celRules([rule], thing)).toEqual([{ rule: expression, message }]);
  });

  test('a discriminator, one rule per field', () => {
    const mapping = [
      ['x', 'a'],
      ['y', 'b'],
      ['z', 'b'],
      ['none', null],
    ] as const;
    const rule: Rule = { kind: 'discriminator', property: 'mode', fallback: undefined, required: true, mapping };
    expect(celRules([rule], thing)).toEqual([
      { rule: "(self.mode == 'x') == has(self.a)", message: 'a has to be set when mode is x, and only then' },
      {
        rule: "(self.mode in ['y', 'z']) == has(self.b)",
        message: 'b has to be set when mode is y or z, and only then',
      },
    ]);
    expect(celRules([{ ...rule, required: false, fallback: 'x' }], { ...thing, required: [] })).toEqual([
      { rule: "!has(self.a) || (!has(self.mode) || self.mode == 'x')", message: 'a may be set only when mode is x' },
      {
        rule: "!has(self.b) || (has(self.mode) && self.mode in ['y', 'z'])",
        message: 'b may be set only when mode is y or z',
      },
    ]);
  });

  test('the names of a map and the least duration', () => {
    expect(celNames({ pattern: String.raw`^\w+$`, maxLength: 63 })).toEqual([
      { rule: 'self.all(key, key.size() <= 63)', message: 'every key has to have at most 63 characters' },
      { rule: String.raw`self.all(key, key.matches('^\\w+$'))`, message: String.raw`every key has to match ^\w+$` },
    ]);
    expect(celNames({ pattern: '^[a-z]$', 'x-form': 'a small letter' })).toEqual([
      { rule: "self.all(key, key.matches('^[a-z]$'))", message: 'every key has to be a small letter' },
    ]);
    expect(celMinimumDuration('1s')).toEqual({ rule: "duration(self) >= duration('1s')", message: 'at least 1s' });
  });
});

test('what CEL cannot see is left to the compiler', () => {
  expect(celRules([{ kind: 'atMostOneOf', fields: ['a', 'any'] }], thing)).toEqual([]);
  expect(celRules([requires([present('a')], [present('sub.y')])], thing)).toEqual([]);
});

function list(items: StructuralSchema): StructuralSchema {
  return { description: 'A list.', type: 'array', items };
}

function map(entry: StructuralSchema): StructuralSchema {
  return { description: 'A map.', type: 'object', additionalProperties: entry };
}

describe('lists around rules', () => {
  const bearing: StructuralSchema = {
    ...object({ a: text }),
    'x-kubernetes-validations': [{ rule: 'has(self.a)', message: 'a is needed' }],
  };

  test('get a bound, once outside and once inside', () => {
    const bounded = boundedForCel(object({ outer: list(object({ inner: map(bearing) })) }));
    expect(bounded.properties?.['outer']).toMatchObject({
      maxItems: 512,
      items: { properties: { inner: { maxProperties: 128 } } },
    });
  });

  test('keep a bound of their own, and get none without rules', () => {
    const bounded = boundedForCel(object({ own: { ...list(bearing), maxItems: 3 }, plain: list(text) }));
    expect(bounded.properties?.['own']?.maxItems).toBe(3);
    expect(bounded.properties?.['plain']).toEqual(list(text));
  });

  test('lose rules below the third', () => {
    const bounded = boundedForCel(list(map(list(bearing))));
    expect(JSON.stringify(bounded)).not.toContain('validations');
    expect(JSON.stringify(boundedForCel(list(map(bearing))))).toContain('validations');
  });

  test('a map whose names are checked gets a bound', () => {
    const named = { ...map(text), 'x-kubernetes-validations': celNames({ maxLength: 3 }) };
    expect(boundedForCel(named).maxProperties).toBe(128);
  });
});
