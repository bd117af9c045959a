import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { structuralSchema } from '../../generator/emit/crds/structural-schema.ts';
import type { Schema } from '../../generator/model/schema.ts';
import { makeSchemaSet } from '../../generator/model/schema-set.ts';
import type { SchemaFile } from '../../generator/model/schema-file.ts';
import type { StructuralSchema } from '../../generator/model/structural.ts';
import { parseProject } from '../../generator/read/project.ts';
import { schemasFolder } from '../support/generated-files.ts';
import { checkStructure } from '../support/structural-check.ts';

const project = parseProject(readFileSync(join(schemasFolder, 'project.json'), 'utf8'));
const text: Schema = { description: 'A text.', type: 'string' };

function object(title: string, properties: Readonly<Record<string, Schema>>, more: Partial<Schema> = {}): Schema {
  return { title, description: 'An object.', type: 'object', additionalProperties: false, properties, ...more };
}

/** The structural schema of a type, with other types beside it. */
function structural(
  schema: Schema,
  others: Readonly<Record<string, Schema>> = {},
  fillsDefaults = true,
): StructuralSchema {
  const files = Object.entries({ ...others, thing: schema }).map(([base, own]): SchemaFile => ({
    folder: 'shared',
    base,
    schema: own,
  }));
  const file: SchemaFile = { folder: 'shared', base: 'thing', schema };
  return structuralSchema(schema, file, makeSchemaSet(project, files), fillsDefaults);
}

/** The schema of a field below others; `*` goes into items and values. */
function at(schema: StructuralSchema, path: string): StructuralSchema | undefined {
  return path
    .split('.')
    .reduce<StructuralSchema | undefined>(
      (current, step) =>
        step === '*' ? (current?.items ?? current?.additionalProperties) : current?.properties?.[step],
      schema,
    );
}

const open = 'x-kubernetes-preserve-unknown-fields';

describe('recursion', () => {
  const step = object(
    'Step',
    {
      id: text,
      steps: {
        description: 'Steps inside.',
        type: 'array',
        items: { description: 'A step.', $ref: './thing.json' },
        'x-list': { type: 'map', keys: ['id'] },
      },
    },
    { required: ['id'] },
  );
  const found = structural(step);

  test('is unrolled once and then cut', () => {
    expect(at(found, 'steps.*.id')).toMatchObject({ type: 'string' });
    expect(at(found, 'steps.*.steps.*')).toEqual({ description: 'A step.', type: 'object', [open]: true });
    expect(checkStructure({ ...found }).problems).toEqual([]);
  });

  test('takes the keys of a map list with it', () => {
    expect(at(found, 'steps')).toMatchObject({ 'x-kubernetes-list-type': 'map', 'x-kubernetes-list-map-keys': ['id'] });
    expect(at(found, 'steps.*.steps')).toMatchObject({ 'x-kubernetes-list-type': 'atomic' });
    expect(at(found, 'steps.*.steps')).not.toHaveProperty('x-kubernetes-list-map-keys');
  });
});

describe('defaults', () => {
  const size: Schema = { ...text, default: 'small' };
  // oxlint-disable-next-line unicorn/no-thenable -- the vocabulary says if and then
  const asked = { requires: { if: { other: true }, then: { size: false }, message: 'One or the other.' } };

  test('are filled in below a spec, never below a status', () => {
    expect(at(structural(object('Thing', { size })), 'size')?.default).toBe('small');
    expect(at(structural(object('Thing', { size }), {}, false), 'size')).not.toHaveProperty('default');
  });

  test('of the type count where the type is used', () => {
    const found = structural(object('Thing', { size: { description: 'A size.', $ref: './size.json' } }), {
      size: { ...size, title: 'Size' },
    });
    expect(at(found, 'size')).toMatchObject({ description: 'A size.', default: 'small' });
  });

  test('are left to the compiler where a rule asks whether the field was written', () => {
    const found = structural(object('Thing', { size, other: text }, { 'x-rule': [asked] }));
    expect(at(found, 'size')).not.toHaveProperty('default');
    expect(found['x-kubernetes-validations']).toHaveLength(1);
  });

  test('also when the rule is further out', () => {
    // oxlint-disable-next-line unicorn/no-thenable -- the vocabulary says if and then
    const rule = { requires: { if: { other: true }, then: { 'inner.size': false }, message: 'One or the other.' } };
    const found = structural(object('Thing', { inner: object('Inner', { size }), other: text }, { 'x-rule': [rule] }));
    expect(at(found, 'inner.size')).not.toHaveProperty('default');
  });
});

