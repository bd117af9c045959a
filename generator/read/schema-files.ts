import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeSchemaSet, type SchemaFile, type SchemaFolder, type SchemaSet } from '../model/schema-set.ts';
import { dialectProblems } from './dialect-check.ts';
import { lintProblems } from './lint.ts';
import { parseProject } from './project.ts';

const folders: readonly SchemaFolder[] = ['shared', 'kinds', 'config', 'api'];

/** Thrown when the schemas themselves are wrong; lists every problem. */
export class SchemaProblems extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`${problems.length} problem(s) in the schemas:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'SchemaProblems';
    this.problems = problems;
  }
}

/**
 * Reads a schemas folder: project.json, dialect.json and every schema file, in a stable order.
 * Throws SchemaProblems when a file breaks the dialect or a rule of the lint.
 */
export function readSchemas(root: string): SchemaSet {
  const project = parseProject(readFileSync(join(root, 'project.json'), 'utf8'));
  const dialect: unknown = JSON.parse(readFileSync(join(root, 'dialect.json'), 'utf8'));
  const problems: string[] = [];
  const files: SchemaFile[] = [];
  for (const folder of folders) {
    for (const name of jsonFilesIn(join(root, folder))) {
      const schema: unknown = JSON.parse(readFileSync(join(root, folder, name), 'utf8'));
      const found = dialectProblems(dialect, schema);
      problems.push(...found.map((problem) => `${folder}/${name}${problem}`));
      // The dialect check is the parse: what passes it has the shape of Schema.
      if (found.length === 0) {
        files.push({ folder, base: name.slice(0, -'.json'.length), schema: schema as SchemaFile['schema'] });
      }
    }
  }
  if (problems.length === 0) problems.push(...lintProblems(files));
  if (problems.length > 0) throw new SchemaProblems(problems);
  return makeSchemaSet(project, files);
}

function jsonFilesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .toSorted();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
