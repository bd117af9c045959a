import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ValidateFunction } from '../../generated/validators/validate-function.ts';
import { generatedFrom, importable, schemasWith } from '../support/generated-files.ts';

const text = { description: 'A plain text.', type: 'string' };
const object = (title: string, properties: object, more: object = {}): object => ({
  title,
  description: 'An object.',
  type: 'object',
  additionalProperties: false,
  properties,
  ...more,
});
const fields = { a: text, b: text, c: text };
const mode = { description: 'A mode of it.', type: 'string', enum: ['x', 'y', 'z', 'none'] };
const mapping = { x: 'a', y: 'b', z: 'b', none: null };
const discriminator = { discriminator: { property: 'mode', mapping } };
const requires = (when: object, demand: object): object => ({
  requires: Object.fromEntries([
    ['if', when],
    ['then', demand],
    ['message', 'One needs the other.'],
  ]),
});

/** One document type with a property per rule. */
const sample = object(
  'Sample',
  {
    exactly: object('Exactly', fields, { 'x-rule': [{ exactlyOneOf: ['a', 'b'] }] }),
    most: object('Most', fields, { 'x-rule': [{ atMostOneOf: ['a', 'b', 'c'] }] }),
    least: object('Least', fields, { 'x-rule': [{ atLeastOneOf: ['a', 'b'] }] }),
    filled: object('Filled', fields, { 'x-rule': [{ atLeastOneOf: ['a', 'b'], filled: true }] }),
    chosen: object('Chosen', { mode, a: text, b: text }, { required: ['mode'], 'x-rule': [discriminator] }),
    fallback: object('Fallback', { mode: { ...mode, default: 'x' }, a: text, b: text }, { 'x-rule': [discriminator] }),
    optional: object(
      'Optional',
      { mode, a: text, b: text },
      { 'x-rule': [{ discriminator: { property: 'mode', mapping, optional: true } }] },
    ),
    presence: object('Presence', fields, { 'x-rule': [requires({ a: true }, { b: true, c: false })] }),
    value: object(
      'Value',
      { mode: { ...mode, default: 'y' }, a: text },
      { 'x-rule': [requires({ mode: ['y', 'z'] }, { a: true })] },
    ),
    path: object(
      'Path',
      { on: { description: 'A switch.', type: 'boolean', default: false }, sub: object('Sub', { mode }) },
      { 'x-rule': [requires({ on: true }, { 'sub.mode': 'x' })] },
    ),
    form: { description: 'A plain word.', type: 'string', pattern: '^[a-z]+$', 'x-form': 'a word in small letters' },
    brief: { description: 'A few characters.', type: 'string', minLength: 2, maxLength: 4 },
    wait: { description: 'A duration.', type: 'string', pattern: '^([0-9.]+(ms|s|m|h))+$', 'x-minimum-duration': '1m' },
    named: {
      description: 'A list of them.',
      type: 'array',
      items: object('Named', { id: text, zone: text }, { required: ['id', 'zone'] }),
      'x-list': { type: 'map', keys: ['id', 'zone'] },
    },
    words: { description: 'A set of them.', type: 'array', items: text, 'x-list': { type: 'set' } },
    steps: { description: 'A list in order.', type: 'array', items: text, 'x-list': { type: 'atomic' } },
    free: { description: 'Anything goes.', type: 'object', 'x-preserve': true },
  },
  { $schema: '../dialect.json', 'x-document': { name: 'sample' } },
);

let validate: ValidateFunction<unknown>;

beforeAll(async () => {
  const files = await generatedFrom(schemasWith({ 'config/sample.json': sample }));
  const folder = importable(files);
  const module: { validate: ValidateFunction<unknown> } = await import(
    pathToFileURL(join(folder, 'validators/sample.js')).href
  );
  validate = module.validate;
});

/** The findings: pointer, keyword and what the keyword says. */
function findings(value: unknown): [string, string, unknown][] {
  return validate(value)
    ? []
    : (validate.errors ?? []).map(({ instancePath, keyword, params }) => [instancePath, keyword, params]);
}

describe('admitted are', () => {
  test.each([
    ['nothing', {}],
    ['one of exactly one', { exactly: { b: '' } }],
    ['none and one of at most one', { most: {} }],
    ['one of at most one', { most: { c: '' } }],
    ['both of at least one', { least: { a: '', b: '' } }],
    ['the field of the type', { chosen: { mode: 'z', b: '' } }],
    ['a type without a field', { chosen: { mode: 'none' } }],
    ['the field of the default type', { fallback: { a: '' } }],
    ['an optional field and its absence', { optional: { mode: 'x' } }],
    ['what a condition does not ask for', { presence: { c: '' }, value: { mode: 'x' }, path: { on: false } }],
    [
      'what a condition asks for',
      { presence: { a: '', b: '' }, value: { a: '' }, path: { on: true, sub: { mode: 'x' } } },
    ],
    ['characters of two units each', { brief: '😀😀😀😀' }],
    ['a character of two units and one of one', { brief: '😀a' }],
    ['halves of characters, each for itself', { brief: '\ud83d\ud83d' }],
    ['a long duration in small parts', { wait: '30s30000ms' }],
    [
      'items that differ in one key',
      {
        named: [
          { id: 'a', zone: 'x' },
          { id: 'a', zone: 'y' },
        ],
      },
    ],
    ['repetition where order counts', { steps: ['a', 'a'] }],
    ['any keys where any are kept', { free: { a: { b: [1, null] } } }],
  ])('%s', (_what, value) => {
    expect(findings(value)).toEqual([]);
  });
});

