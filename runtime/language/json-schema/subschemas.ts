import { isList, isObject, keywords } from './keywords.ts';

/** A place inside a schema. */
export type SchemaPath = readonly (string | number)[];

/** A schema inside a schema, the outermost included. */
export interface Subschema {
  readonly path: SchemaPath;
  readonly value: unknown;
}

/** What is deeper than this is not looked at: nobody writes it, and a machine could. */
const deepest = 100;

/** A schema and every schema in it, from the outside in, in the order of the text; of malformed schemas, those that can be found. */
export function subschemasOf(schema: unknown): Subschema[] {
  const found: Subschema[] = [];
  collect(schema, [], found);
  return found;
}

function collect(value: unknown, path: SchemaPath, found: Subschema[]): void {
  found.push({ path, value });
  if (!isObject(value) || path.length > deepest) return;
  for (const [keyword, given] of Object.entries(value)) {
    for (const { path: below, value: inner } of subschemasUnder(keyword, given)) {
      collect(inner, [...path, keyword, ...below], found);
    }
  }
}

function subschemasUnder(keyword: string, given: unknown): Subschema[] {
  switch (keywords.get(keyword)) {
    case 'schema':
      return [{ path: [], value: given }];
    case 'list of schemas':
      return isList(given) ? given.map((value, index) => ({ path: [index], value })) : [];
    case 'map of schemas':
      return isObject(given) ? Object.entries(given).map(([name, value]) => ({ path: [name], value })) : [];
    case 'dependencies':
      return isObject(given)
        ? Object.entries(given).flatMap(([name, value]) => (isList(value) ? [] : [{ path: [name], value }]))
        : [];
    default:
      return [];
  }
}
