import { placeOf } from '../../../runtime/config/part.ts';
import { suggest } from '../../../runtime/config/suggest.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { WorkflowRule } from '../../check/contracts/workflow-rule.ts';

export const unknownRequiredOutput = defineDiagnostic<{ name: string; known: readonly string[] }>({
  code: 'workflow/unknown-required-output',
  severity: 'error',
  summary: 'The output of a workflow requires a value that it does not build.',
  message: ({ name }) => `the output requires "${name}", but has no property of that name`,
  hint: ({ name, known }) => {
    const near = suggest(name, known);
    return near === undefined ? `add ${name} to properties, or remove it here` : `did you mean "${near}"?`;
  },
});

/** The required values of an output are properties of it (spec 2, OutputConfig). */
export const workflowUnknownRequiredOutput: WorkflowRule = ({ part, path, config }, report) => {
  const properties = config.output?.properties ?? {};
  for (const [index, name] of (config.output?.required ?? []).entries()) {
    if (Object.hasOwn(properties, name)) continue;
    report(
      unknownRequiredOutput(
        { name, known: Object.keys(properties) },
        placeOf(part, [...path, 'output', 'required', index], 'value'),
      ),
    );
  }
};
