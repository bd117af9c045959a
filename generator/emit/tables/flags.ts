import { defaultOf, target } from '../../model/named-types.ts';
import type { FlagDeclaration, Schema } from '../../model/schema.ts';
import type { SchemaSet } from '../../model/schema-set.ts';
import type { SchemaFile } from '../../model/schema-file.ts';
import type { GeneratedFile } from '../../write/generated-file.ts';
import { literalOf } from '../../write/typescript-literal.ts';
import { TypeScriptModule } from '../../write/typescript-module.ts';
import { sentencesOf } from '../description.ts';

/** One command-line flag and the field it sets. */
interface FlagRow extends FlagDeclaration {
  readonly path: readonly string[];
  readonly description: string;
  readonly default?: unknown;
  readonly values?: readonly (string | number)[];
  readonly deprecated?: string;
  readonly deprecatedValues?: readonly string[];
  readonly isSecret?: true;
}

/** The flags of every document that is filled from the command line, by the name of its type. */
export function emitFlags(set: SchemaSet): GeneratedFile[] {
  const module = new TypeScriptModule('flags.ts', 'the x-flag keywords of schemas/config');
  const tables = set.files
    .filter((file) => file.folder !== 'shared')
    .map((file) => ({ name: file.schema.title ?? '', rows: flagsOf(file.schema, file, [], [], set) }))
    .filter(({ rows }) => rows.length > 0);
  module.add(flagInterface);
  module.add(
    `/** Every flag of the run command, by the type whose field it sets. */\nexport const flags = {\n${tables
      .map(({ name, rows }) => `${name}: ${literalOf(rows)},`)
      .join('\n')}\n} as const satisfies Readonly<Record<string, readonly Flag[]>>;`,
  );
  return [module.finish()];
}

function flagsOf(
  use: Schema,
  from: SchemaFile,
  path: readonly string[],
  above: readonly Schema[],
  set: SchemaSet,
): FlagRow[] {
  const { schema, file } = target(use, from, set);
  const flag = use['x-flag'] ?? schema['x-flag'];
  const own = flag === undefined ? [] : [rowOf(flag, use, from, path, set)];
  if (above.includes(schema)) return own;
  const below = Object.entries(schema.properties ?? {});
  return [...own, ...below.flatMap(([name, child]) => flagsOf(child, file, [...path, name], [...above, schema], set))];
}

function rowOf(flag: FlagDeclaration, use: Schema, from: SchemaFile, path: readonly string[], set: SchemaSet): FlagRow {
  const { schema } = target(use, from, set);
  const fallback = defaultOf(use, from, set);
  const deprecated = use['x-deprecated'];
  const values = schema.enum ?? schema.items?.enum;
  const isDeprecated = deprecated !== undefined && deprecated.values === undefined;
  return {
    ...flag,
    path,
    description: sentencesOf(use).join(' '),
    ...(fallback === undefined ? {} : { default: fallback }),
    ...(values === undefined ? {} : { values }),
    ...(isDeprecated ? { deprecated: deprecated.replacement } : {}),
    ...(deprecated?.values === undefined ? {} : { deprecatedValues: deprecated.values }),
    ...(use['x-secret'] === true || schema['x-secret'] === true ? { isSecret: true } : {}),
  };
}

const flagInterface = `/** A command-line flag and the field it sets. */
export interface Flag {
  /** Long name, without the dashes. */
  readonly name: string;
  /** One letter, without the dash. */
  readonly shorthand?: string;
  /** How the text is read; stringArray may be given several times, strings is one text with commas. */
  readonly type: 'string' | 'int' | 'float' | 'bool' | 'duration' | 'stringArray' | 'strings';
  /** Property names from the root of the document. */
  readonly path: readonly string[];
  readonly description: string;
  /** What counts when the flag is not given. */
  readonly default?: unknown;
  /** The only values that are allowed. */
  readonly values?: readonly (string | number)[];
  /** What to use instead of the flag. */
  readonly deprecated?: string;
  readonly deprecatedValues?: readonly string[];
  /** The value must not be printed. */
  readonly isSecret?: true;
}`;
