import { describe, expect, test } from 'vitest';
import { everyDiagnostic } from '../cli/explain/every-diagnostic.ts';
import { problemsOf } from './support/coverage-checks.ts';
import { idsOf, readCoverage } from './support/coverage-rows.ts';
import { projectSchemas } from './support/schema-lookup.ts';

const project = { codes: new Set((await everyDiagnostic()).keys()), schemas: projectSchemas() };

/**
 * Every rule of the specification, and every check that can be made before anything runs, is kept: by a rule, by a constraint of a
 * schema, by a decision that a test holds, or by a server to come; else there is a reason. `gap` is none of these, and fails.
 */
describe.each([
  { coverage: 'rules-coverage.tsv', rows: 'rules.tsv', count: 381 },
  { coverage: 'checks-coverage.tsv', rows: 'checks.tsv', count: 39 },
])('$coverage', ({ coverage, rows, count }) => {
  const kept = readCoverage(coverage);

  test(`has every row of ${rows} once, in its order`, () => {
    expect(kept.map(({ id }) => id)).toEqual(idsOf(rows));
    expect(kept).toHaveLength(count);
  });

  test.each(kept)('$id', (row) => {
    expect(problemsOf(row, project)).toEqual([]);
  });
});
