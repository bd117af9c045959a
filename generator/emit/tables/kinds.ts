import { holdsDefaults } from '../../model/named-types.ts';
import { apiVersionOf, type SchemaSet } from '../../model/schema-set.ts';
import type { SchemaFile } from '../../model/schema-file.ts';
import type { GeneratedFile } from '../../write/generated-file.ts';
import { literalOf } from '../../write/typescript-literal.ts';
import { TypeScriptModule } from '../../write/typescript-module.ts';
import { defaultedName, defaultsModuleOf, fillName } from '../types/defaults.ts';
import { typesModuleOf } from '../types/authored-types.ts';
import { validatorModuleOf } from '../validators/validators.ts';

/** The table of kinds and documents, the lazy loaders of what belongs to each, and the project's constants. */
export function emitKinds(set: SchemaSet): GeneratedFile[] {
  return [kindTable(set), loaders(set), projectConstants(set)];
}

function kindTable(set: SchemaSet): GeneratedFile {
  const module = new TypeScriptModule('kinds.ts', 'schemas/kinds');
  module.add(
    `/** API group of our kinds. */\nexport const apiGroup = '${set.project.group}';\n\n/** The group and version that resources say in apiVersion. */\nexport const apiVersion = '${apiVersionOf(set.project)}';`,
  );
  const authored = set.kinds.map((file) => `${file.kind}: ${module.importingType(file.kind, typesModuleOf(file))};`);
  const defaulted = set.kinds.map((file) => {
    const name = defaultedTypeOf(file, set);
    return `${file.kind}: ${module.importingType(name, name === file.kind ? typesModuleOf(file) : defaultsModuleOf(file))};`;
  });
  module.add(
    `/** The type of each kind as people write it. */\nexport interface KindTypes {\n${authored.join('\n')}\n}`,
  );
  module.add(
    `/** The type of each kind after the static defaults were filled in. */\nexport interface KindTypesWithDefaults {\n${defaulted.join('\n')}\n}`,
  );
  module.add(`/** Our kinds. */\nexport type KindName = keyof KindTypes;`);
  module.add(
    [
      '/** What is declared once about a kind. */',
      'export interface KindInfo {',
      'readonly kind: KindName;',
      'readonly plural: string;',
      'readonly shortNames: readonly string[];',
      '/** Name of the schema file, the generated modules and the lowering. */',
      'readonly file: string;',
      '}',
    ].join('\n'),
  );
  const rows = set.kinds.map(
    (file) =>
      `${file.kind}: { kind: '${file.kind}', plural: '${file.declaration.plural}', shortNames: ${literalOf(file.declaration.shortNames)}, file: '${file.base}' },`,
  );
  module.add(
    `/** Every kind by name. */\nexport const kinds: Readonly<Record<KindName, KindInfo>> = {\n${rows.join('\n')}\n};`,
  );
  module.add(
    `/** Whether a word is one of our kinds. */\nexport function isKindName(word: string): word is KindName {\nreturn Object.hasOwn(kinds, word);\n}`,
  );
  return module.finish();
}

function loaders(set: SchemaSet): GeneratedFile {
  const module = new TypeScriptModule('load.ts', 'schemas');
  const kindTypes = 'kinds.ts';
  for (const name of ['KindName', 'KindTypes', 'KindTypesWithDefaults']) module.importingType(name, kindTypes);
  module.importingType('ValidateFunction', 'validators/validate-function.ts');
  module.add(
    [
      '/** What is generated for the type of a file: its validator, and the function that fills in its defaults. */',
      'export interface Loaded<Authored, WithDefaults> {',
      'readonly validate: ValidateFunction<Authored>;',
      'readonly withDefaults: (value: Authored) => WithDefaults;',
      '}',
    ].join('\n'),
  );
  module.add(
    `/** Loads the validator and the defaults of a kind; only what is asked for is read. */\nexport const loadKind: { readonly [K in KindName]: () => Promise<Loaded<KindTypes[K], KindTypesWithDefaults[K]>> } = {\n${set.kinds.map((file) => `${file.kind}: ${loader(file, set)},`).join('\n')}\n};`,
  );
  const documents = set.documents.map((file) => ({ file, name: file.schema['x-document']?.name ?? file.base }));
  const types = documents.map(({ file, name }) => {
    const title = file.schema.title ?? '';
    const defaulted = defaultedTypeOf(file, set);
    module.importingType(title, typesModuleOf(file));
    if (defaulted !== title) module.importingType(defaulted, defaultsModuleOf(file));
    return `'${name}': Loaded<${title}, ${defaulted}>;`;
  });
  module.add(`/** The configuration documents by name. */\nexport interface DocumentTypes {\n${types.join('\n')}\n}`);
  module.add('/** Names of the configuration documents. */\nexport type DocumentName = keyof DocumentTypes;');
  module.add(
    `/** Loads the validator and the defaults of a configuration document. */\nexport const loadDocument: { readonly [D in DocumentName]: () => Promise<DocumentTypes[D]> } = {\n${documents.map(({ file, name }) => `'${name}': ${loader(file, set)},`).join('\n')}\n};`,
  );
  return module.finish();
}

function loader(file: SchemaFile, set: SchemaSet): string {
  const title = file.schema.title ?? '';
  const validator = `(await import('./${validatorModuleOf(file)}')).validate`;
  const defaults = holdsDefaults(file.schema, file, set)
    ? `(await import('./${defaultsModuleOf(file)}')).${fillName(title)}`
    : '(value) => value';
  return `async () => ({ validate: ${validator}, withDefaults: ${defaults} })`;
}

function defaultedTypeOf(file: SchemaFile, set: SchemaSet): string {
  const title = file.schema.title ?? '';
  return holdsDefaults(file.schema, file, set) ? defaultedName(title) : title;
}

function projectConstants(set: SchemaSet): GeneratedFile {
  const module = new TypeScriptModule('project.ts', 'schemas/project.json');
  module.add(
    `/** What is declared once for the whole project: group, prefix, images and defaults the specification leaves open. */\nexport const project = ${literalOf(set.project)} as const;`,
  );
  return module.finish();
}
