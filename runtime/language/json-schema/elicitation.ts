import { isList, isObject, typeWords } from './keywords.ts';
import type { SchemaPath } from './subschemas.ts';

/** Why clients refuse a schema of an elicitation. */
export interface FormProblem {
  readonly path: SchemaPath;
  readonly message: string;
  readonly hint: string;
}

const scalars: ReadonlySet<unknown> = new Set(['string', 'number', 'integer', 'boolean']);
const composing = ['$ref', 'allOf', 'anyOf', 'not', 'if'];

/**
 * Checks a valid JSON Schema for what MCP allows in `requestedSchema` of an elicitation: an object whose properties are texts,
 * numbers, truth values, choices, or lists of choices. A client makes a form of it.
 */
export function checkElicitationForm(schema: unknown): FormProblem[] {
  if (!isObject(schema)) return [];
  const { type, properties } = schema;
  if (isUnknown(type)) return [];
  if (type !== 'object') {
    const message = type === undefined ? 'the schema of a question has no type' : 'an answer is an object';
    return [
      {
        path: type === undefined ? [] : ['type'],
        message,
        hint: 'write type: object, with the fields of the form in properties',
      },
    ];
  }
  const composed = [...composing, 'oneOf'].find((keyword) => Object.hasOwn(schema, keyword));
  if (composed !== undefined) {
    const hint = 'list the fields of the form in properties';
    return [{ path: [composed], message: `clients make no form of a schema with ${composed}`, hint }];
  }
  if (!isObject(properties)) return [];
  return Object.entries(properties).flatMap(([name, field]) => fieldProblems(name, field, ['properties', name]));
}

function fieldProblems(name: string, field: unknown, path: SchemaPath): FormProblem[] {
  if (!isObject(field)) return [];
  const composed = composing.find((keyword) => Object.hasOwn(field, keyword));
  if (composed !== undefined) {
    const hint = 'write its type here; a choice is a string with enum, or with oneOf of const and title';
    return [{ path: [...path, composed], message: `clients make no field of a schema with ${composed}`, hint }];
  }
  const { type, items } = field;
  const allowed = 'a field is a string, number, integer or boolean, or a list of choices';
  if (type === undefined) return [{ path, message: `the field "${name}" has no type`, hint: allowed }];
  if (scalars.has(type) || isUnknown(type)) return [];
  if (type === 'array') {
    if (isChoice(items)) return [];
    const hint = 'give its items a type string and an enum, or anyOf with const and title';
    return [{ path: [...path, 'type'], message: `a list is a field only where its items are choices`, hint }];
  }
  const isNested = type === 'object';
  const hint = isNested ? 'put its properties beside the other fields' : allowed;
  const message = isNested ? `an answer is flat, and "${name}" is an object` : `clients make no field of this type`;
  return [{ path: [...path, 'type'], message, hint }];
}

/** A word that is not a type makes the schema invalid, which is reported elsewhere. */
function isUnknown(type: unknown): boolean {
  return type !== undefined && !isList(type) && (typeof type !== 'string' || !typeWords.includes(type));
}

function isChoice(items: unknown): boolean {
  return isObject(items) && (isList(items['enum']) || isList(items['anyOf']) || isList(items['oneOf']));
}
