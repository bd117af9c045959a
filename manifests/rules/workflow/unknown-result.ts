import type { WorkflowStepConfigWithDefaults } from '../../../generated/defaults/workflow-step-config.ts';
import { suggest } from '../../../runtime/config/suggest.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { Report } from '../../../runtime/diagnostics/diagnostic.ts';
import { listedProperties } from '../../facts/schema-properties.ts';
import { distinctReads, type Workflow, type WorkflowTemplate } from '../../facts/workflows/workflows.ts';
import type { WorkflowRule } from '../../check/contracts/workflow-rule.ts';

export const unknownResult = defineDiagnostic<{ name: string; owner: string; known: readonly string[] }>({
  code: 'workflow/unknown-result',
  severity: 'error',
  summary: 'A template reads something of a step that steps of its type do not have.',
  message: ({ name, owner }) => `${owner} has no "${name}"`,
  hint: ({ name, owner, known }) => {
    const near = suggest(name, known);
    if (near !== undefined) return `did you mean "${near}"?`;
    return known.includes('output') ? `what a step returned is in ${owner}.output` : `it has ${known.join(', ')}`;
  },
});

const ofStep: readonly string[] = ['output', 'status', 'content', 'error'];
const ofLoop: readonly string[] = ['iterations', 'count', 'completed', 'failed'];

/**
 * What templates read of a step is there: its output, status, content and error, and of the output what the type of the step
 * tells (spec 2, WorkflowStepConfig): the answer to an elicitation, the counts and iterations of a forEach.
 */
export const workflowUnknownResult: WorkflowRule = ({ steps, templates }, report) => {
  for (const template of templates) {
    if (template.itemVar === 'steps') continue;
    const checkAt = (
      depth: number,
      knownOf: (step: WorkflowStepConfigWithDefaults) => readonly string[] | undefined,
    ): void => {
      for (const { path, at } of distinctReads(template, depth)) {
        const step = steps.get(path[1]?.name ?? '');
        if (path[0]?.name !== 'steps' || step === undefined || (depth === 3 && path[2]?.name !== 'output')) continue;
        const known = knownOf(step.config);
        if (known === undefined || known.includes(at.name)) continue;
        const owner = `.${path
          .slice(0, depth)
          .map(({ name }) => name)
          .join('.')}`;
        report(unknownResult({ name: at.name, owner, known }, template.placeOf(at.start, at.end)));
      }
    };
    checkAt(2, () => ofStep);
    checkAt(3, outputsOf);
    checkAnswers(template, steps, report);
  }
};

/** The answer to an elicitation as a whole has the fields of its schema, wherever it is read. */
function checkAnswers(template: WorkflowTemplate, steps: Workflow['steps'], report: Report): void {
  for (const [depth, owner] of answerPlaces) {
    for (const { path, at } of distinctReads(template, depth)) {
      const step = steps.get(path[1]?.name ?? '')?.config;
      const names = path.slice(2, depth).map(({ name }) => name);
      if (path[0]?.name !== 'steps' || step === undefined || names.join('.') !== owner) continue;
      const known = step.type === 'elicitation' ? outputsOf(step) : undefined;
      if (known === undefined || known.length === 2 || known.includes(at.name)) continue;
      const said = { name: at.name, owner: `.steps.${step.id}.${owner}`, known: known.slice(2) };
      report(unknownResult(said, template.placeOf(at.start, at.end)));
    }
  }
}

const answerPlaces = [
  [3, 'content'],
  [4, 'output.content'],
] as const;

/** Names in the output of a step, or undefined where only a run can tell. */
function outputsOf({ type, schema }: WorkflowStepConfigWithDefaults): readonly string[] | undefined {
  if (type === 'forEach') return ofLoop;
  if (type === 'tool' || schema === undefined) return undefined;
  const answer = listedProperties(schema);
  // The answer is read as a whole below content, and each of its fields beside what the user did.
  return answer === undefined ? undefined : ['action', 'content', ...answer.keys()];
}
