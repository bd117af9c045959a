import { defaultOf, target } from './named-types.ts';
import type { ConditionsDeclaration, RuleDeclaration, Schema } from './schema.ts';
import type { SchemaSet } from './schema-set.ts';
import type { SchemaFile } from './schema-file.ts';

/** What has to hold at one path of an object. */
export interface Condition {
  readonly path: readonly string[];
  readonly test:
    | { readonly present: boolean }
    /** The value is one of these; with `orAbsent` its absence means one of them, by default. */
    | { readonly values: readonly (string | number | boolean)[]; readonly orAbsent: boolean };
}

/** The rules of one object type, with defaults taken into account: what validators, CEL and types are made from. */
export type Rule =
  | { readonly kind: 'exactlyOneOf'; readonly fields: readonly string[] }
  /** `filled`: the fields are strings, and an empty one does not count. */
  | { readonly kind: 'atLeastOneOf'; readonly fields: readonly string[]; readonly filled?: boolean }
  | { readonly kind: 'atMostOneOf'; readonly fields: readonly string[] }
  | {
      readonly kind: 'discriminator';
      readonly property: string;
      /** The value that counts when the property is absent; undefined when it has no default. */
      readonly fallback: string | undefined;
      readonly required: boolean;
      readonly mapping: readonly (readonly [value: string, field: string | null])[];
    }
  | {
      readonly kind: 'requires';
      /** Where all of these hold, … */
      readonly if: readonly Condition[];
      /** … all of these have to hold. */
      readonly then: readonly Condition[];
      readonly message: string;
    };

/** The rules that `x-rule` declares on an object schema. */
export function rulesOf(schema: Schema, file: SchemaFile, set: SchemaSet): Rule[] {
  return (schema['x-rule'] ?? []).map((declaration) => ruleOf(declaration, schema, file, set));
}

function ruleOf(declaration: RuleDeclaration, schema: Schema, file: SchemaFile, set: SchemaSet): Rule {
  if ('exactlyOneOf' in declaration) return { kind: 'exactlyOneOf', fields: declaration.exactlyOneOf };
  if ('atLeastOneOf' in declaration) {
    return { kind: 'atLeastOneOf', fields: declaration.atLeastOneOf, filled: declaration.filled === true };
  }
  if ('atMostOneOf' in declaration) return { kind: 'atMostOneOf', fields: declaration.atMostOneOf };
  if ('discriminator' in declaration) {
    const { property, mapping, optional } = declaration.discriminator;
    const fallback =
      schema.properties?.[property] === undefined ? undefined : defaultOf(schema.properties[property], file, set);
    return {
      kind: 'discriminator',
      property,
      fallback: typeof fallback === 'string' ? fallback : undefined,
      required: optional !== true,
      mapping: Object.entries(mapping),
    };
  }
  const { requires } = declaration;
  return {
    kind: 'requires',
    if: conditionsOf(requires.if, schema, file, set),
    // oxlint-disable-next-line unicorn/no-thenable -- a rule is never awaited
    then: conditionsOf(requires.then, schema, file, set),
    message: requires.message,
  };
}

function conditionsOf(declared: ConditionsDeclaration, schema: Schema, file: SchemaFile, set: SchemaSet): Condition[] {
  return Object.entries(declared).map(([dotted, expected]) => {
    const path = dotted.split('.');
    const found = schemaAt(path, schema, file, set);
    // A boolean field is compared with true and false; any other field is only asked for its presence.
    if (typeof expected === 'boolean' && found?.type !== 'boolean') return { path, test: { present: expected } };
    const values = Array.isArray(expected) ? expected : [expected];
    return { path, test: { values, orAbsent: found?.default !== undefined && values.includes(found.default) } };
  });
}

function schemaAt(
  path: readonly string[],
  schema: Schema,
  file: SchemaFile,
  set: SchemaSet,
): { type: string | undefined; default: unknown } | undefined {
  let current = { schema, file };
  let fallback: unknown;
  for (const name of path) {
    const property = current.schema.properties?.[name];
    if (property === undefined) return undefined;
    fallback = defaultOf(property, current.file, set);
    current = target(property, current.file, set);
  }
  return { type: current.schema.type, default: fallback };
}
