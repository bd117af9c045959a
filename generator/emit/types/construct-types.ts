import { holdsSchema, namedTypesOf, target, type NamedType } from '../../model/named-types.ts';
import type { Schema } from '../../model/schema.ts';
import { pathOf, type KindFile, type SchemaSet } from '../../model/schema-set.ts';
import type { SchemaFile } from '../../model/schema-file.ts';
import type { GeneratedFile } from '../../write/generated-file.ts';
import { TypeScriptModule } from '../../write/typescript-module.ts';
import { printType, type TypeForm } from './type-body.ts';
import { authoredForm } from './authored-types.ts';

/** Module of the type for everything that has a name: any construct or object with one. */
export const namedModule = 'constructs/named.ts';

/** Path of the cdk8s construct of a kind. */
export function constructModuleOf(kind: KindFile): string {
  return `constructs/${kind.base}.ts`;
}

/** Path of the module that declares the types of a schema file as constructs take them. */
function propsModuleOf(file: SchemaFile): string {
  return `constructs/props/${file.base}.ts`;
}

/** Names and modules of the types as constructs accept them: a reference to a resource may be its construct. */
export function constructForm(set: SchemaSet): TypeForm {
  const differs = (type: NamedType): boolean => holdsSchema(type.schema, type.file, set, isReference);
  const kinds = new Map(set.kinds.map((kind) => [kind.kind, kind]));
  return {
    nameOf: (type) => (differs(type) ? `${type.name}Props` : authoredForm.nameOf(type)),
    moduleOf: (type) => (differs(type) ? propsModuleOf(type.file) : authoredForm.moduleOf(type)),
    isRequired: (name, schema, file) => authoredForm.isRequired(name, schema, file, set),
    expressionOf: (schema, module) => {
      const reference = schema['x-ref'];
      if (reference === undefined) return undefined;
      const kind = kinds.get(reference.kind);
      return kind === undefined
        ? `string | ${module.importingType('Named', namedModule)}`
        : `string | ${module.importingType(kind.kind, constructModuleOf(kind))}`;
    },
  };
}

/** The types of everything below the spec of a kind that names other resources, one module per schema file. */
export function emitConstructTypes(set: SchemaSet): GeneratedFile[] {
  const form = constructForm(set);
  const used = new Set(set.kinds.flatMap((kind) => typesBelowSpec(kind, set)));
  const modules = set.files.flatMap((file) => {
    const types = namedTypesOf(file).filter(
      ({ schema }) => used.has(schema) && holdsSchema(schema, file, set, isReference),
    );
    if (types.length === 0) return [];
    const module = new TypeScriptModule(propsModuleOf(file), pathOf(file));
    for (const type of types) module.add(printType(type, form, set, module));
    return [module.finish()];
  });
  return [...modules, namedFile()];
}

function isReference(schema: Schema): boolean {
  return schema['x-ref'] !== undefined;
}

/** Every schema that a value below the spec of a kind can have. */
function typesBelowSpec(kind: KindFile, set: SchemaSet): Schema[] {
  const found = new Set<Schema>();
  const spec = kind.schema.properties?.['spec'];
  if (spec !== undefined) visit(spec, kind);
  return [...found];

  function visit(use: Schema, from: SchemaFile): void {
    const { schema, file } = target(use, from, set);
    if (found.has(schema)) return;
    found.add(schema);
    const { properties, items, additionalProperties, oneOf } = schema;
    for (const child of [...Object.values(properties ?? {}), ...(oneOf ?? [])]) visit(child, file);
    if (items !== undefined) visit(items, file);
    if (typeof additionalProperties === 'object') visit(additionalProperties, file);
  }
}

function namedFile(): GeneratedFile {
  const module = new TypeScriptModule(namedModule, 'schemas/kinds');
  const construct = module.importing('Construct', 'constructs');
  module.add(`/** Whatever has the name of a Kubernetes object: a construct of cdk8s (\`KubeSecret\`), or of cdk8s-plus. */
export interface Named {
  readonly name: string;
}`);
  module.add(`/** A reference to a key of a Secret, which may be given as its construct or by its name. */
export function secretKey(secret: string | Named, key: string): { readonly name: string; readonly key: string } {
  return { name: typeof secret === 'string' ? secret : secret.name, key };
}`);
  module.add(`/**
 * A copy of plain data in which each construct is replaced by the name of its object. What holds itself does so in the copy too:
 * whoever prints it knows the construct and says so.
 */
export function withNames(value: unknown, copies: Map<unknown, unknown> = new Map()): unknown {
  if (${construct}.isConstruct(value)) return Reflect.get(value, 'name');
  if (copies.has(value)) return copies.get(value);
  if (Array.isArray(value)) {
    const list: unknown[] = [];
    copies.set(value, list);
    for (const item of value) list.push(withNames(item, copies));
    return list;
  }
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  const map = {};
  copies.set(value, map);
  for (const [key, child] of Object.entries(value)) {
    const property = { value: withNames(child, copies), enumerable: true, writable: true, configurable: true };
    Object.defineProperty(map, key, property);
  }
  return map;
}`);
  return module.finish();
}
