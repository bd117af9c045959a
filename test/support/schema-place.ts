import { target } from '../../generator/model/named-types.ts';
import type { Schema } from '../../generator/model/schema.ts';
import type { SchemaSet } from '../../generator/model/schema-set.ts';
import type { SchemaFile } from '../../generator/model/schema-file.ts';

/** A place in a schema that a document is walked along with. */
export interface SchemaPlace {
  /** Dotted path; `[]` means the items of a list, `{}` the values of a map. */
  readonly path: string;
  readonly schema: Schema;
  /** The file that the references of the schema are relative to. */
  readonly file: SchemaFile;
  /** The schemas on the way to this place: one that comes again is not entered twice. */
  readonly above: readonly Schema[];
  readonly set: SchemaSet;
}

/** The place of a kind's `spec`. Throws for a kind that the schemas do not have. */
export function specPlace(kind: string, set: SchemaSet): SchemaPlace {
  const file = set.kinds.find((candidate) => candidate.kind === kind);
  const spec = file?.schema.properties?.['spec'];
  if (file === undefined || spec === undefined) throw new Error(`no schema of ${kind} with a spec`);
  return below({ path: '', schema: file.schema, file, above: [], set }, spec, 'spec');
}

/** The place of a key below a place, or undefined if the schema does not declare the key. */
export function placeOfKey(place: SchemaPlace, key: string): SchemaPlace | undefined {
  if (isLeaf(place)) return undefined;
  const { properties, items, additionalProperties } = place.schema;
  if (properties !== undefined) {
    const property = Object.hasOwn(properties, key) ? properties[key] : undefined;
    return property === undefined ? undefined : below(place, property, `${place.path}.${key}`);
  }
  if (items !== undefined) return /^\d+$/.test(key) ? below(place, items, `${place.path}[]`) : undefined;
  return additionalProperties === undefined || additionalProperties === false
    ? undefined
    : below(place, additionalProperties, `${place.path}{}`);
}

/** The paths of everything below a place that has no parts of its own: scalars, free-form values, and where recursion begins again. */
export function leafPaths(place: SchemaPlace): string[] {
  if (isLeaf(place)) return [place.path];
  const keys = place.schema.properties === undefined ? ['0'] : Object.keys(place.schema.properties);
  return keys.flatMap((key) => {
    const next = placeOfKey(place, key);
    return next === undefined ? [] : leafPaths(next);
  });
}

/** Whether the schema declares no places below this one. */
export function isLeaf({ schema, above }: SchemaPlace): boolean {
  if (above.includes(schema) || schema['x-preserve'] === true) return true;
  const hasValues = schema.additionalProperties !== undefined && schema.additionalProperties !== false;
  return schema.properties === undefined && schema.items === undefined && !hasValues;
}

function below(place: SchemaPlace, declared: Schema, path: string): SchemaPlace {
  const next = target(declared, place.file, place.set);
  return { path, schema: next.schema, file: next.file, above: [...place.above, place.schema], set: place.set };
}
