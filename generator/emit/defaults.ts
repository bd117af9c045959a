import { defaultOf, holdsDefaults, namedTypesOf, target, type NamedType } from '../model/named-types.ts';
import type { Schema } from '../model/schema.ts';
import { pathOf, type SchemaFile, type SchemaSet } from '../model/schema-set.ts';
import type { GeneratedFile } from '../write/generated-file.ts';
import { literalOf } from '../write/typescript-literal.ts';
import { TypeScriptModule } from '../write/typescript-module.ts';
import { printType, type TypeForm } from './type-body.ts';
import { typesModuleOf } from './types.ts';

/** Path of the module that declares the defaulted types of a schema file and fills them. */
export function defaultsModuleOf(file: SchemaFile): string {
  return `defaults/${file.base}.ts`;
}

/** Name of a type's form in which every static default is filled in. */
export function defaultedName(name: string): string {
  return `${name}WithDefaults`;
}

/** Name of the function that fills in the static defaults of a type. */
export function fillName(name: string): string {
  return `with${name}Defaults`;
}

/** Names and modules of the types after the static defaults were filled in. */
function defaultedForm(set: SchemaSet): TypeForm {
  const changes = (type: NamedType): boolean => holdsDefaults(type.schema, type.file, set);
  return {
    nameOf: (type) => (changes(type) ? defaultedName(type.name) : type.name),
    moduleOf: (type) => (changes(type) ? defaultsModuleOf(type.file) : typesModuleOf(type.file)),
    isRequired: (name, schema, file) => {
      const property = schema.properties?.[name];
      const filled = property !== undefined && defaultOf(property, file, set) !== undefined;
      return filled || (schema.required?.includes(name) ?? false);
    },
  };
}

/** One module per schema file that holds a static default: the defaulted types and the functions that fill them. */
export async function emitDefaults(set: SchemaSet): Promise<GeneratedFile[]> {
  const form = defaultedForm(set);
  const modules = set.files.map(async (file) => {
    const types = namedTypesOf(file).filter((type) => holdsDefaults(type.schema, file, set));
    if (types.length === 0) return [];
    const module = new TypeScriptModule(defaultsModuleOf(file), pathOf(file));
    for (const type of types) module.add(await printType(type, form, set, module));
    for (const type of types) module.add(fillFunction(type, set, module));
    return [module.finish()];
  });
  return (await Promise.all(modules)).flat();
}

function fillFunction(type: NamedType, set: SchemaSet, module: TypeScriptModule): string {
  const { name, schema, file } = type;
  module.importingType(name, typesModuleOf(file));
  const head = `/** Fills in the static defaults of ${name}, below what is present; the input is not changed. */\nexport function ${fillName(name)}(value: ${name}): ${defaultedName(name)}`;
  if (schema.type !== 'object' || schema.properties === undefined) {
    return `${head} {\nreturn ${filling('value', untitled(schema), file, set, module)};\n}`;
  }
  const taken: string[] = [];
  const fields = Object.entries(schema.properties).flatMap(([key, property]) => {
    const fallback = defaultOf(property, file, set);
    if (fallback !== undefined) return [`${key}: value.${key} ?? ${literalOf(fallback)},`];
    if (!holdsDefaults(property, file, set)) return [];
    if (schema.required?.includes(key) === true) {
      return [`${key}: ${filling(`value.${key}`, property, file, set, module)},`];
    }
    const local = key === 'default' ? 'defaultValue' : key;
    taken.push(local === key ? key : `${key}: ${local}`);
    return [`...(${local} === undefined ? {} : { ${key}: ${filling(local, property, file, set, module)} }),`];
  });
  const rest = taken.length === 0 ? 'value' : 'rest';
  const destructuring = taken.length === 0 ? '' : `const { ${taken.join(', ')}, ...rest } = value;\n`;
  const literal = `{\n...${rest},\n${fields.join('\n')}\n}`;
  // A union loses the link between its members when it is spread; the fields themselves are checked by the form.
  const isUnion = (schema['x-rule'] ?? []).some((rule) => 'exactlyOneOf' in rule || 'discriminator' in rule);
  return `${head} {\n${destructuring}return ${literal}${isUnion ? ` as ${defaultedName(name)}` : ''};\n}`;
}

/** The expression that fills in the defaults of a value that is present. */
function filling(access: string, schema: Schema, file: SchemaFile, set: SchemaSet, module: TypeScriptModule): string {
  const resolved = target(schema, file, set);
  const { title, items, additionalProperties } = resolved.schema;
  if (title !== undefined) return `${module.importing(fillName(title), defaultsModuleOf(resolved.file))}(${access})`;
  if (items !== undefined) {
    return `${access}.map((item) => ${filling('item', items, resolved.file, set, module)})`;
  }
  if (additionalProperties !== undefined && additionalProperties !== false) {
    const entry = filling('entry', additionalProperties, resolved.file, set, module);
    return `Object.fromEntries(Object.entries(${access}).map(([key, entry]) => [key, ${entry}]))`;
  }
  throw new Error(`${pathOf(file)}: a schema without a title holds a default that nothing can fill`);
}

/** A schema seen from inside: filling the type itself must not call its own function. */
function untitled(schema: Schema): Schema {
  const { title: _title, ...rest } = schema;
  return rest;
}
