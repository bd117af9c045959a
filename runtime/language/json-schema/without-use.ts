import type { SchemaProblem } from './schema-problem.ts';
import { isList, isObject } from './keywords.ts';
import type { Subschema } from './subschemas.ts';

/** Keywords that bound the same thing from below and above. */
const bounds = [
  ['minimum', 'maximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
  ['minContains', 'maxContains'],
] as const;

/** What a valid schema says that no value fits, or that nothing looks at. */
export function withoutUse({ value, path }: Subschema): SchemaProblem[] {
  if (!isObject(value)) return [];
  return [
    ...bounds.flatMap(([least, most]): SchemaProblem[] => {
      const [low, high] = [value[least], value[most]];
      if (typeof low !== 'number' || typeof high !== 'number' || low <= high) return [];
      const message = `no value fits: ${least} ${low} is above ${most} ${high}`;
      return [{ kind: 'unsatisfiable', path: [...path, least], at: 'value', message, hint: 'exchange the two' }];
    }),
    ...unfitChoices(value, path),
    ...externalReference(value, path),
  ];
}

function unfitChoices(value: Readonly<Record<string, unknown>>, path: Subschema['path']): SchemaProblem[] {
  const { enum: choices, type } = value;
  if (!isList(choices)) return [];
  if (choices.length === 0) {
    const message = 'no value fits: the list of choices is empty';
    const hint = 'list what may be given, or remove enum';
    return [{ kind: 'unsatisfiable', path: [...path, 'enum'], at: 'value', message, hint }];
  }
  const types = [type].flat().filter((word) => typeof word === 'string');
  if (types.length === 0) return [];
  return choices.flatMap((choice, index): SchemaProblem[] => {
    if (types.some((word) => isOfType(choice, word))) return [];
    const message = `${JSON.stringify(choice)} can never be given: the type is ${types.join(' or ')}`;
    const at = [...path, 'enum', index];
    const isQuotable = types.includes('string') && (typeof choice === 'number' || typeof choice === 'boolean');
    const hint = isQuotable ? `quote it: "${String(choice)}"` : 'change the type, or remove it here';
    return [{ kind: 'unsatisfiable', path: at, at: 'value', message, hint }];
  });
}

function isOfType(value: unknown, word: string): boolean {
  if (value === null) return word === 'null';
  if (isList(value)) return word === 'array';
  if (word === 'integer') return Number.isInteger(value);
  // A word that is not a type is reported elsewhere.
  return typeof value === word || !['string', 'number', 'boolean', 'object', 'array', 'null'].includes(word);
}

function externalReference({ $ref }: Readonly<Record<string, unknown>>, path: Subschema['path']): SchemaProblem[] {
  if (typeof $ref !== 'string' || !/^https?:\/\//.test($ref)) return [];
  const message = `${$ref} is not fetched`;
  const hint = 'copy that schema into "$defs", and refer to "#/$defs/name"';
  return [{ kind: 'external-reference', path: [...path, '$ref'], at: 'value', message, hint }];
}

/** Keywords that older drafts write otherwise. */
const changed: ReadonlySet<unknown> = new Set([
  'items',
  'additionalItems',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'id',
]);

/**
 * The problems of a schema that declares another draft than 2020-12: one that names the draft replaces those that follow from it. Returns
 * the same problems where the schema declares no other draft.
 */
export function asOfDraft(schema: unknown, problems: readonly SchemaProblem[]): readonly SchemaProblem[] {
  const draft = isObject(schema) ? schema['$schema'] : undefined;
  if (typeof draft !== 'string' || /^https?:\/\/json-schema\.org\/draft\/2020-12\/schema#?$/.test(draft))
    return problems;
  const message = `${draft} is another draft than the one that is used, 2020-12`;
  const hint = 'write "https://json-schema.org/draft/2020-12/schema" and what it asks for, or remove "$schema"';
  return [
    { kind: 'other-draft', path: ['$schema'], at: 'value', message, hint },
    ...problems.filter(({ path }) => !changed.has(path.at(-1))),
  ];
}
