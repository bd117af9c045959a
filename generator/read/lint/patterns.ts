import type { LintRule } from './lint-rule.ts';

/** Patterns stay inside RE2 and ECMAScript; a test runs both engines over all of them. */
export const patternProblems: LintRule = (schema) =>
  [schema.pattern, schema.propertyNames?.pattern].flatMap((pattern) => {
    const problem = pattern === undefined ? undefined : problemOf(pattern);
    return problem === undefined ? [] : [problem];
  });

function problemOf(pattern: string): string | undefined {
  if (/\(\?(=|!|<=|<!)/.test(pattern)) return `has a pattern with lookaround: ${pattern}`;
  if (/\\[1-9]/.test(pattern)) return `has a pattern with a back-reference: ${pattern}`;
  if (/\[\[:/.test(pattern)) return `has a pattern with a POSIX class: ${pattern}`;
  try {
    return new RegExp(pattern, 'u').source === '' ? 'has an empty pattern' : undefined;
  } catch (error) {
    return `has a pattern that is not an ECMAScript expression: ${String(error)}`;
  }
}
