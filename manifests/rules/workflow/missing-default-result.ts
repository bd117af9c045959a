import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { RelatedPlace } from '../../../runtime/diagnostics/diagnostic.ts';
import type { FieldName } from '../../../runtime/language/go-template/ast.ts';
import type { Workflow, WorkflowStep, WorkflowTemplate } from '../../facts/workflows/workflows.ts';
import type { WorkflowRule } from '../../check/contracts/workflow-rule.ts';

export const missingDefaultResult = defineDiagnostic<{ step: string; field: string | undefined; cause: string }>({
  code: 'workflow/missing-default-result',
  severity: 'error',
  summary:
    'The result of a step is read although the step may be skipped or fail, and defaultResults has no value for that case.',
  message: ({ step, field, cause }) =>
    field === undefined
      ? `the output of step "${step}" is read, but ${cause}, and it has no defaultResults`
      : `the output "${field}" of step "${step}" is read, but ${cause}, and its defaultResults do not set it`,
  hint: ({ field }) =>
    field === undefined
      ? 'add defaultResults with what to use then'
      : `add ${field} to defaultResults, with the value to use then`,
});

/** A step that may not run to its end has a default for each of its results that is read (spec 2, `defaultResults`). */
export const workflowMissingDefaultResult: WorkflowRule = (workflow, report) => {
  for (const step of workflow.steps.values()) {
    const cause = causeOf(step);
    if (cause === undefined) continue;
    const { id, defaultResults } = step.config;
    for (const [field, reads] of readsOf(workflow, id)) {
      const isCovered = field === undefined ? defaultResults !== undefined : Object.hasOwn(defaultResults ?? {}, field);
      if (isCovered) continue;
      const place =
        defaultResults === undefined
          ? placeOf(workflow.part, [...step.path, ...cause.path], 'key')
          : placeOf(workflow.part, [...step.path, 'defaultResults'], 'key');
      report(missingDefaultResult({ step: id, field, cause: cause.words }, place, placesOf(reads)));
    }
  }
};

/** Why a step may have no result of its own. */
function causeOf({ config }: WorkflowStep): { readonly words: string; readonly path: readonly string[] } | undefined {
  if (config.condition !== undefined && config.condition !== 'true')
    return { words: 'its condition may skip it', path: ['condition'] };
  return config.onError?.action === 'continue'
    ? { words: 'the workflow goes on when it fails', path: ['onError', 'action'] }
    : undefined;
}

/** A place of a template that reads something. */
interface Read {
  readonly template: WorkflowTemplate;
  readonly at: FieldName;
}

/** The fields that templates read of the output of a step, with where they do; undefined means the whole output. */
function readsOf(workflow: Workflow, id: string): ReadonlyMap<string | undefined, readonly Read[]> {
  const reads = new Map<string | undefined, Read[]>();
  for (const template of workflow.templates) {
    // A value of the output that has a default of its own needs none of the step.
    if (template.hasFallback || template.itemVar === 'steps') continue;
    const ofOutput = template.reads.filter(
      (path) => path[0]?.name === 'steps' && path[1]?.name === id && path[2]?.name === 'output',
    );
    // With a variable or "with" the whole is read first, and what counts is what is read of it.
    const continued = new Set(ofOutput.flatMap((path) => (path.length > 3 ? [path[2]] : [])));
    const seen = new Set<number>();
    for (const path of ofOutput) {
      const at = path[3] ?? path[2];
      if (at === undefined || seen.has(at.start) || (path.length === 3 && continued.has(at))) continue;
      seen.add(at.start);
      const name = path[3]?.name;
      reads.set(name, [...(reads.get(name) ?? []), { template, at }]);
    }
  }
  return reads;
}

function placesOf(reads: readonly Read[]): RelatedPlace[] {
  return reads.flatMap(({ template, at }) => {
    const span = template.placeOf(at.start, at.end);
    return span === undefined ? [] : [{ message: 'read here', span }];
  });
}
