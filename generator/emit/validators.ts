import { Ajv } from 'ajv';
import { _, type Code, type CodeKeywordDefinition } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import { rulesOf, type Rule } from '../model/rules.ts';
import type { Schema } from '../model/schema.ts';
import { pathOf, type SchemaFile, type SchemaSet } from '../model/schema-set.ts';
import { walk } from '../read/lint.ts';
import { preamble, type GeneratedFile } from '../write/generated-file.ts';
import { ruleKeyword } from './rule-keyword.ts';
import { typesModuleOf } from './types.ts';

/** Path of the standalone validator of a schema file. */
export function validatorModuleOf(file: SchemaFile): string {
  return `validators/${file.base}.js`;
}

/** Schema files that get a validator of their own: kinds, documents and payloads. */
export function validated(set: SchemaSet): SchemaFile[] {
  return set.files.filter((file) => file.folder !== 'shared');
}

/** Ajv standalone validators as ESM, with their declarations. They import nothing of ours and never use eval. */
export function emitValidators(set: SchemaSet): GeneratedFile[] {
  const { ajv } = ajvFor(set);
  const files = validated(set).flatMap((file): GeneratedFile[] => {
    const validate = ajv.getSchema(idOf(file));
    if (validate === undefined) throw new Error(`${pathOf(file)} did not compile`);
    const path = validatorModuleOf(file);
    const name = file.schema.title ?? '';
    return [
      { path, content: `// ${preamble(pathOf(file))}\n${withImports(standalone.default(ajv, validate))}\n` },
      {
        path: path.replace(/\.js$/, '.d.ts'),
        content: [
          `// ${preamble(pathOf(file))}`,
          '',
          `import type { ${name} } from '../${typesModuleOf(file)}';`,
          `import type { ValidateFunction } from './validate-function.ts';`,
          '',
          `/** Whether a value is a ${name}; what is wrong with it stands in \`validate.errors\`. */`,
          `export declare const validate: ValidateFunction<${name}>;`,
          '',
        ].join('\n'),
      },
    ];
  });
  return [...files, validateFunctionModule()];
}

/** An Ajv instance that knows every schema file and every keyword of the dialect. */
export function ajvFor(set: SchemaSet): { ajv: Ajv } {
  const ajv = new Ajv({
    allErrors: true,
    strict: true,
    strictTypes: false,
    strictRequired: false,
    inlineRefs: false,
    messages: false,
    // Findings carry the schema they broke: its property names and its language make the hint.
    verbose: true,
    code: { source: true, esm: true, lines: true, optimize: 2 },
  });
  const rules = new Map<unknown, readonly Rule[]>();
  for (const file of set.files) {
    walk(file.schema, '#', (schema) => {
      if (schema['x-rule'] !== undefined) rules.set(schema['x-rule'], rulesOf(schema, file, set));
    });
  }
  ajv.addKeyword(ruleKeyword(rules));
  ajv.addKeyword(minimumDurationKeyword());
  ajv.addVocabulary(['x-language']);
  ajv.addKeyword(uniqueListKeyword());
  for (const file of set.files) {
    ajv.addSchema(checkedPart(file.schema), idOf(file));
  }
  return { ajv };
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
  'examples',
]);

function checkedPart(schema: Schema): Schema {
  const below = (name: string, value: unknown): unknown => {
    if (name === 'properties') {
      return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([key, child]) => [key, checkedPart(child)]));
    }
    if (name === 'items' && schema.items !== undefined) return checkedPart(schema.items);
    if (name === 'oneOf') return schema.oneOf?.map(checkedPart);
    const other = schema.additionalProperties;
    return name === 'additionalProperties' && other !== undefined && other !== false ? checkedPart(other) : value;
  };
  const kept = Object.entries(schema).filter(([name]) => checkedKeywords.has(name));
  return Object.assign({}, ...kept.map(([name, value]) => ({ [name]: below(name, value) })));
}

function idOf(file: SchemaFile): string {
  return `https://svc.internal/schemas/${file.folder}/${file.base}.json`;
}

/** A duration that is too short, as code: segments are summed in nanoseconds. */
function minimumDurationKeyword(): CodeKeywordDefinition {
  return {
    keyword: 'x-minimum-duration',
    type: 'string',
    schemaType: 'string',
    code(cxt) {
      const units = _`({ ns: 1, us: 1e3, "µs": 1e3, ms: 1e6, s: 1e9, m: 6e10, h: 3.6e12 })`;
      const nanoseconds = (text: Code | string): Code =>
        _`Array.from(String(${text}).matchAll(/([0-9.]+)(ns|us|µs|ms|s|m|h)/gu)).reduce((sum, part) => sum + Number(part[1]) * ${units}[part[2]], 0)`;
      cxt.fail(_`${nanoseconds(cxt.data)} < ${nanoseconds(String(cxt.schema))}`);
    },
    error: { message: 'too short', params: ({ schema }) => _`{ minimum: ${schema} }` },
  };
}

/** Lists that merge by key or are sets must not repeat an item: the API server refuses them too. */
function uniqueListKeyword(): CodeKeywordDefinition {
  return {
    keyword: 'x-list',
    type: 'array',
    code(cxt) {
      const list = cxt.schema as Schema['x-list'];
      if (list === undefined || list.type === 'atomic') return;
      const { gen, data } = cxt;
      const keys = (list.keys ?? []).map((key) => _`item?.[${key}]`);
      const identity =
        keys.length === 0 ? _`JSON.stringify(item)` : _`JSON.stringify([${keys.reduce((text, key) => _`${text}, ${key}`)}])`;
      const seen = gen.const('seen', _`new Map()`);
      const twice = gen.let('twice');
      gen.code(
        _`${data}.forEach((item, index) => { const identity = ${identity}; if (${seen}.has(identity)) ${twice} ??= [${seen}.get(identity), index]; else ${seen}.set(identity, index); })`,
      );
      cxt.setParams({ twice });
      cxt.fail(_`${twice} !== undefined`);
    },
    error: {
      message: 'an item is repeated',
      params: ({ params, schema }) => _`{ first: ${params['twice']}[0], second: ${params['twice']}[1], keys: ${keysOf(schema)} }`,
    },
  };
}

/** The key properties of a map list as code, empty for a set. */
function keysOf(list: Schema['x-list']): Code {
  const keys = (list?.keys ?? []).map((key) => _`${key}`);
  return keys.length === 0 ? _`[]` : _`[${keys.reduce((text, key) => _`${text}, ${key}`)}]`;
}

/** Ajv prints CommonJS requires for its run-time parts; in ESM they are imports. */
function withImports(code: string): string {
  const imports = new Map<string, string>();
  const text = code.replaceAll(/require\("([^"]+)"\)(\.default)?/g, (_match, specifier: string) => {
    const name = `import${imports.size}`;
    const known = [...imports].find(([, path]) => path === specifier)?.[0] ?? name;
    imports.set(known, specifier);
    return `${known}.default`;
  });
  const lines = [...imports].map(([name, path]) => `import ${name} from '${path}.js';`);
  return [...lines, text].join('\n');
}

function validateFunctionModule(): GeneratedFile {
  return {
    path: 'validators/validate-function.ts',
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

/** Checks a value; the findings of the last call stand in \`errors\`. */
export interface ValidateFunction<T> {
  (value: unknown): value is T;
  errors?: readonly ValidationError[] | null;
}
`,
  };
}
