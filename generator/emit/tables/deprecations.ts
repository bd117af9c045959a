import { target } from '../../model/named-types.ts';
import type { Deprecation, Schema } from '../../model/schema.ts';
import type { KindFile, SchemaSet } from '../../model/schema-set.ts';
import type { SchemaFile } from '../../model/schema-file.ts';
import { preamble, type GeneratedFile } from '../../write/generated-file.ts';
import { literalOf } from '../../write/typescript-literal.ts';
import { TypeScriptModule } from '../../write/typescript-module.ts';

/** One deprecated place of a kind or a document; `*` in the path means every item or entry. */
interface DeprecationEntry extends Deprecation {
  readonly path: readonly string[];
}

/** The tables of deprecated fields and values: of the kinds, and of the configuration documents that have any. */
export function emitDeprecations(set: SchemaSet): GeneratedFile[] {
  const module = new TypeScriptModule('deprecations/index.ts', 'schemas/kinds');
  module.importingType('DeprecationEntry', 'deprecations/deprecation-entry.ts');
  module.importingType('DocumentName', 'load.ts');
  module.importingType('KindName', 'kinds.ts');
  const rows = set.kinds.map((kind) => `${kind.kind}: ${literalOf(ofKind(kind, set))},`);
  const documents = set.documents.flatMap((file) => {
    const entries = entriesBelow(file.schema, file, [], set);
    return entries.length === 0 ? [] : [`'${file.schema['x-document']?.name ?? file.base}': ${literalOf(entries)},`];
  });
  module.add(
    `/** Every field of every kind that is deprecated, or has deprecated values. */\nexport const deprecations: Readonly<Record<KindName, readonly DeprecationEntry[]>> = {\n${rows.join('\n')}\n};`,
  );
  module.add(
    `/** The same of configuration documents. */\nexport const documentDeprecations: Readonly<Partial<Record<DocumentName, readonly DeprecationEntry[]>>> = {\n${documents.join('\n')}\n};`,
  );
  return [module.finish(), entryModule()];
}

function ofKind(kind: KindFile, set: SchemaSet): DeprecationEntry[] {
  const spec = kind.schema.properties?.['spec'];
  return spec === undefined ? [] : entriesBelow(spec, kind, ['spec'], set);
}

function entriesBelow(root: Schema, home: SchemaFile, base: readonly string[], set: SchemaSet): DeprecationEntry[] {
  const entries: DeprecationEntry[] = [];
  collect(root, home, base, []);
  return entries;

  function collect(schema: Schema, file: SchemaFile, path: readonly string[], above: readonly Schema[]): void {
    const resolved = target(schema, file, set);
    const declared = schema['x-deprecated'] ?? resolved.schema['x-deprecated'];
    if (declared !== undefined) entries.push({ path, ...declared });
    // Deprecations inside a deprecated field add nothing; a type inside itself is followed once.
    if ((declared !== undefined && declared.values === undefined) || above.includes(resolved.schema)) return;
    const chain = [...above, resolved.schema];
    const { properties = {}, items, additionalProperties } = resolved.schema;
    for (const [name, property] of Object.entries(properties)) collect(property, resolved.file, [...path, name], chain);
    for (const child of [items, additionalProperties]) {
      if (child !== undefined && child !== false) collect(child, resolved.file, [...path, '*'], chain);
    }
  }
}

function entryModule(): GeneratedFile {
  return {
    path: 'deprecations/deprecation-entry.ts',
    content: `// ${preamble('schemas/shared')}

/** One place of a kind or a configuration document that is deprecated. */
export interface DeprecationEntry {
  /** Property names from the root; \`*\` matches every item of a list or entry of a map. */
  readonly path: readonly string[];
  /** The version that deprecated it. */
  readonly since?: string;
  /** The version that removes it. */
  readonly removal?: string;
  /** What to write instead. */
  readonly replacement: string;
  /** Only these values are deprecated, not the field. */
  readonly values?: readonly string[];
}
`,
  };
}
