import { defaultOf, target } from '../../model/named-types.ts';
import { rulesOf } from '../../model/rules.ts';
import type { Schema } from '../../model/schema.ts';
import type { SchemaSet } from '../../model/schema-set.ts';
import type { SchemaFile } from '../../model/schema-file.ts';
import { deprecationOf, sentencesOf } from '../description.ts';
import { editorRules, implication } from './editor-rules.ts';
import type { EditorSchema } from './editor-schema-type.ts';

/** Named types by name, filled while schemas that use them are made. */
export type Definitions = Map<string, EditorSchema>;

/** Keywords that mean the same in draft-07. */
const plainKeywords = [
  'type',
  'required',
  'minItems',
  'maxItems',
  'minProperties',
  'maxProperties',
  'enum',
  'const',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'examples',
] as const satisfies readonly (keyof Schema)[];

/**
 * A type of a schema file as an editor reads it: references stay references to `definitions`, which this fills,
 * rules become conditions, and the description contains everything else that a person should know.
 */
export function editorSchema(use: Schema, file: SchemaFile, set: SchemaSet, definitions: Definitions): EditorSchema {
  const resolved = target(use, file, set);
  const { title } = resolved.schema;
  const annotations = annotationsOf(use, file, set);
  if (title === undefined) return { ...annotations, ...bodyOf(resolved.schema, resolved.file, set, definitions) };
  if (!definitions.has(title)) {
    // Known before it is made: a type may contain itself.
    definitions.set(title, {});
    definitions.set(title, declaredSchema(resolved.schema, resolved.file, set, definitions));
  }
  return { ...annotations, $ref: `#/definitions/${title}` };
}

/** A named type itself instead of a reference to it. */
export function declaredSchema(
  schema: Schema,
  file: SchemaFile,
  set: SchemaSet,
  definitions: Definitions,
): EditorSchema {
  const title = schema.title === undefined ? {} : { title: schema.title };
  return { ...title, ...annotationsOf(schema, file, set), ...bodyOf(schema, file, set, definitions) };
}

function bodyOf(schema: Schema, file: SchemaFile, set: SchemaSet, definitions: Definitions): EditorSchema {
  const below = (child: Schema): EditorSchema => editorSchema(child, file, set, definitions);
  const { properties, items, additionalProperties, propertyNames, oneOf } = schema;
  const clauses = editorRules(rulesOf(schema, file, set));
  return {
    ...Object.fromEntries(plainKeywords.flatMap((name) => (schema[name] === undefined ? [] : [[name, schema[name]]]))),
    ...patternMessage(schema),
    ...(propertyNames === undefined ? {} : { propertyNames: keySchema(propertyNames) }),
    ...(properties === undefined
      ? {}
      : { properties: Object.fromEntries(Object.entries(properties).map(([name, child]) => [name, below(child)])) }),
    ...(additionalProperties === undefined
      ? {}
      : { additionalProperties: additionalProperties === false ? false : below(additionalProperties) }),
    ...(items === undefined ? {} : { items: below(items) }),
    ...(schema['x-list']?.type === 'set' ? { uniqueItems: true } : {}),
    ...(oneOf === undefined ? {} : { oneOf: oneOf.map(below) }),
    ...(clauses.length === 0 ? {} : { allOf: clauses }),
  };
}

/** What the YAML language server says instead of the pattern. */
function patternMessage({ 'x-form': form }: { readonly 'x-form'?: string }): EditorSchema {
  return form === undefined ? {} : { patternErrorMessage: `This is not ${form}.` };
}

function keySchema({ 'x-form': form, ...names }: NonNullable<Schema['propertyNames']>): EditorSchema {
  return { ...names, ...(form === undefined ? {} : patternMessage({ 'x-form': form })) };
}

/** What an editor shows: on hover, in completions, struck through when deprecated. */
function annotationsOf(schema: Schema, file: SchemaFile, set: SchemaSet): EditorSchema {
  const fallback = defaultOf(schema, file, set);
  const deprecated = deprecationOf(schema);
  const sentences = sentencesOf(schema);
  const [first = '', ...others] =
    fallback === undefined ? sentences : [...sentences, `Default: \`${JSON.stringify(fallback)}\`.`];
  return {
    description: schema.description,
    ...(others.length === 0 ? {} : { markdownDescription: [first, ...others].join('\n\n') }),
    ...(fallback === undefined ? {} : { default: fallback }),
    ...(deprecated === undefined ? {} : deprecationAnnotation(deprecated, schema['x-deprecated']?.values)),
  };
}

/** A deprecated field is struck through everywhere; of a field with deprecated values, only these are reported. */
function deprecationAnnotation(message: string, values: readonly unknown[] | undefined): EditorSchema {
  if (values === undefined) return { deprecationMessage: message, deprecated: true };
  return implication({ enum: values }, { deprecationMessage: message });
}
