import { Ajv } from 'ajv';
import { bodySchemasOf } from '../../model/api.ts';
import { rulesOf, type Rule } from '../../model/rules.ts';
import type { Schema } from '../../model/schema.ts';
import { pathOf, type SchemaSet } from '../../model/schema-set.ts';
import type { SchemaFile } from '../../model/schema-file.ts';
import { walk } from '../../model/walk.ts';
import { preamble, type GeneratedFile } from '../../write/generated-file.ts';
import { minimumDurationKeyword } from './duration-keyword.ts';
import { uniqueListKeyword } from './list-keyword.ts';
import { describePatterns } from './pattern-keyword.ts';
import { ruleKeyword } from './rule-keyword.ts';
import { ajvOptions, standaloneModule, validateFunctionPath } from './standalone-code.ts';
import { typesModuleOf } from '../types/authored-types.ts';

/** Path of the standalone validator of a schema file. */
export function validatorModuleOf(file: SchemaFile): string {
  return `validators/${file.base}.js`;
}

/** Schema files that get a validator of their own: kinds, documents and bodies of requests. */
function validated(set: SchemaSet): SchemaFile[] {
  const bodies = bodySchemasOf(set);
  return set.files.filter((file) => file.folder === 'kinds' || file.folder === 'config' || bodies.has(pathOf(file)));
}

/** Ajv standalone validators as ESM, with their declarations. They import nothing of this project and never use eval. */
export function emitValidators(set: SchemaSet): GeneratedFile[] {
  const ajv = ajvFor(set);
  const files = validated(set).flatMap((file) => {
    const type = { name: file.schema.title ?? '', module: typesModuleOf(file) };
    return standaloneModule(validatorModuleOf(file), pathOf(file), ajv, idOf(file), type);
  });
  return [...files, validateFunctionModule()];
}

/** An Ajv instance that knows every schema file and every keyword of the dialect. */
function ajvFor(set: SchemaSet): Ajv {
  const ajv = new Ajv(ajvOptions);
  const rules = new Map<unknown, readonly Rule[]>();
  for (const file of set.files) {
    walk(file.schema, '#', (schema) => {
      if (schema['x-rule'] !== undefined) rules.set(schema['x-rule'], rulesOf(schema, file, set));
    });
  }
  ajv.addKeyword(ruleKeyword(rules));
  ajv.addKeyword(minimumDurationKeyword());
  describePatterns(ajv);
  ajv.addVocabulary(['x-language', 'x-form']);
  ajv.addKeyword(uniqueListKeyword());
  for (const file of set.files) {
    ajv.addSchema(checkedPart(file.schema), idOf(file));
  }
  return ajv;
}

/** Keywords that a validator acts on; the rest would only make its code larger. */
const checkedKeywords: ReadonlySet<string> = new Set([
  '$ref',
  'type',
  'properties',
  'required',
  'additionalProperties',
  'propertyNames',
  'items',
  'minItems',
  'maxItems',
  'minProperties',
  'maxProperties',
  'enum',
  'const',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'oneOf',
  'x-rule',
  'x-list',
  'x-minimum-duration',
  'x-language',
  'x-form',
  'examples',
]);

/** Whole numbers are those that JSON carries exactly: 1e300 is one too, and nothing could read it. */
const exactIntegers = { minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER };

function checkedPart(schema: Schema): Schema {
  const below = (name: string, value: unknown): unknown => {
    if (name === 'properties') {
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, child]) => [key, checkedPart(child)]),
      );
    }
    if (name === 'items' && schema.items !== undefined) return checkedPart(schema.items);
    if (name === 'oneOf') return schema.oneOf?.map(checkedPart);
    const other = schema.additionalProperties;
    return name === 'additionalProperties' && other !== undefined && other !== false ? checkedPart(other) : value;
  };
  const kept = Object.entries(schema).filter(([name]) => checkedKeywords.has(name));
  return Object.assign(
    {},
    schema.type === 'integer' && schema.enum === undefined ? exactIntegers : {},
    ...kept.map(([name, value]) => ({ [name]: below(name, value) })),
  );
}

function idOf(file: SchemaFile): string {
  return `https://svc.internal/${pathOf(file)}`;
}

function validateFunctionModule(): GeneratedFile {
  return {
    path: validateFunctionPath,
    content: `// ${preamble('schemas/dialect.json')}

/** One finding of a validator, in the shape of Ajv's error objects. */
export interface ValidationError {
  /** JSON pointer to the value. */
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** The schema object that holds the keyword. */
  readonly parentSchema?: Readonly<Record<string, unknown>>;
}

/** Checks a value; the findings of the last call are in \`errors\`. */
export interface ValidateFunction<T> {
  (value: unknown): value is T;
  errors?: readonly ValidationError[] | null;
}
`,
  };
}
