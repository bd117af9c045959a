import type { Project } from '../../model/project.ts';
import { makeSchemaSet, pathOf } from '../../model/schema-set.ts';
import type { SchemaFile } from '../../model/schema-file.ts';
import { walk } from '../../model/walk.ts';
import { kindProblems } from './kinds.ts';
import type { LintRule } from './lint-rule.ts';
import { listProblems } from './lists.ts';
import { nameProblems } from './names.ts';
import { objectProblems } from './objects.ts';
import { patternProblems } from './patterns.ts';
import { missingTargets, referenceProblems } from './references.ts';
import { ruleProblems } from './rules.ts';
import { typeProblems } from './types-said.ts';
import { valueProblems } from './values.ts';

/** Checks of one schema at a time, once every `$ref` is known to lead somewhere. */
const schemaRules: readonly LintRule[] = [
  typeProblems,
  objectProblems,
  listProblems,
  ruleProblems,
  referenceProblems,
  valueProblems,
  patternProblems,
];

/**
 * The project's own rules for schema files, beyond the dialect: one line per problem, each with the file and the JSON pointer. A `$ref`
 * without a target hides the rest, which cannot be checked without it.
 */
export function lintProblems(files: readonly SchemaFile[], project: Project): string[] {
  const dangling = missingTargets(files);
  if (dangling.length > 0) return dangling;
  const set = makeSchemaSet(project, files);
  const problems = [...nameProblems(files), ...kindProblems(set)];
  for (const file of files) {
    walk(file.schema, '#', (schema, pointer) => {
      const found = schemaRules.flatMap((rule) => rule(schema, file, set));
      problems.push(...found.map((problem) => `${pathOf(file)}${pointer} ${problem}`));
    });
  }
  return problems;
}
