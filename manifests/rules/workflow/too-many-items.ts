import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { WorkflowRule } from '../../check/contracts/workflow-rule.ts';

export const tooManyItems = defineDiagnostic<{ count: number; limit: number }>({
  code: 'workflow/too-many-items',
  severity: 'error',
  summary: 'A forEach goes through a list that is longer than it may be, so that its step always fails.',
  message: ({ count, limit }) => `this list has ${count} items, and maxIterations allows ${limit}`,
  hint: ({ count }) =>
    count <= 1000 ? `set maxIterations to ${count}` : 'a forEach goes through 1000 items at most: use several steps',
});

/** A list that is written out is no longer than its loop may go (spec 2, `maxIterations`). */
export const workflowTooManyItems: WorkflowRule = ({ part, steps }, report) => {
  for (const { config, path } of steps.values()) {
    const { type, collection, maxIterations: limit } = config;
    if (type !== 'forEach' || collection === undefined || collection.includes('{{')) continue;
    const count = lengthOf(collection);
    if (count > limit) report(tooManyItems({ count, limit }, placeOf(part, [...path, 'collection'], 'value')));
  }
};

function lengthOf(text: string): number {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.length : 0;
  } catch {
    // Another rule reports a value that is not a list.
    return 0;
  }
}
