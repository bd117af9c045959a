import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Schema } from '../../generator/model/schema.ts';
import type { SchemaFolder } from '../../generator/model/schema-folder.ts';
import type { SchemaFile } from '../../generator/model/schema-file.ts';
import { lintProblems } from '../../generator/read/lint/lint.ts';
import { parseProject } from '../../generator/read/project.ts';
import { schemasFolder } from '../support/generated-files.ts';

const project = parseProject(readFileSync(join(schemasFolder, 'project.json'), 'utf8'));
const text: Schema = { description: 'A text.', type: 'string' };
const meta: SchemaFile = { ...file('object-meta', object('ObjectMeta', { name: text })), subject: 'metadata' };

function file(base: string, schema: Schema, folder: SchemaFolder = 'shared'): SchemaFile {
  return { folder, base, schema };
}

function object(title: string, properties: Readonly<Record<string, Schema>>, more: Partial<Schema> = {}): Schema {
  return { title, description: 'An object.', type: 'object', additionalProperties: false, properties, ...more };
}

function kind(title: string, more: Partial<Schema> = {}, column = '.spec.size'): SchemaFile {
  const declaration = {
    plural: `${title.toLowerCase()}s`,
    shortNames: [title.toLowerCase().slice(0, 3)],
    printerColumns: [{ name: 'Size', type: 'string', jsonPath: column }],
  } as const;
  const spec = object(`${title}Spec`, { size: text });
  return file(title.toLowerCase(), { ...object(title, { spec }), 'x-kind': declaration, ...more }, 'kinds');
}

/** The lint over one object type with these properties. */
function ofObject(properties: Readonly<Record<string, Schema>>, more: Partial<Schema> = {}): string[] {
  return lintProblems([meta, file('thing', object('Thing', properties, more))], project);
}

const size: Schema = { description: 'A size.', type: 'string', enum: ['small', 'large'] };
const item = object('Item', { name: text, note: text }, { required: ['name'] });
const list = (items: Schema, declared: Schema['x-list']): Schema => ({
  description: 'A list.',
  type: 'array',
  items,
  ...(declared === undefined ? {} : { 'x-list': declared }),
});
const rule = (...rules: NonNullable<Schema['x-rule']>): Partial<Schema> => ({ 'x-rule': rules });
const byType = (mapping: Record<string, string | null>) => rule({ discriminator: { property: 'type', mapping } });

test('good schemas pass', () => {
  const good = object(
    'Thing',
    { name: text, type: size, small: text, items: list(item, { type: 'map', keys: ['name'] }) },
    byType({ small: 'small', large: null }),
  );
  expect(lintProblems([meta, file('thing', good), kind('Box')], project)).toEqual([]);
});

