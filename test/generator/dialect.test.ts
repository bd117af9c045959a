import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { dialectProblems } from '../../generator/read/dialect-check.ts';
import { schemasFolder } from '../support/generated-files.ts';

const dialect: unknown = JSON.parse(readFileSync(join(schemasFolder, 'dialect.json'), 'utf8'));
const file = { $schema: '../dialect.json', title: 'Thing', description: 'A thing for tests.' };
const object = { ...file, type: 'object', additionalProperties: false };
const field = { description: 'A field of it.', type: 'string' };

function problemsOf(schema: unknown): string[] {
  return dialectProblems(dialect, schema);
}

// oxlint-disable-next-line unicorn/no-thenable -- the vocabulary says if and then
const needsMessage = { requires: { if: { a: true }, then: { b: true } } };

describe('the dialect', () => {
  test('admits a schema with every kind of keyword', () => {
    const schema = {
      ...object,
      properties: {
        name: { ...field, pattern: '^[a-z]+$', 'x-flag': { name: 'name', shorthand: 'n', type: 'string' } },
        secret: { ...field, 'x-secret': true, 'x-ref': { kind: 'Secret', key: 'name' } },
        list: { description: 'A list of it.', type: 'array', items: field, 'x-list': { type: 'set' } },
        other: { $ref: './other.json', description: 'Another type.', 'x-unspecified': 'We chose this.' },
      },
      'x-rule': [{ atMostOneOf: ['name', 'other'] }],
    };
    expect(problemsOf(schema)).toEqual([]);
  });

  const refused: readonly [what: string, schema: unknown, problem: RegExp][] = [
    ['a keyword of JSON Schema outside the subset', { ...object, patternProperties: {} }, /patternProperties/],
    ['a misspelt keyword', { ...object, properties: { a: { ...field, patern: 'x' } } }, /\/properties\/a .*\(patern\)/],
    ['a misspelt keyword of ours', { ...object, 'x-rules': [] }, /x-rules/],
    [
      'a property without a description',
      { ...object, properties: { a: { type: 'string' } } },
      /\/properties\/a .*description/,
    ],
    ['a description that says nothing', { ...object, description: 'A thing' }, /description .*8 characters/],
    ['a file without a title', { $schema: '../dialect.json', description: 'A thing for tests.' }, /title/],
    ['a title that is no type name', { ...object, title: 'thing' }, /\/title .*pattern/],
    ['another dialect', { ...object, $schema: 'https://json-schema.org/draft/2020-12/schema' }, /\$schema/],
    ['a reference out of the schemas', { ...file, $ref: 'https://example.com/x.json' }, /\$ref .*pattern/],
    ['an unknown type', { ...object, type: 'map' }, /\/type/],
    ['open objects by additionalProperties true', { ...object, additionalProperties: true }, /additionalProperties/],
    ['an empty enum', { ...file, type: 'string', enum: [] }, /\/enum/],
    [
      'a rule of two kinds at once',
      { ...object, 'x-rule': [{ exactlyOneOf: ['a', 'b'], atMostOneOf: ['a', 'b'] }] },
      /x-rule/,
    ],
    ['a choice of one', { ...object, 'x-rule': [{ exactlyOneOf: ['a'] }] }, /exactlyOneOf/],
    ['a requirement without a message', { ...object, 'x-rule': [needsMessage] }, /message/],
    [
      'a discriminator of one value',
      { ...object, 'x-rule': [{ discriminator: { property: 'a', mapping: { b: 'b' } } }] },
      /mapping/,
    ],
    ['an unknown language', { ...file, type: 'string', 'x-language': 'rego' }, /x-language/],
    ['an unknown list type', { ...file, type: 'array', 'x-list': { type: 'bag' } }, /x-list/],
    ['an unknown type of flag', { ...file, type: 'string', 'x-flag': { name: 'a', type: 'text' } }, /x-flag/],
    ['a flag with dashes in front', { ...file, type: 'string', 'x-flag': { name: '--a', type: 'string' } }, /x-flag/],
    [
      'a deprecation without a replacement',
      { ...file, type: 'string', 'x-deprecated': { since: 'v1' } },
      /replacement/,
    ],
    ['a choice of ours without a reason', { ...file, type: 'string', 'x-unspecified': 'because' }, /x-unspecified/],
    [
      'a kind without printer columns',
      { ...object, 'x-kind': { plural: 'things', shortNames: ['t'] } },
      /printerColumns/,
    ],
    ['no schema at all', [], /object/],
  ];

  test.each(refused)('refuses %s', (_what, schema, problem) => {
    expect(problemsOf(schema).join('\n')).toMatch(problem);
  });
});
