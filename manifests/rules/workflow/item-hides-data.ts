import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { WorkflowRule } from '../../check/contracts/workflow-rule.ts';

export const itemHidesData = defineDiagnostic<{ name: string }>({
  code: 'workflow/item-hides-data',
  severity: 'error',
  summary: 'The current item of a forEach takes a name under which templates read something else.',
  message: ({ name }) => `itemVar "${name}" shadows .${name === 'index' ? 'forEach.index' : name}`,
  hint: () => 'choose another name, such as item',
});

const taken = new Set(['params', 'steps', 'workflow', 'forEach', 'index']);

/** The item of a forEach has a name of its own (spec 2, `itemVar`). */
export const workflowItemHidesData: WorkflowRule = ({ part, steps }, report) => {
  for (const { config, path } of steps.values()) {
    if (config.type !== 'forEach' || !taken.has(config.itemVar)) continue;
    report(itemHidesData({ name: config.itemVar }, placeOf(part, [...path, 'itemVar'], 'value')));
  }
};
