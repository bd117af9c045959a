import { defaultOf, target } from '../../model/named-types.ts';
import type { Schema } from '../../model/schema.ts';
import type { KindFile, SchemaSet } from '../../model/schema-set.ts';
import type { SchemaFile } from '../../model/schema-file.ts';
import { preamble, type GeneratedFile } from '../../write/generated-file.ts';
import { literalOf } from '../../write/typescript-literal.ts';
import { TypeScriptModule } from '../../write/typescript-module.ts';

/** One place of a kind that names another object; `*` in the path means every item or entry. */
interface ReferenceEntry {
  readonly path: readonly string[];
  readonly kind: string;
  readonly key?: { readonly property: string; readonly default?: string };
  readonly when?: Readonly<Record<string, { readonly value: string; readonly default?: string }>>;
  readonly where?: Readonly<Record<string, string>>;
  readonly optional?: true;
}

/** The table of references: what the link stage follows. */
export function emitReferences(set: SchemaSet): GeneratedFile[] {
  const module = new TypeScriptModule('references/index.ts', 'schemas/kinds');
  module.importingType('ReferenceEntry', 'references/reference-entry.ts');
  module.importingType('KindName', 'kinds.ts');
  const rows = set.kinds.map((kind) => `${kind.kind}: ${literalOf(referencesOf(kind, set))},`);
  module.add(
    `/** Every place of every kind that names another object. */\nexport const references: Readonly<Record<KindName, readonly ReferenceEntry[]>> = {\n${rows.join('\n')}\n};`,
  );
  return [module.finish(), entryModule()];
}

function referencesOf(kind: KindFile, set: SchemaSet): ReferenceEntry[] {
  const entries: ReferenceEntry[] = [];
  const spec = kind.schema.properties?.['spec'];
  if (spec !== undefined) collect(spec, kind, ['spec'], undefined, []);
  return entries;

  function collect(
    schema: Schema,
    file: SchemaFile,
    path: readonly string[],
    parent: { schema: Schema; file: SchemaFile } | undefined,
    above: readonly Schema[],
  ): void {
    const declared = schema['x-ref'];
    if (declared !== undefined) entries.push(entryOf(declared, path, parent, set));
    const resolved = target(schema, file, set);
    // A type inside itself (a step in a step) is followed once.
    if (above.includes(resolved.schema)) return;
    const chain = [...above, resolved.schema];
    for (const [name, property] of Object.entries(resolved.schema.properties ?? {})) {
      collect(property, resolved.file, [...path, name], resolved, chain);
    }
    const { items, additionalProperties } = resolved.schema;
    if (items !== undefined) collect(items, resolved.file, [...path, '*'], undefined, chain);
    if (additionalProperties !== undefined && additionalProperties !== false) {
      collect(additionalProperties, resolved.file, [...path, '*'], undefined, chain);
    }
  }
}

function entryOf(
  declared: NonNullable<Schema['x-ref']>,
  path: readonly string[],
  parent: { schema: Schema; file: SchemaFile } | undefined,
  set: SchemaSet,
): ReferenceEntry {
  const textDefault = (name: string): { default?: string } => {
    const property = parent?.schema.properties?.[name];
    if (property === undefined || parent === undefined)
      throw new Error(`x-ref at ${path.join('.')} names the sibling ${name}, which does not exist`);
    const fallback = defaultOf(property, parent.file, set);
    return typeof fallback === 'string' ? { default: fallback } : {};
  };
  return {
    path,
    kind: declared.kind,
    ...(declared.key === undefined ? {} : { key: { property: declared.key, ...textDefault(declared.key) } }),
    ...(declared.when === undefined
      ? {}
      : {
          when: Object.fromEntries(
            Object.entries(declared.when).map(([name, value]) => [name, { value, ...textDefault(name) }]),
          ),
        }),
    ...(declared.where === undefined ? {} : { where: declared.where }),
    ...(declared.optional === true ? { optional: true } : {}),
  };
}

function entryModule(): GeneratedFile {
  return {
    path: 'references/reference-entry.ts',
    content: `// ${preamble('schemas/shared')}

/** One place of a kind that names another object of the same namespace. */
export interface ReferenceEntry {
  /** Property names from the root; \`*\` matches every item of a list or entry of a map. */
  readonly path: readonly string[];
  /** Kind of the target: a kind of the project, or Secret, ConfigMap, ServiceAccount, Service. */
  readonly kind: string;
  /** The sibling property that holds the key inside a Secret or ConfigMap, and the key when it is absent. */
  readonly key?: { readonly property: string; readonly default?: string };
  /** Sibling properties and the value that makes this a reference at all. */
  readonly when?: Readonly<Record<string, { readonly value: string; readonly default?: string }>>;
  /** What the target has to say: dotted path to value. */
  readonly where?: Readonly<Record<string, string>>;
  /** The target may be absent at deployment. */
  readonly optional?: true;
}
`,
  };
}