describe('what a structural schema has no word for', () => {
  const list: Schema = { description: 'Texts.', type: 'array', items: text };
  const field = (schema: Schema): StructuralSchema | undefined =>
    at(structural(object('Thing', { field: schema })), 'field');

  test('alternatives of several types are kept as they are', () => {
    expect(field({ description: 'One or more.', oneOf: [text, list] })).toEqual({
      description: 'One or more.',
      [open]: true,
    });
    const either: Schema = {
      description: 'A number or text.',
      oneOf: [{ description: 'A number.', type: 'integer' }, text],
    };
    expect(field(either)).toEqual({ description: 'A number or text.', 'x-kubernetes-int-or-string': true });
  });

  test('constants become enums, closed objects stay open to pruning, patterns of keys become CEL', () => {
    expect(field({ ...text, const: 'v1' })).toMatchObject({ enum: ['v1'] });
    expect(structural(object('Thing', { field: text }))).not.toHaveProperty('additionalProperties');
    const map: Schema = {
      description: 'A map.',
      type: 'object',
      additionalProperties: text,
      propertyNames: { pattern: '^a' },
    };
    expect(field(map)?.['x-kubernetes-validations']?.[0]?.rule).toBe("self.all(key, key.matches('^a'))");
  });

  test('any keys are kept, beside the known ones', () => {
    expect(field({ description: 'Anything.', type: 'object', 'x-preserve': true })).toEqual({
      description: 'Anything.',
      type: 'object',
      [open]: true,
    });
    const known: Schema = {
      title: 'Known',
      description: 'Known and more.',
      type: 'object',
      'x-preserve': true,
      properties: { a: text },
    };
    expect(field(known)).toMatchObject({ [open]: true, properties: { a: { type: 'string' } } });
  });

  test('a deprecation and a computed default are in the description', () => {
    const old: Schema = {
      ...text,
      'x-deprecated': { since: 'v1', removal: 'v2', replacement: 'Use other' },
      'x-default-derived': 'the name of the server',
    };
    expect(field(old)?.description).toBe(
      'A text. Default: the name of the server. Deprecated since v1 (removal: v2): Use other.',
    );
  });
});

test('the checker of structural schemas sees what is wrong', () => {
  const broken = {
    type: 'object',
    description: 'Broken on purpose.',
    additionalProperties: { type: 'string', description: 'A value.' },
    required: ['gone'],
    properties: {
      untyped: { description: 'No type.' },
      silent: { type: 'string' },
      closed: { type: 'object', description: 'Closed.', additionalProperties: false, propertyNames: {} },
      list: {
        type: 'array',
        description: 'A list.',
        items: { type: 'object', description: 'An item.' },
        'x-kubernetes-list-type': 'map',
        'x-kubernetes-list-map-keys': ['id'],
      },
      status: { type: 'string', description: 'A default.', default: 1 },
      rule: {
        type: 'object',
        description: 'A rule.',
        properties: {},
        'x-kubernetes-validations': [{ rule: 'has(self.gone)', message: 'no' }],
      },
    },
  };
  const { problems, fields } = checkStructure(broken);
  expect(fields).toEqual(Object.keys(broken.properties));
  const words = [
    'requires a field',
    'properties and additionalProperties',
    'has no type',
    'is not described',
    'propertyNames',
    'list key id',
    'would invent',
    'does not fit',
    'about gone',
    'message "no"',
  ];
  for (const word of words) expect(problems.join('\n')).toContain(word);
});
