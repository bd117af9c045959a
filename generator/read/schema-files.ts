import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { makeApi } from '../model/api.ts';
import type { Api, ApiText } from '../model/api-interfaces.ts';
import { makeSchemaSet, type SchemaSet } from '../model/schema-set.ts';
import type { SchemaFolder } from '../model/schema-folder.ts';
import type { SchemaFile } from '../model/schema-file.ts';
import { dialectProblems } from './dialect-check.ts';
import { apiProblems } from './lint/api.ts';
import { lintProblems } from './lint/lint.ts';
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
  const project = readRequired(join(root, 'project.json'), parseProject);
  const dialect = readRequired(join(root, 'dialect.json'), (text): unknown => JSON.parse(text));
  const problems: string[] = [];
  const files: SchemaFile[] = [];
  const apis: Api[] = [];
  for (const folder of folders) {
    for (const { base, subject, path } of jsonFilesIn(join(root, folder))) {
      const { schema, found } = readSchema(join(root, folder, path), dialect);
      problems.push(...found.map((problem) => `${folder}/${path}${problem}`));
      // The dialect check is the parse: what passes it has the shape of Schema.
      if (found.length > 0) continue;
      if (isApi(schema)) apis.push(makeApi(base, schema, project.group));
      else files.push({ folder, ...(subject === '' ? {} : { subject }), base, schema: schema as SchemaFile['schema'] });
    }
  }
  if (problems.length === 0) problems.push(...lintProblems(files, project));
  if (problems.length === 0) problems.push(...apis.flatMap((api) => apiProblems(api, files)));
  if (problems.length > 0) throw new SchemaProblems(problems);
  return makeSchemaSet(project, files, apis);
}

/** Whether a checked file describes an API instead of a type. */
function isApi(schema: unknown): schema is ApiText {
  return typeof schema === 'object' && schema !== null && 'x-api' in schema;
}

/** A file without which nothing can be generated. */
function readRequired<T>(path: string, parse: (text: string) => T): T {
  try {
    return parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new SchemaProblems([error instanceof Error ? error.message : String(error)]);
  }
}

/** The JSON of a schema file and what the dialect says against it. */
function readSchema(path: string, dialect: unknown): { schema: unknown; found: string[] } {
  const text = readFileSync(path, 'utf8');
  try {
    const schema: unknown = JSON.parse(text);
    return { schema, found: dialectProblems(dialect, schema) };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { schema: undefined, found: [` is not JSON: ${error.message}`] };
  }
}

interface JsonFile {
  readonly base: string;
  /** The folder that it is in, below the one that was read; empty for that one. */
  readonly subject: string;
  readonly path: string;
}

/** The JSON files in a folder and in those below it, by name whatever the subject: what is generated does not follow the subjects. */
function jsonFilesIn(folder: string): JsonFile[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => path.endsWith('.json'))
      .map((path) => ({ base: posix.basename(path, '.json'), subject: posix.dirname(path).replace(/^\.$/, ''), path }))
      .toSorted((a, b) => (`${a.base}.json` < `${b.base}.json` ? -1 : 1));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
