import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SchemaSet } from '../../generator/model/schema-set.ts';
import type { CoverageRow, Kept } from './coverage-rows.ts';
import { fieldAt, typeNamed } from './schema-lookup.ts';
import { projectRoot } from './source-files.ts';

/** The parts of the project that come after the compiler, and keep what only a running program can. */
const servers: ReadonlySet<string> = new Set([
  'registry server',
  'aggregator',
  'run engine',
  'authorization server',
  'operator',
  'CLI',
]);

/** What a coverage row is held against. */
export interface Project {
  readonly codes: ReadonlySet<string>;
  readonly schemas: SchemaSet;
}

/** What is wrong with a row: codes that nobody declares, keywords that no schema has, tests that do not say what they should. */
export function problemsOf({ kept, note }: CoverageRow, project: Project): string[] {
  return kept.flatMap((one) => problemsOfOne(one, note, project));
}

function problemsOfOne({ way, by }: Kept, note: string, { codes, schemas }: Project): string[] {
  switch (way) {
    case 'rule':
      return by.split(' ').flatMap((code) => (codes.has(code) ? [] : [`no diagnostic has the code ${code}`]));
    case 'schema':
      return by.split(', ').flatMap((claim) => schemaProblem(claim, schemas) ?? []);
    case 'server':
      return servers.has(by) ? [] : [`${by} is no part of the project`];
    case 'test':
      return by.split(', ').flatMap((claim) => testProblem(claim) ?? []);
    case 'reason':
      return by === '' || note === '' ? ['a reason needs words'] : [];
    case 'gap':
      return [`nothing keeps it: ${note}`];
  }
}

/** `Title.path keyword`, or `Title keyword` for the type itself; `keyword:text` requires a string in the value of the keyword. */
function schemaProblem(claim: string, schemas: SchemaSet): string | undefined {
  const [place = '', asked = ''] = claim.split(' ');
  const [title = '', ...steps] = place.split('.');
  const root = typeNamed(title, schemas);
  if (root === undefined) return `no type is called ${title}`;
  const field = fieldAt(root, steps.join('.') || '.', schemas);
  if (typeof field === 'string') return `${claim}: ${field}`;
  const [keyword = '', text = ''] = asked.split(/:(.*)/s);
  const values = [field.declared, field.property.schema, field.value.schema, ...field.steps]
    .filter((schema) => Object.hasOwn(schema, keyword))
    .map((schema) => JSON.stringify(Reflect.get(schema, keyword)));
  if (values.length === 0) return `${place} has no ${keyword}`;
  return values.some((value) => value.includes(text)) ? undefined : `${keyword} of ${place} does not say ${text}`;
}

/** `path#words`: a file of the tests that holds these words. */
function testProblem(claim: string): string | undefined {
  const [path = '', words = ''] = claim.split('#');
  const file = join(projectRoot, path);
  if (!path.startsWith('test/') || !existsSync(file)) return `there is no test ${path}`;
  return words !== '' && readFileSync(file, 'utf8').includes(words) ? undefined : `${path} does not say "${words}"`;
}