describe('refused are', () => {
  const cases: readonly [what: string, problems: () => string[], problem: string][] = [
    [
      'two files of one name',
      () => lintProblems([meta, file('object-meta', object('Other', {}), 'config')], project),
      'repeats the file name object-meta',
    ],
    ['two types of one name', () => ofObject({ inner: object('ObjectMeta', {}) }), 'repeats the title ObjectMeta'],
    ['two flags of one name', () => ofObject({ a: flag('color'), b: flag('color') }), 'repeats the flag color'],
    [
      'two flags of one letter',
      () => ofObject({ a: flag('color', 'c'), b: flag('count', 'c') }),
      'repeats the shorthand c',
    ],
    [
      'two documents of one name',
      () => lintProblems([meta, document('one'), document('two')], project),
      'repeats the document name thing',
    ],
    [
      'a $ref to nothing',
      () => ofObject({ a: { description: 'A.', $ref: './nothing.json' } }),
      'refers to ./nothing.json, which does not exist',
    ],
    [
      'a $ref into another folder',
      () => ofObject({ a: { description: 'A.', $ref: '../config/object-meta.json' } }),
      'which is schemas/shared/metadata/object-meta.json',
    ],
    [
      'what a $ref would hide',
      () => ofObject({ a: { description: 'A.', $ref: './metadata/object-meta.json', minItems: 1 } }),
      'has minItems beside $ref',
    ],
    ['a value without a type', () => ofObject({ a: { description: 'A.' } }), 'neither a type nor a $ref'],
    [
      'alternatives of one type',
      () => ofObject({ a: { description: 'A.', oneOf: [text, size] } }),
      'alternatives of one JSON type',
    ],
    [
      'a description that is no sentence',
      () => ofObject({ a: { description: 'a note', type: 'string' } }),
      'not a sentence',
    ],
    [
      'a secret that is no text',
      () => ofObject({ a: { description: 'A.', type: 'integer', 'x-secret': true } }),
      'x-secret but is not a string',
    ],
    [
      'an object without a name',
      () =>
        ofObject({ a: { description: 'A.', type: 'object', additionalProperties: false, properties: { b: text } } }),
      'has properties but no title',
    ],
    [
      'an object that says nothing of other keys',
      () => ofObject({ a: { description: 'A.', type: 'object' } }),
      'does not declare other keys',
    ],
    [
      'fields and typed other keys at once',
      () => ofObject({ a: object('A', { b: text }, { additionalProperties: text }) }),
      'typed other keys at once',
    ],
    [
      'an object that keeps and types other keys',
      () => ofObject({ a: { description: 'A.', type: 'object', 'x-preserve': true, additionalProperties: text } }),
      'keeps any keys and says',
    ],
    ['a field that is no name', () => ofObject({ 'a-b': text }), 'has the field a-b'],
    [
      'a requirement of what is not there',
      () => ofObject({ a: text }, { required: ['b'] }),
      'requires b, which it does not have',
    ],
    ['a list of nothing', () => ofObject({ a: { description: 'A.', type: 'array' } }), 'is a list without items'],
    ['x-list on a text', () => ofObject({ a: { ...text, 'x-list': { type: 'set' } } }), 'has x-list but is not a list'],
    ['a map list without keys', () => ofObject({ a: list(item, { type: 'map' }) }), 'is a map list without keys'],
    [
      'a list key that items lack',
      () => ofObject({ a: list(item, { type: 'map', keys: ['id'] }) }),
      'the list key id, which its items do not have',
    ],
    [
      'a list key that items may lack',
      () => ofObject({ a: list(item, { type: 'map', keys: ['note'] }) }),
      'the list key note, which its items do not require',
    ],
    [
      'a list key with a default',
      () =>
        ofObject({
          a: list(object('I', { k: { ...text, default: 'x' } }, { required: ['k'] }), { type: 'map', keys: ['k'] }),
        }),
      'the list key k, which has a default',
    ],
    ['a set of objects', () => ofObject({ a: list(item, { type: 'set' }) }), 'is a set of objects'],
    [
      'keys on a set',
      () => ofObject({ a: list(text, { type: 'set', keys: ['x'] }) }),
      'has keys but is not a map list',
    ],
    [
      'a choice with an unknown field',
      () => ofObject({ a: text }, rule({ exactlyOneOf: ['a', 'b'] })),
      'a rule about b, which it does not have',
    ],
    [
      'a choice with a required field',
      () => ofObject({ a: text, b: text }, { required: ['a'], ...rule({ atMostOneOf: ['a', 'b'] }) }),
      'a rule about a, which is always there: it is required',
    ],
    [
      'a choice with a defaulted field',
      () => ofObject({ a: { ...text, default: 'x' }, b: text }, rule({ exactlyOneOf: ['a', 'b'] })),
      'a rule about a, which is always there: it has a default',
    ],
    [
      'a discriminator that is not there',
      () => ofObject({ a: text }, byType({ a: 'a', b: null })),
      'a rule about type, which it does not have',
    ],
    [
      'a discriminator without an enum',
      () => ofObject({ type: text, a: text }, byType({ a: 'a', b: null })),
      'a discriminator type without an enum',
    ],
    [
      'a discriminator with a gap',
      () => ofObject({ type: { ...size, enum: ['a', 'b', 'c'] }, a: text }, byType({ a: 'a', b: null })),
      'leaves out c',
    ],
    [
      'a discriminator with a value too many',
      () => ofObject({ type: size, a: text }, byType({ small: 'a', large: null, huge: null })),
      'the value huge, which type cannot have',
    ],
    [
      'a condition on an unknown field',
      () => ofObject({ a: text }, needs({ 'a.b': true }, { a: true })),
      'a rule about a.b, which it does not have',
    ],
    [
      'a condition on an impossible value',
      () => ofObject({ a: size }, needs({ a: ['small', 'huge'] }, { a: true })),
      'a rule about a huge, which it cannot be',
    ],
    [
      'a reference to an unknown kind',
      () => ofObject({ a: { ...text, 'x-ref': { kind: 'Bxo' } } }),
      'the kind Bxo, which does not exist',
    ],
    [
      'a reference with an unknown sibling',
      () => ofObject({ a: { ...text, 'x-ref': { kind: 'Secret', key: 'b' } } }),
      'names the sibling b',
    ],
    [
      'a default outside the enum',
      () => ofObject({ a: { ...size, default: 'huge' } }),
      'the default "huge", which it does not admit',
    ],
    [
      'a default beyond a bound',
      () => ofObject({ a: { description: 'A.', type: 'integer', maximum: 3, default: 4 } }),
      'the default 4',
    ],
    [
      'an example against the pattern',
      () => ofObject({ a: { ...text, pattern: '^x', examples: ['y'] } }),
      'the example "y"',
    ],
    [
      'a deprecated value that is not there',
      () => ofObject({ a: { ...size, 'x-deprecated': { replacement: 'x', values: ['huge'] } } }),
      'deprecates the value huge',
    ],
    ['lookahead', () => ofObject({ a: { ...text, pattern: '^(?!x)' } }), 'with lookaround'],
    ['lookbehind', () => ofObject({ a: { ...text, pattern: '(?<=x)y' } }), 'with lookaround'],
    ['a back-reference', () => ofObject({ a: { ...text, pattern: String.raw`(a)\1` } }), 'with a back-reference'],
    ['a POSIX class', () => ofObject({ a: { ...text, pattern: '[[:space:]]' } }), 'with a POSIX class'],
    ['a pattern that is none', () => ofObject({ a: { ...text, pattern: '(' } }), 'not an ECMAScript expression'],
    [
      'a wrong pattern of keys',
      () =>
        ofObject({
          a: { description: 'A.', type: 'object', additionalProperties: text, propertyNames: { pattern: '[' } },
        }),
      'not an ECMAScript expression',
    ],
    [
      'two kinds of one short name',
      () => lintProblems([meta, kind('Box'), kind('Boxer')], project),
      'repeats the resource name box',
    ],
    [
      'a kind without a spec',
      () => lintProblems([meta, kind('Box', { properties: {} })], project),
      'describes a kind without a spec',
    ],
    [
      'a column of nothing',
      () => lintProblems([meta, kind('Box', {}, '.status.phase')], project),
      'shows .status.phase in the column Size',
    ],
  ];

  test.each(cases)('%s', (_what, problems, problem) => {
    const found = problems();
    expect(found.filter((line) => line.includes(problem))).toHaveLength(1);
  });
});

function flag(name: string, shorthand?: string): Schema {
  return { ...text, 'x-flag': { name, type: 'string', ...(shorthand === undefined ? {} : { shorthand }) } };
}

function document(base: string): SchemaFile {
  return file(base, { ...object(base, {}), 'x-document': { name: 'thing' } }, 'config');
}

function needs(condition: Record<string, boolean | string[]>, demand: Record<string, boolean>): Partial<Schema> {
  // oxlint-disable-next-line unicorn/no-thenable -- the vocabulary says if and then
  return rule({ requires: { if: condition, then: demand, message: 'One needs the other.' } });
}
