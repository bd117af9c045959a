import { posix } from 'node:path';
import type { Schema } from '../../model/schema.ts';
import { pathOf } from '../../model/schema-set.ts';
import type { SchemaFile } from '../../model/schema-file.ts';
import { walk } from '../../model/walk.ts';
import type { LintRule } from './lint-rule.ts';

/** Kinds that references may name although svc does not define them. */
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

/** Every `$ref` of a file that does not exist. */
export function missingTargets(files: readonly SchemaFile[]): string[] {
  const bases = new Set(files.map((file) => file.base));
  const problems: string[] = [];
  for (const file of files) {
    walk(file.schema, '#', ({ $ref }, pointer) => {
      if ($ref === undefined || $ref === '#' || bases.has(/([a-z0-9-]+)\.json$/.exec($ref)?.[1] ?? '')) return;
      problems.push(`${pathOf(file)}${pointer} refers to ${$ref}, which does not exist`);
    });
  }
  return problems;
}

/** References to types keep what they say; references to objects name kinds and siblings that exist. */
export const referenceProblems: LintRule = (schema, file, set) => {
  const problems: string[] = [];
  if (schema.$ref !== undefined) {
    const lost = Object.keys(schema).filter((key) => !besideRef.has(key));
    if (lost.length > 0) problems.push(`has ${lost.join(', ')} beside $ref`);
    const actual = pathOf(set.resolve(schema.$ref, file));
    const written = schema.$ref === '#' ? pathOf(file) : posix.join(posix.dirname(pathOf(file)), schema.$ref);
    if (written !== actual) problems.push(`refers to ${schema.$ref}, which is ${actual}`);
  }
  const kinds = new Set(set.kinds.map(({ kind }) => kind));
  const named = schema['x-ref']?.kind;
  if (named !== undefined && !kinds.has(named) && !externalKinds.has(named)) {
    problems.push(`refers to the kind ${named}, which does not exist`);
  }
  return [...problems, ...siblingProblems(schema)];
};

/** Siblings are seen from the object around them. */
function siblingProblems({ properties = {} }: Schema): string[] {
  return Object.entries(properties).flatMap(([name, property]) => {
    const reference = property['x-ref'];
    if (reference === undefined) return [];
    const siblings = [...(reference.key === undefined ? [] : [reference.key]), ...Object.keys(reference.when ?? {})];
    return siblings
      .filter((sibling) => properties[sibling] === undefined)
      .map((sibling) => `has an x-ref at ${name} that names the sibling ${sibling}, which does not exist`);
  });
}
