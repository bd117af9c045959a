import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkJsonSchema } from '../../../../runtime/language/json-schema/check.ts';
import { keywords } from '../../../../runtime/language/json-schema/keywords.ts';

const ajv = new Ajv2020({ strict: false, validateFormats: false, logger: false });
/** Judged further than the meta-schema does: references have to lead somewhere, patterns have to be some. */
const beyond = new Set(['$ref', 'pattern', 'patternProperties', '$id', '$vocabulary', '$schema', '$recursiveAnchor']);
const words = [...keywords.keys()].filter((keyword) => !beyond.has(keyword));

const value: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  any: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    fc.constantFrom<unknown>('string', 'object', 'a', '', 'name-1', 0, 1, -1, 1.5, true, false, null),
    fc.constantFrom<unknown>(['a', 'b'], ['a', 'a'], ['string', 'null'], [], {}, { a: ['b'] }, { a: 1 }),
    fc.array(tie('any'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom(...words, 'a'), tie('any'), { maxKeys: 4 }),
  ),
})).any;

test('a schema is valid exactly where it fits the meta-schema', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.dictionary(fc.constantFrom(...words), value, { maxKeys: 4 }), value),
      async (schema) => {
        const problems = await checkJsonSchema(schema);
        const isValid = problems.every(({ kind }) => kind !== 'invalid');
        expect(isValid, JSON.stringify([schema, problems])).toBe(
          ajv.validate('https://json-schema.org/draft/2020-12/schema', schema),
        );
      },
    ),
    { numRuns: 3000 },
  );
});

test('a schema in a schema without end does not stop the check', async () => {
  let deep: unknown = { type: 'string' };
  for (let level = 0; level < 5000; level++) deep = { not: deep };
  await expect(checkJsonSchema(deep)).resolves.toBeDefined();
});

test('what is required is listed beside the properties', async () => {
  const required = async (written: unknown): Promise<unknown> =>
    (await checkJsonSchema({ properties: { a: { type: 'string', required: written } } })).map(({ hint }) => hint);
  expect(await required(true)).toEqual(['list the names of what is required beside "properties": required: [name]']);
  expect(await required('a')).toEqual([undefined]);
});
