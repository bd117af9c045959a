import type { NamedType } from '../../model/named-types.ts';
import { defaultOf, target } from '../../model/named-types.ts';
import { rulesOf } from '../../model/rules.ts';
import type { Schema } from '../../model/schema.ts';
import type { SchemaSet } from '../../model/schema-set.ts';
import type { SchemaFile } from '../../model/schema-file.ts';
import { literalOf } from '../../write/typescript-literal.ts';
import { docComment, type TypeScriptModule } from '../../write/typescript-module.ts';
import { printProperty, type PrintedProperty } from './printed-property.ts';
import { unionOf } from './type-unions.ts';

/** The forms of a type (as authored, with defaults, in constructs) differ in names, modules and in what is always there. */
export interface TypeForm {
  nameOf(type: NamedType): string;
  moduleOf(type: NamedType): string;
  isRequired(name: string, schema: Schema, file: SchemaFile, set: SchemaSet): boolean;
  /** The expression of a plain value, where it is another than its type says. */
  readonly expressionOf?: (schema: Schema, module: TypeScriptModule) => string | undefined;
}

/** The declaration of one named type: an interface, or a union where fields exclude one another. */
export function printType(type: NamedType, form: TypeForm, set: SchemaSet, module: TypeScriptModule): string {
  const { schema, file } = type;
  const name = form.nameOf(type);
  const comment = docComment(commentLines(schema));
  if (schema.type !== 'object' || schema.properties === undefined) {
    return `${comment}\nexport type ${name} = ${expression(schema, file, form, set, module, true)};`;
  }
  const properties = Object.entries(schema.properties).map(([key, property]): PrintedProperty => ({
    name: key,
    isOptional: !form.isRequired(key, schema, file, set),
    comment: commentLines(property, defaultOf(property, file, set)),
    type: expression(property, file, form, set, module, false),
  }));
  const choices = rulesOf(schema, file, set).filter(
    (rule) => rule.kind === 'exactlyOneOf' || rule.kind === 'discriminator',
  );
  const text =
    choices.length === 0
      ? `export interface ${name} {\n${properties.map(printProperty).join('\n')}\n}`
      : unionOf(name, properties, choices);
  return `${comment}\n${text}`;
}

/** The TypeScript expression of a value; `declaring` prints the body of a titled schema instead of its name. */
function expression(
  schema: Schema,
  file: SchemaFile,
  form: TypeForm,
  set: SchemaSet,
  module: TypeScriptModule,
  declaring: boolean,
): string {
  const special = form.expressionOf?.(schema, module);
  if (special !== undefined) return special;
  const resolved = target(schema, file, set);
  const { title } = resolved.schema;
  if (title !== undefined && !declaring) {
    const named = { name: title, schema: resolved.schema, file: resolved.file };
    return module.importingType(form.nameOf(named), form.moduleOf(named));
  }
  const below = (child: Schema): string => expression(child, resolved.file, form, set, module, false);
  const { const: constant, enum: values, oneOf, type, items, additionalProperties } = resolved.schema;
  if (constant !== undefined) return literalOf(constant);
  if (values !== undefined) return values.map(literalOf).join(' | ');
  if (oneOf !== undefined) return oneOf.map(below).join(' | ');
  if (type === 'array') {
    const item = items === undefined ? 'unknown' : below(items);
    return item.includes(' ') ? `readonly (${item})[]` : `readonly ${item}[]`;
  }
  if (type === 'object') {
    return additionalProperties === undefined || additionalProperties === false
      ? 'Readonly<Record<string, unknown>>'
      : `Readonly<Record<string, ${below(additionalProperties)}>>`;
  }
  if (type === 'integer' || type === 'number') return 'number';
  return type ?? 'unknown';
}

/** What a person sees when hovering: meaning, default, bounds, deprecation. */
export function commentLines(schema: Schema, fallback: unknown = schema.default): string[] {
  const lines = [schema.description];
  if (fallback !== undefined && fallback !== null) lines.push(`Default: ${JSON.stringify(fallback)}.`);
  if (schema['x-default-derived'] !== undefined)
    lines.push(`Default: ${schema['x-default-derived'].replace(/\.$/, '')}.`);
  const { minimum, maximum } = schema;
  if (minimum !== undefined && maximum !== undefined) lines.push(`From ${minimum} to ${maximum}.`);
  else if (minimum !== undefined) lines.push(`At least ${minimum}.`);
  else if (maximum !== undefined) lines.push(`At most ${maximum}.`);
  const deprecated = schema['x-deprecated'];
  if (deprecated !== undefined) {
    if (deprecated.values === undefined) lines.push(`@deprecated ${deprecated.replacement}`);
    else lines.push(`Deprecated value ${deprecated.values.join(', ')}: ${deprecated.replacement}`);
  }
  return lines;
}
