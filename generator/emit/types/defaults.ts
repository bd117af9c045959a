import { defaultOf, holdsDefaults, namedTypesOf, target, type NamedType } from '../../model/named-types.ts';
import type { Schema } from '../../model/schema.ts';
import { pathOf, type SchemaSet } from '../../model/schema-set.ts';
import type { SchemaFile } from '../../model/schema-file.ts';
import type { GeneratedFile } from '../../write/generated-file.ts';
import { literalOf } from '../../write/typescript-literal.ts';
import { TypeScriptModule } from '../../write/typescript-module.ts';
import { printType, type TypeForm } from './type-body.ts';
import { typesModuleOf } from './authored-types.ts';

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
export function emitDefaults(set: SchemaSet): GeneratedFile[] {
  const form = defaultedForm(set);
  return set.files.flatMap((file) => {
    const types = namedTypesOf(file).filter((type) => holdsDefaults(type.schema, file, set));
    if (types.length === 0) return [];
    const module = new TypeScriptModule(defaultsModuleOf(file), pathOf(file));
    for (const type of types) module.add(printType(type, form, set, module));
    for (const type of types) module.add(fillFunction(type, set, module));
    return [module.finish()];
  });
}

function fillFunction(type: NamedType, set: SchemaSet, module: TypeScriptModule): string {
  const { name, schema, file } = type;
  module.importingType(name, typesModuleOf(file));
  const head = `/** Fills in the static defaults of ${name}, below what is present; the input is not changed. */\nexport function ${fillName(name)}(value: ${name}): ${defaultedName(name)}`;
  if (schema.type !== 'object' || schema.properties === undefined) {
    return `${head} {\nreturn ${filling('value', untitled(schema), file, set, module)};\n}`;
  }
  const present: string[] = [];
  const optional: { readonly key: string; readonly filled: string }[] = [];
  for (const [key, property] of Object.entries(schema.properties)) {
    const fallback = defaultOf(property, file, set);
    if (fallback !== undefined) present.push(`${key}: value.${key} ?? ${literalOf(fallback)},`);
    else if (holdsDefaults(property, file, set)) {
      const filled = filling(`value.${key}`, property, file, set, module);
      if (schema.required?.includes(key) === true) present.push(`${key}: ${filled},`);
      else optional.push({ key, filled });
    }
  }
  // A union loses the link between its members when it is spread; the fields themselves are checked by the form.
  if ((schema['x-rule'] ?? []).some((rule) => 'exactlyOneOf' in rule || 'discriminator' in rule)) {
    for (const { key, filled } of optional) {
      present.push(`...(value.${key} === undefined ? {} : { ${key}: ${filled} }),`);
    }
    return `${head} {\nreturn {\n...value,\n${present.join('\n')}\n} as ${defaultedName(name)};\n}`;
  }
  if (optional.length === 0) return `${head} {\nreturn {\n...value,\n${present.join('\n')}\n};\n}`;
  const others = `const others: Omit<${name}, ${optional.map(({ key }) => `'${key}'`).join(' | ')}> = value;`;
  const writable = `{ -readonly [Key in keyof ${defaultedName(name)}]: ${defaultedName(name)}[Key] }`;
  const filled = `const filled: ${writable} = {\n...others,\n${present.join('\n')}\n};`;
  const rest = optional.map((one) => `if (value.${one.key} !== undefined) filled.${one.key} = ${one.filled};`);
  return `${head} {\n${others}\n${filled}\n${rest.join('\n')}\nreturn filled;\n}`;
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
