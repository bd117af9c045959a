import type { NamedType } from '../../model/named-types.ts';
import { namedTypesOf } from '../../model/named-types.ts';
import { pathOf, type SchemaSet } from '../../model/schema-set.ts';
import type { SchemaFile } from '../../model/schema-file.ts';
import type { GeneratedFile } from '../../write/generated-file.ts';
import { TypeScriptModule } from '../../write/typescript-module.ts';
import { printType, type TypeForm } from './type-body.ts';

/** Path of the module that declares the authored types of a schema file. */
export function typesModuleOf(file: SchemaFile): string {
  return `types/${file.base}.ts`;
}

/** Names and modules of the types as people write them: every default may be left out. */
export const authoredForm: TypeForm = {
  nameOf: (type) => type.name,
  moduleOf: (type) => typesModuleOf(type.file),
  isRequired: (name, schema) => schema.required?.includes(name) ?? false,
};

/** One module of TypeScript types per schema file. */
export function emitTypes(set: SchemaSet): GeneratedFile[] {
  return set.files.map((file) => emitTypesModule(file, namedTypesOf(file), set, authoredForm));
}

function emitTypesModule(file: SchemaFile, types: readonly NamedType[], set: SchemaSet, form: TypeForm): GeneratedFile {
  const module = new TypeScriptModule(typesModuleOf(file), pathOf(file));
  for (const type of types) module.add(printType(type, form, set, module));
  if (file.schema['x-kind'] !== undefined) module.add(listType(file, module, set));
  return module.finish();
}

/** The list of a kind, as the API server answers it and `kubectl get -o yaml` prints it. */
function listType(file: SchemaFile, module: TypeScriptModule, set: SchemaSet): string {
  const kind = file.schema.title ?? '';
  const meta = set.files.find((candidate) => candidate.base === 'list-meta');
  const metadata =
    meta?.schema.title === undefined
      ? 'Readonly<Record<string, unknown>>'
      : module.importingType(meta.schema.title, typesModuleOf(meta));
  return [
    `/** A list of ${kind} resources. */`,
    `export interface ${kind}List {`,
    `readonly apiVersion: ${kind}['apiVersion'];`,
    `readonly kind: '${kind}List';`,
    `readonly metadata?: ${metadata};`,
    `readonly items: readonly ${kind}[];`,
    `}`,
  ].join('\n');
}
