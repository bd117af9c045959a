import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { KindFile } from '../../generator/model/schema-set.ts';
import { clauseForms, constraintProblems } from '../support/constraint-checks.ts';
import { defaultProblem, flagTypeProblem, requiredProblem, typeProblem } from '../support/field-checks.ts';
import { rootsOf } from '../support/field-documents.ts';
import { readDeviations, readFieldRows, type Column, type FieldRow } from '../support/field-rows.ts';
import { fieldAt, flagFields, projectSchemas, typeNamed, type Field } from '../support/schema-lookup.ts';

const set = projectSchemas();
const rows = readFieldRows();
const deviations = readDeviations();
const flags = ['RunConfig', 'RunInvocation'].flatMap((title) => {
  const root = typeNamed(title, set);
  return root === undefined ? [] : flagFields(root, set);
});
const checkedForms: RegExp[] = [];

type Problems = Partial<Record<Column, string[]>>;

/** Everything in which the schemas differ from a row, by column. */
function problemsOf(row: FieldRow): Problems {
  if (row.document === 'type:ResourceList') return merged(set.kinds.map((kind) => listProblems(row, kind)));
  if (row.document === 'run-flag') return flagProblems(row);
  const roots = rootsOf(row.document, set);
  if (roots.length === 0) return { row: [`no schema is called ${row.document}`] };
  return merged(
    roots.map((root) => {
      const field = fieldAt(root, row.path, set);
      return typeof field === 'string' ? { row: [field] } : fieldProblems(row, field);
    }),
  );
}

function fieldProblems(row: FieldRow, field: Field): Problems {
  const { problems, checked } = constraintProblems(row, field, set);
  checkedForms.push(...checked);
  return {
    type: listed(typeProblem(row, field, set)),
    required: listed(requiredProblem(row, field, set)),
    default: listed(defaultProblem(row, field, set)),
    constraint: problems,
  };
}

/** A flag is compared with the one field that carries it. Whether its group is there is up to the user: no flag is required. */
function flagProblems(row: FieldRow): Problems {
  const [field, ...others] = flags.filter(({ declared }) => declared['x-flag']?.name === row.path);
  if (field === undefined) return { row: [`no field carries the flag --${row.path}`] };
  if (others.length > 0) return { row: [`${others.length + 1} fields carry the flag --${row.path}`] };
  const { problems, checked } = constraintProblems(row, field, set);
  checkedForms.push(...checked);
  return {
    type: listed(flagTypeProblem(row, field)),
    required: listed(row.required === 'yes' ? 'is a flag, and flags are never required' : undefined),
    default: listed(defaultProblem(row, field, set)),
    constraint: problems,
  };
}

/** Lists of a kind have no schema of their own: the generator makes them, and what it made is compared. */
function listProblems({ path, required, type }: FieldRow, { kind, base }: KindFile): Problems {
  const text = readFileSync(resolve(import.meta.dirname, `../../generated/types/${base}.ts`), 'utf8');
  const body = new RegExp(`export interface ${kind}List \\{([^}]*)\\}`).exec(text)?.[1] ?? '';
  const name = path.replace('[]', '');
  const member = new RegExp(`^\\s*readonly ${name}(\\??): (.*);$`, 'm').exec(body);
  if (member === null) return { row: [`${kind}List has no ${name}`] };
  const [, mark, value = ''] = member;
  const expected: Readonly<Record<string, string>> = {
    apiVersion: `${kind}['apiVersion']`,
    kind: `'${kind}List'`,
    items: `readonly ${kind}[]`,
  };
  const isRight = expected[name] === undefined ? type === 'object' : value === expected[name];
  return {
    type: listed(isRight ? undefined : `is ${value}`),
    required: listed((mark === '') === (required === 'yes') ? undefined : 'is required, or is not'),
  };
}

function merged(all: readonly Problems[]): Problems {
  const result: Problems = {};
  for (const problems of all) {
    for (const column of ['row', 'type', 'required', 'default', 'constraint'] as const) {
      const found = [...(result[column] ?? []), ...(problems[column] ?? [])];
      if (found.length > 0) result[column] = [...new Set(found)];
    }
  }
  return result;
}

function listed(problem: string | undefined): string[] {
  return problem === undefined ? [] : [problem];
}

function keyOf(entry: { readonly document: string; readonly path: string }, column: string): string {
  return `${entry.document} ${entry.path} ${column}`;
}

const found = new Map(
  rows.flatMap((row) =>
    Object.entries(problemsOf(row)).flatMap(([column, problems]) =>
      problems.length === 0 ? [] : [[keyOf(row, column), problems] as const],
    ),
  ),
);

describe('the schemas match the specification', () => {
  const excused = new Set(deviations.map((deviation) => keyOf(deviation, deviation.column)));

  test.each([...new Set(rows.map((row) => row.document))])('%s', (document) => {
    const unexplained = [...found]
      .filter(([key]) => key.startsWith(`${document} `) && !excused.has(key))
      .map(([key, problems]) => `${key}: ${problems.join('; ')}`);
    expect(unexplained).toEqual([]);
  });

  test('every deviation still deviates, and is listed once', () => {
    expect(deviations.filter((deviation) => !found.has(keyOf(deviation, deviation.column)))).toEqual([]);
    expect(excused.size).toBe(deviations.length);
  });

  test('flags of the run configuration are those of the specification, and --runtime', () => {
    const known = new Set(rows.filter((row) => row.document === 'run-flag').map((row) => row.path));
    const unknown = flags.map(({ declared }) => declared['x-flag']?.name ?? '').filter((name) => !known.has(name));
    // What starts a server: the specification knows containers alone.
    expect(unknown).toEqual(['runtime']);
    expect(flags).toHaveLength(known.size + 1);
  });

  test('the checks above saw every row, and each kind of clause', () => {
    expect(rows).toHaveLength(707);
    expect(new Set(rows.map((row) => keyOf(row, ''))).size).toBe(707);
    expect(clauseForms.filter((form) => !checkedForms.includes(form)).map(String)).toEqual([]);
    expect(checkedForms.length).toBeGreaterThan(200);
  });
});
