import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { WorkflowRule } from '../../check/contracts/workflow-rule.ts';

export const unexpandedTemplate = defineDiagnostic<{ argument: string }>({
  code: 'template/not-expanded',
  severity: 'warning',
  summary:
    'Something that looks like a template is inside an argument that is not a string, where nothing is expanded.',
  message: ({ argument }) =>
    `this template is sent as it is: only texts directly below arguments are expanded, and "${argument}" is none`,
  hint: ({ argument }) =>
    `write ${argument} as one text that yields JSON, or pass this value in an argument of its own`,
});

/** Nothing that looks like a template is passed on without being expanded (spec 2, `arguments`: texts directly below are templates). */
export const templateNotExpanded: WorkflowRule = ({ part, steps }, report) => {
  for (const { config, path } of steps.values()) {
    const calls = [
      { call: config, base: path },
      ...(config.step === undefined ? [] : [{ call: config.step, base: [...path, 'step'] }]),
    ];
    for (const { call, base } of calls) {
      for (const [argument, value] of Object.entries(call.arguments ?? {})) {
        if (typeof value === 'string') continue;
        for (const at of templatesIn(value, [...base, 'arguments', argument])) {
          report(unexpandedTemplate({ argument }, placeOf(part, at, 'value')));
        }
      }
    }
  }
};

/** Paths of the texts below a value that read the data of a workflow. The depth of a document is bounded when it is read. */
function templatesIn(value: unknown, path: DocumentPath): DocumentPath[] {
  if (typeof value === 'string') return /\{\{[^}]*\.(?:params|steps)\b/.test(value) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  const items: Iterable<[string | number, unknown]> = Array.isArray(value) ? value.entries() : Object.entries(value);
  return [...items].flatMap(([key, item]) => templatesIn(item, [...path, key]));
}
