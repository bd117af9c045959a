import { resolve } from 'node:path';
import { namedTypesOf, target } from '../../generator/model/named-types.ts';
import type { Schema } from '../../generator/model/schema.ts';
import type { SchemaSet } from '../../generator/model/schema-set.ts';
import type { SchemaFile } from '../../generator/model/schema-file.ts';
import { walk } from '../../generator/model/walk.ts';
import { readSchemas } from '../../generator/read/schema-files.ts';

/** A schema that is not a reference, and the file that its own references are relative to. */
export interface Located {
  readonly schema: Schema;
  readonly file: SchemaFile;
}

/** A field of the specification, as the schemas have it. */
export interface Field {
  /** Name of the property; empty for a type as a whole. */
  readonly name: string;
  /** The object that has the property. */
  readonly owner: Located | undefined;
  /** What the owner says of the property: beside a reference, what it says of this use of the type. */
  readonly declared: Schema;
  readonly property: Located;
  /** The items of a list or the values of a map, where the path asks for them; else the property itself. */
  readonly value: Located;
  /** What a list or a map says of its items or values, from the outside in. */
  readonly steps: readonly Schema[];
}

/** All schemas of the project. */
export function projectSchemas(): SchemaSet {
  return readSchemas(resolve(import.meta.dirname, '../../schemas'));
}

/** The named type with this title. */
export function typeNamed(title: string, set: SchemaSet): Located | undefined {
  for (const file of set.files) {
    const found = namedTypesOf(file).find((type) => type.name === title);
    if (found !== undefined) return { schema: found.schema, file };
  }
  return undefined;
}

/** The field at a path of the inventory, or why there is none. `.` is the type as a whole. */
export function fieldAt(root: Located, path: string, set: SchemaSet): Field | string {
  let field: Field = { name: '', owner: undefined, declared: root.schema, property: root, value: root, steps: [] };
  if (path === '.') return field;
  for (const step of path.split('.')) {
    const name = step.replace(/[[\]{}]+$/, '');
    const owner = field.value;
    const { properties, additionalProperties } = owner.schema;
    const isMap = properties === undefined && additionalProperties !== undefined && additionalProperties !== false;
    const declared = isMap ? additionalProperties : properties?.[name];
    if (declared === undefined) return `${owner.schema.title ?? 'an object without a title'} has no ${name}`;
    const property = target(declared, owner.file, set);
    const below = inside(property, step.slice(name.length), set);
    if (below === undefined) return `${name} is a ${property.schema.type}, not ${step.slice(name.length)}`;
    field = { name, owner, declared, property, ...below };
  }
  return field;
}

/** What is inside a list (`[]`) or a map (`{}`), several deep if need be. */
function inside(property: Located, suffix: string, set: SchemaSet): Pick<Field, 'value' | 'steps'> | undefined {
  let value = property;
  const steps: Schema[] = [];
  for (const mark of suffix.match(/\[\]|\{\}/g) ?? []) {
    const { items, additionalProperties, properties } = value.schema;
    const isMap = properties === undefined && additionalProperties !== false;
    const next = mark === '[]' ? items : isMap ? additionalProperties : undefined;
    if (next === undefined) return undefined;
    steps.push(next);
    value = target(next, value.file, set);
  }
  return { value, steps };
}

/** Every place that refers to a type: the schema with the reference, and the named type that contains it. */
export function referencesTo(type: Located, set: SchemaSet): { declared: Schema; within: Located }[] {
  const found: { declared: Schema; within: Located }[] = [];
  for (const file of set.files) {
    for (const named of namedTypesOf(file)) {
      const within = { schema: named.schema, file };
      walk(named.schema, '#', (schema) => {
        if (schema.$ref !== undefined && target(schema, file, set).schema === type.schema)
          found.push({ declared: schema, within });
      });
    }
  }
  return found;
}

/** The property that carries a flag, searched below a document; each with its parents' requiredness. */
export function flagFields(root: Located, set: SchemaSet): Field[] {
  const found: Field[] = [];
  const visit = (owner: Located, seen: readonly Schema[]): void => {
    for (const [name, declared] of Object.entries(owner.schema.properties ?? {})) {
      const property = target(declared, owner.file, set);
      if (declared['x-flag'] !== undefined) found.push({ name, owner, declared, property, value: property, steps: [] });
      if (!seen.includes(property.schema)) visit(property, [...seen, property.schema]);
    }
  };
  visit(root, [root.schema]);
  return found;
}
