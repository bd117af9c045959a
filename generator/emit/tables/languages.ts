import { target } from '../../model/named-types.ts';
import type { Schema } from '../../model/schema.ts';
import type { SchemaSet } from '../../model/schema-set.ts';
import type { SchemaFile } from '../../model/schema-file.ts';
import { preamble, type GeneratedFile } from '../../write/generated-file.ts';
import { literalOf } from '../../write/typescript-literal.ts';
import { TypeScriptModule } from '../../write/typescript-module.ts';

/** One place of a kind or a document that holds a language; `*` in the path means every item or entry. */
interface LanguageEntry {
  readonly path: readonly string[];
  readonly language: string;
}

/** The tables of languages inside values: of the kinds, and of all configuration documents. */
export function emitLanguages(set: SchemaSet): GeneratedFile[] {
  const module = new TypeScriptModule('languages/index.ts', 'schemas');
  module.importingType('LanguageEntry', 'languages/language-entry.ts');
  module.importingType('DocumentName', 'load.ts');
  module.importingType('KindName', 'kinds.ts');
  const found = new Set<string>();
  const rows = (name: string, root: Schema | undefined, file: SchemaFile, base: readonly string[]): string => {
    const entries = root === undefined ? [] : entriesBelow(root, file, base, set);
    for (const { language } of entries) found.add(language);
    return `'${name}': ${literalOf(entries)},`;
  };
  const kinds = set.kinds.map((kind) => rows(kind.kind, kind.schema.properties?.['spec'], kind, ['spec']));
  const documents = set.documents.map((file) => rows(file.schema['x-document']?.name ?? '', file.schema, file, []));
  module.add(
    `/** Every field of every kind that holds a string or a value in a language of its own. */\nexport const languages: Readonly<Record<KindName, readonly LanguageEntry[]>> = {\n${kinds.join('\n')}\n};`,
  );
  module.add(
    `/** The same of configuration documents. */\nexport const documentLanguages: Readonly<Record<DocumentName, readonly LanguageEntry[]>> = {\n${documents.join('\n')}\n};`,
  );
  return [module.finish(), entryModule([...found].toSorted())];
}

function entriesBelow(root: Schema, home: SchemaFile, base: readonly string[], set: SchemaSet): LanguageEntry[] {
  const entries: LanguageEntry[] = [];
  collect(root, home, base, []);
  return entries;

  function collect(schema: Schema, file: SchemaFile, path: readonly string[], above: readonly Schema[]): void {
    const resolved = target(schema, file, set);
    const language = schema['x-language'] ?? resolved.schema['x-language'];
    if (language !== undefined) entries.push({ path, language });
    // A type inside itself (a step in a step) is followed twice: the inner one is a place of its own.
    if (above.filter((other) => other === resolved.schema).length > 1) return;
    const chain = [...above, resolved.schema];
    const { properties = {}, items, additionalProperties } = resolved.schema;
    for (const [name, property] of Object.entries(properties)) collect(property, resolved.file, [...path, name], chain);
    for (const child of [items, additionalProperties]) {
      if (child !== undefined && child !== false) collect(child, resolved.file, [...path, '*'], chain);
    }
  }
}

function entryModule(names: readonly string[]): GeneratedFile {
  return {
    path: 'languages/language-entry.ts',
    content: `// ${preamble('schemas/shared')}

/** The languages inside of values. */
export type Language = ${names.map((name) => `'${name}'`).join(' | ')};

/** One place of a kind or a configuration document that holds a language. */
export interface LanguageEntry {
  /** Property names from the root; \`*\` matches every item of a list or entry of a map. */
  readonly path: readonly string[];
  readonly language: Language;
}
`,
  };
}
