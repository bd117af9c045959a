import { walk } from './walk.ts';
import type { Schema } from './schema.ts';
import type { SchemaSet } from './schema-set.ts';
import type { SchemaFile } from './schema-file.ts';

/** A type that gets a name of its own: the root of a file or a titled schema inside it. */
export interface NamedType {
  readonly name: string;
  readonly schema: Schema;
  readonly file: SchemaFile;
}

/** The named types of one file, the root first. */
export function namedTypesOf(file: SchemaFile): NamedType[] {
  const found: NamedType[] = [];
  walk(file.schema, '#', (schema) => {
    if (schema.title !== undefined) found.push({ name: schema.title, schema, file });
  });
  return found;
}

/** The schema that a property resolves to, and the file that its references are relative to. */
export function target(schema: Schema, file: SchemaFile, set: SchemaSet): { schema: Schema; file: SchemaFile } {
  if (schema.$ref === undefined) return { schema, file };
  const next = set.resolve(schema.$ref, file);
  return { schema: next.schema, file: next };
}

/** The static default of a property: declared beside a `$ref` or by the type itself. */
export function defaultOf(schema: Schema, file: SchemaFile, set: SchemaSet): unknown {
  return schema.default ?? (schema.$ref === undefined ? undefined : target(schema, file, set).schema.default);
}

/**
 * Whether a value of this schema can hold a static default somewhere below it.
 * Such types have a second form, in which the defaulted fields are always there.
 */
export function holdsDefaults(schema: Schema, file: SchemaFile, set: SchemaSet): boolean {
  return holdsSchema(schema, file, set, (child, from) => defaultOf(child, from, set) !== undefined);
}

/** Whether a value of this schema can hold one, somewhere below it, that is looked for. */
export function holdsSchema(schema: Schema, file: SchemaFile, set: SchemaSet, isWanted: IsWanted): boolean {
  return search(schema, file, set, isWanted, new Set());
}

type IsWanted = (schema: Schema, file: SchemaFile) => boolean;

function search(schema: Schema, file: SchemaFile, set: SchemaSet, isWanted: IsWanted, seen: Set<Schema>): boolean {
  const resolved = target(schema, file, set);
  if (seen.has(resolved.schema)) return false;
  seen.add(resolved.schema);
  const below = (child: Schema): boolean =>
    isWanted(child, resolved.file) || search(child, resolved.file, set, isWanted, seen);
  const { properties, items, additionalProperties } = resolved.schema;
  return (
    Object.values(properties ?? {}).some(below) ||
    (items !== undefined && search(items, resolved.file, set, isWanted, seen)) ||
    (additionalProperties !== undefined &&
      additionalProperties !== false &&
      search(additionalProperties, resolved.file, set, isWanted, seen))
  );
}