describe('refused are', () => {
  const rule = (name: string, detail: unknown): object => ({ rule: name, detail });
  const chosen = (detail: object): object => rule('discriminator', { property: 'mode', ...detail });
  const demand = (...paths: string[]): object => rule('requires', { message: 'One needs the other.', fields: paths });

  test.each([
    ['none of exactly one', { exactly: {} }, '/exactly', rule('exactlyOneOf', { fields: ['a', 'b'] })],
    ['two of exactly one', { exactly: { a: '', b: '' } }, '/exactly', rule('exactlyOneOf', { fields: ['a', 'b'] })],
    ['two of at most one', { most: { a: '', c: '' } }, '/most', rule('atMostOneOf', { fields: ['a', 'b', 'c'] })],
    ['none of at least one', { least: { c: '' } }, '/least', rule('atLeastOneOf', { fields: ['a', 'b'] })],
    ['nothing filled', { filled: { a: '', b: '' } }, '/filled', rule('atLeastOneOf', { fields: ['a', 'b'] })],
    ['a type without its field', { chosen: { mode: 'x' } }, '/chosen', chosen({ value: 'x', missing: 'a' })],
    [
      'the field of another type',
      { chosen: { mode: 'x', a: '', b: '' } },
      '/chosen',
      chosen({ value: 'x', foreign: 'b', owners: ['y', 'z'] }),
    ],
    [
      'a field where the type has none',
      { chosen: { mode: 'none', a: '' } },
      '/chosen',
      chosen({ value: 'none', foreign: 'a', owners: ['x'] }),
    ],
    ['the default type without its field', { fallback: {} }, '/fallback', chosen({ value: 'x', missing: 'a' })],
    [
      'a field without any type',
      { optional: { a: '' } },
      '/optional',
      chosen({ value: null, foreign: 'a', owners: ['x'] }),
    ],
    ['a broken condition', { presence: { a: '' } }, '/presence', demand('a', 'b', 'c')],
    ['a forbidden field', { presence: { a: '', b: '', c: '' } }, '/presence', demand('a', 'b', 'c')],
    ['a condition that holds by default', { value: {} }, '/value', demand('mode', 'a')],
    ['a value that a path should have', { path: { on: true, sub: { mode: 'y' } } }, '/path', demand('on', 'sub.mode')],
    ['a path that is not there', { path: { on: true } }, '/path', demand('on', 'sub.mode')],
  ])('%s', (_what, value, path, params) => {
    expect(findings(value)).toEqual([[path, 'x-rule', params]]);
  });

  test('both fields of the default type, when only one is its own', () => {
    expect(findings({ fallback: { a: '', b: '' } })).toEqual([
      ['/fallback', 'x-rule', chosen({ value: 'x', foreign: 'b', owners: ['y', 'z'] })],
    ]);
  });

  test('a duration that is too short', () => {
    expect(findings({ wait: '59.9s' })).toEqual([['/wait', 'x-minimum-duration', { minimum: '1m' }]]);
  });

  test('a string that does not match its pattern, with the pattern in words', () => {
    expect(findings({ form: 'A' })).toEqual([['/form', 'pattern', { pattern: 'the form of a word in small letters' }]]);
  });

  test('repeated items, with the places of the first two', () => {
    const item = { id: 'a', zone: 'x' };
    expect(findings({ named: [item, { id: 'b', zone: 'x' }, item] })).toEqual([
      ['/named', 'x-list', { first: 0, second: 2, keys: ['id', 'zone'] }],
    ]);
    expect(findings({ words: ['a', 'b', 'b'] })).toEqual([['/words', 'x-list', { first: 1, second: 2, keys: [] }]]);
  });

  test('one mistake once: a wrong type of the discriminator is not a broken rule', () => {
    expect(findings({ chosen: { mode: 'w', a: '' } }).map(([path, keyword]) => [path, keyword])).toEqual([
      ['/chosen/mode', 'enum'],
    ]);
    expect(findings({ chosen: { a: '' } }).map(([path, keyword]) => [path, keyword])).toEqual([
      ['/chosen', 'required'],
    ]);
  });

  test('every mistake at once', () => {
    expect(findings({ exactly: {}, least: {}, wait: '1s', extra: 1 })).toHaveLength(4);
  });
});

test.each([
  ['😀', 'minLength'],
  ['', 'minLength'],
  ['aaa😀a', 'maxLength'],
  ['😀😀😀😀a', 'maxLength'],
  ['aaaaaaaaa', 'maxLength'],
  ['\ude00\ude00\ude00\ude00\ude00', 'maxLength'],
])('lengths are counted in characters: %j breaks %s', (brief, keyword) => {
  expect(findings({ brief })).toEqual([['/brief', keyword, { limit: keyword === 'minLength' ? 2 : 4 }]]);
});

test('validation changes nothing', () => {
  const value = Object.freeze({ fallback: Object.freeze({ a: '' }), path: Object.freeze({}) });
  expect(findings(value)).toEqual([]);
  expect(value).toEqual({ fallback: { a: '' }, path: {} });
});
