import { expect, test } from 'vitest';
import { checkEntities, checkPolicies } from '../../../runtime/language/cedar.ts';
import { checkPolicyTypes } from '../../../runtime/language/cedar-types.ts';
import { checkClaimsExpression } from '../../../runtime/language/cel.ts';
import { parseTemplate } from '../../../runtime/language/go-template/parse.ts';
import { referencesOf } from '../../../runtime/language/go-template/references.ts';
import { checkJsonSchema } from '../../../runtime/language/json-schema/check.ts';
import { unfitDefaultsOf } from '../../../runtime/language/json-schema/unfit-defaults.ts';
import { checkRegularExpression } from '../../../runtime/language/regular-expression.ts';

/** Expressions that explode in one of the languages meet a bound, before a stack overflows or a caller waits for long. */
const policy = (condition: string): string => `permit(principal, action, resource) when { ${condition} };`;
const repeated = (piece: string, count = 5000): string => piece.repeat(count);

test.each([
  ['brackets', policy(`${repeated('(')}true${repeated(')')}`)],
  ['lists', policy(`${repeated('[')}1${repeated(']')} == 1`)],
  ['conditionals', policy(`${repeated('if true then ')}true${repeated(' else false')}`)],
  ['a chain', policy(`${repeated('principal has claim_a && ')}true`)],
  ['a sum', policy(`1${repeated(' + 1')} == 1`)],
  ['a path', policy(`principal${repeated('.claim_a')} == 1`)],
  ['a hundred thousand policies', repeated(policy('true'), 100_000)],
])('Cedar: %s', async (_name, text) => {
  const { problems } = await checkPolicies(text);
  expect(problems).toHaveLength(1);
  expect(problems[0]?.message).toMatch(/too large|more than/);
  expect(await checkPolicyTypes({ text, entities: [], actions: [] })).toEqual([]);
  // What runs out of its stack does not work again.
  expect((await checkPolicies(policy('true'))).problems).toEqual([]);
});

test('Cedar: brackets and operators inside of texts and comments do not count', async () => {
  const text = `// ${repeated('(')}\n${policy(`principal has claim_a && principal.claim_a == "${repeated('(&&.')}"`)}`;
  expect((await checkPolicies(text)).problems).toEqual([]);
});

test('Cedar: entities', async () => {
  const deep: unknown = JSON.parse(`${repeated('[')}${repeated(']')}`);
  expect(await checkEntities(deep)).toMatchObject({ message: 'it is nested too deeply' });
});

test('CEL', async () => {
  const macros = `${repeated('claims.a.all(x, ', 60)}true${repeated(')', 60)}`;
  for (const text of [macros, repeated('('), repeated('['), repeated('a'), `"${repeated('a', 30_000)}" == ""`]) {
    expect(await checkClaimsExpression(text)).toBeDefined();
  }
});

test('patterns', async () => {
  expect(await checkRegularExpression(repeated('(a{0,100}){0,10}'))).toMatchObject({ start: 0 });
  expect(await checkRegularExpression(`${repeated('(', 490)}${repeated(')', 490)}`)).toBeUndefined();
  // The engine's time is bounded, whatever the pattern.
  expect(await unfitDefaultsOf({ pattern: '^(a+)+$', default: `${repeated('a', 200)}b` })).toHaveLength(1);
});

test('JSON Schema', async () => {
  let deep: unknown = { type: 'string', default: 1 };
  for (let level = 0; level < 5000; level++) deep = { properties: { a: deep } };
  expect(await checkJsonSchema(deep)).toEqual([]);
  expect(await unfitDefaultsOf(deep)).toEqual([]);
  const wide = Array.from({ length: 20_000 }, (_, index) => [`p${index}`, { type: 'string', default: 1 }] as const);
  expect(await unfitDefaultsOf({ properties: Object.fromEntries(wide) })).toHaveLength(1000);
});

test('templates', () => {
  const calls = Array.from(
    { length: 2000 },
    (_, index) => `{{define "a${index}"}}{{template "a${index + 1}" .}}{{end}}`,
  );
  const parsed = parseTemplate(`${calls.join('')}{{define "a2000"}}{{.a}}{{end}}{{template "a0" .}}`);
  expect('template' in parsed ? referencesOf(parsed.template) : parsed).toEqual([]);
  for (const text of [`{{${repeated('(')}1${repeated(')')}}}`, `${repeated('{{if .a}}')}${repeated('{{end}}')}`]) {
    expect(parseTemplate(text)).toMatchObject({ problem: { message: expect.stringContaining('too deeply') } });
  }
});
