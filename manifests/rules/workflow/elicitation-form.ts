import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { checkElicitationForm } from '../../../runtime/language/json-schema/elicitation.ts';
import type { WorkflowRule } from '../../check/contracts/workflow-rule.ts';

export const noForm = defineDiagnostic<{ message: string; hint: string }>({
  code: 'workflow/elicitation-form',
  severity: 'error',
  summary: 'Clients cannot show a form for the schema of an elicitation: MCP allows a flat object of simple fields.',
  message: ({ message }) => `a client cannot ask for this: ${message}`,
  hint: ({ hint }) => hint,
});

/** The schema of an elicitation is what MCP allows as `requestedSchema` (spec 2, WorkflowStepConfig.schema). */
export const workflowElicitationForm: WorkflowRule = ({ part, steps }, report) => {
  for (const { config, path } of steps.values()) {
    if (config.type !== 'elicitation' || config.schema === undefined) continue;
    for (const { path: below, message, hint } of checkElicitationForm(config.schema)) {
      const at = [...path, 'schema', ...below];
      report(noForm({ message, hint }, placeOf(part, at, below.at(-1) === 'type' ? 'value' : 'key')));
    }
  }
};
