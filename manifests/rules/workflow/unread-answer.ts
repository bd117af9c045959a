import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { stepReads } from '../../facts/workflows/step-reads.ts';
import { listedProperties } from '../../facts/schema-properties.ts';
import { propertyOf } from '../../program/values-at.ts';
import { whoIgnores } from './ignored-question.ts';
import type { WorkflowRule } from '../../check/contracts/workflow-rule.ts';

export const unreadAnswer = defineDiagnostic<{
  step: string;
  name: string;
  next: string | undefined;
  form: 'boolean' | 'choice' | 'other';
}>({
  code: 'workflow/unread-answer',
  severity: 'warning',
  summary: 'The workflow never reads a field of an elicitation, so that the answer of the user has no effect.',
  message: ({ name, next, form }) => {
    if (next === undefined) return `nothing reads "${name}", so the answer makes no difference`;
    return `nothing reads "${name}", so step "${next}" runs whatever the user ${form === 'other' ? 'enters' : 'chooses'}`;
  },
  hint: ({ step, name, next, form }) => {
    const field = `.steps.${step}.output.${name}`;
    if (form === 'other') return `read it with {{${field}}}, or remove it from the schema`;
    const reader = next === undefined ? 'a step' : `step "${next}"`;
    const condition = form === 'boolean' ? `{{${field}}}` : `{{eq ${field} "..."}}`;
    return `give ${reader} the condition ${condition}, or remove "${name}" from the schema`;
  },
});

/** What the user answers decides something (spec 2, WorkflowStepConfig.schema; MCP, elicitation: `accept` only says that the form was sent). */
export const workflowUnreadAnswer: WorkflowRule = (workflow, report) => {
  const { part, config, steps, templates } = workflow;
  // A template that does not parse may read it.
  if (templates.some(({ problem }) => problem !== undefined)) return;
  const texts = templates.map(({ text }) => text).join(' ');
  for (const { config: step, path } of steps.values()) {
    const { id, type, schema } = step;
    if (type !== 'elicitation' || schema === undefined) continue;
    // Without an output of the workflow, the answer to its last step is what clients get.
    if (config.output === undefined && config.steps.at(-1) === step) continue;
    const answer = listedProperties(schema);
    const reads = stepReads(workflow, id);
    if (answer === undefined || reads === 'whole' || whoIgnores(step, workflow) !== undefined) continue;
    // A name that the schema does not have is reported where it is read; it may mean any of them.
    if ([...reads].some((name) => name !== 'action' && !answer.has(name))) continue;
    const next = config.steps.find(({ dependsOn = [] }) => dependsOn.includes(id))?.id;
    for (const [name, field] of answer) {
      if (reads.has(name) || texts.includes(`${id}.output.${name}`)) continue;
      const isChoice = ['enum', 'oneOf'].some((keyword) => propertyOf(field, keyword) !== undefined);
      const form = propertyOf(field, 'type') === 'boolean' ? 'boolean' : isChoice ? 'choice' : 'other';
      const at = [...path, 'schema', 'properties', name];
      report(unreadAnswer({ step: id, name, next, form }, placeOf(part, at, 'key')));
    }
  }
};
