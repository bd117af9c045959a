import type { Schema } from './schema.ts';

/** Visits a schema and everything below it, with the JSON pointer of each; references are not followed. */
export function walk(schema: Schema, pointer: string, visit: (schema: Schema, pointer: string) => void): void {
  visit(schema, pointer);
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    walk(property, `${pointer}/properties/${name}`, visit);
  }
  if (schema.items !== undefined) walk(schema.items, `${pointer}/items`, visit);
  if (schema.additionalProperties !== undefined && schema.additionalProperties !== false) {
    walk(schema.additionalProperties, `${pointer}/additionalProperties`, visit);
  }
  for (const [index, choice] of (schema.oneOf ?? []).entries()) walk(choice, `${pointer}/oneOf/${index}`, visit);
}
