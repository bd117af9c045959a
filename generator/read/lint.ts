import type { Schema } from '../model/schema.ts';
import { pathOf, type SchemaFile } from '../model/schema-set.ts';

/** Kinds that references may name although they are not ours. */
const externalKinds: ReadonlySet<string> = new Set(['Secret', 'ConfigMap', 'ServiceAccount', 'Service']);

/** Keywords that keep their meaning beside a `$ref`: they describe this use of the type. */
const besideRef: ReadonlySet<string> = new Set([
  '$ref',
  'description',
  'default',
  'x-default-derived',
  'x-deprecated',
  'x-flag',
  'x-list',
  'x-ref',
  'x-secret',
  'x-unspecified',
]);

/** Our own rules for schema files, beyond the dialect: one line per problem. */
export function lintProblems(files: readonly SchemaFile[]): string[] {
  const problems: string[] = [];
  const bases = new Map<string, SchemaFile>();
  const titles = new Map<string, SchemaFile>();
  const kinds = new Set(files.flatMap((file) => (file.schema['x-kind'] === undefined ? [] : [file.schema.title])));
  for (const file of files) {
    const twin = bases.get(file.base);
    if (twin !== undefined) problems.push(`${pathOf(file)} has the file name of ${pathOf(twin)}`);
    bases.set(file.base, file);
  }
  for (const file of files) {
    walk(file.schema, '#', (schema, pointer) => {
      const say = (problem: string): number => problems.push(`${pathOf(file)}${pointer} ${problem}`);
      if (schema.title !== undefined) {
        const owner = titles.get(schema.title);
        if (owner !== undefined) say(`repeats the title ${schema.title} of ${pathOf(owner)}`);
        titles.set(schema.title, file);
      }
      if (schema.$ref !== undefined) {
        if (schema.$ref !== '#' && !bases.has(/([a-z0-9-]+)\.json$/.exec(schema.$ref)?.[1] ?? '')) {
          say(`refers to ${schema.$ref}, which does not exist`);
        }
        const lost = Object.keys(schema).filter((key) => !besideRef.has(key));
        if (lost.length > 0) say(`has ${lost.join(', ')} beside $ref`);
      } else if (schema.oneOf === undefined) {
        if (schema.type === undefined) say('has neither a type nor a $ref');
      }
      if (schema.type === 'object') problems.push(...objectProblems(schema).map((p) => `${pathOf(file)}${pointer} ${p}`));
      if (schema.type === 'array' && schema.items === undefined) say('is a list without items');
      if (schema['x-ref'] !== undefined) {
        const { kind } = schema['x-ref'];
        if (!kinds.has(kind) && !externalKinds.has(kind)) say(`refers to the kind ${kind}, which does not exist`);
      }
      if (schema['x-list'] !== undefined && schema.type !== undefined && schema.type !== 'array') {
        say('has x-list but is no list');
      }
      for (const pattern of [schema.pattern, schema.propertyNames?.pattern]) {
        if (pattern === undefined) continue;
        const problem = patternProblem(pattern);
        if (problem !== undefined) say(problem);
      }
    });
  }
  return problems;
}

function objectProblems(schema: Schema): string[] {
  const problems: string[] = [];
  const names = Object.keys(schema.properties ?? {});
  if (schema.properties !== undefined && schema.title === undefined) problems.push('has properties but no title');
  if (schema.additionalProperties === undefined && schema['x-preserve'] === undefined) {
    problems.push('says nothing of other keys: additionalProperties or x-preserve');
  }
  for (const name of schema.required ?? []) {
    if (schema['x-kind'] === undefined && !names.includes(name)) problems.push(`requires ${name}, which it does not have`);
  }
  for (const rule of schema['x-rule'] ?? []) {
    const named =
      'exactlyOneOf' in rule
        ? rule.exactlyOneOf
        : 'atLeastOneOf' in rule
          ? rule.atLeastOneOf
          : 'atMostOneOf' in rule
            ? rule.atMostOneOf
            : 'discriminator' in rule
              ? [rule.discriminator.property, ...Object.values(rule.discriminator.mapping).filter((name) => name !== null)]
              : [...Object.keys(rule.requires.if), ...Object.keys(rule.requires.then)].map((path) => path.split('.')[0] ?? '');
    for (const name of named) {
      if (!names.includes(name)) problems.push(`has a rule about ${name}, which it does not have`);
    }
  }
  return problems;
}

/** Why a pattern does not stay inside RE2 and ECMAScript; a test runs both engines over all of them. */
function patternProblem(pattern: string): string | undefined {
  if (/\(\?[=!<]/.test(pattern) && !/\(\?<[A-Za-z]/.test(pattern)) return `has a pattern with lookaround: ${pattern}`;
  if (/\\[1-9]/.test(pattern)) return `has a pattern with a back-reference: ${pattern}`;
  if (/\[\[:/.test(pattern)) return `has a pattern with a POSIX class: ${pattern}`;
  try {
    new RegExp(pattern, 'u');
    return undefined;
  } catch (error) {
    return `has a pattern that is no ECMAScript expression: ${String(error)}`;
  }
}

/** Visits a schema and everything below it. */
export function walk(schema: Schema, pointer: string, visit: (schema: Schema, pointer: string) => void): void {
  visit(schema, pointer);
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    walk(property, `${pointer}/properties/${name}`, visit);
  }
  if (schema.items !== undefined) walk(schema.items, `${pointer}/items`, visit);
  if (schema.additionalProperties !== undefined && schema.additionalProperties !== false) {
    walk(schema.additionalProperties, `${pointer}/additionalProperties`, visit);
  }
  for (const [index, choice] of (schema.oneOf ?? []).entries()) walk(choice, `${pointer}/oneOf/${index}`, visit);
}
