import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { listedProperties } from '../../facts/schema-properties.ts';
import type { WorkflowRule } from '../../check/contracts/workflow-rule.ts';

export const unusedParameter = defineDiagnostic<{ name: string }>({
  code: 'workflow/unused-parameter',
  severity: 'warning',
  summary: 'A parameter that clients are asked for, and that no step of the workflow reads.',
  message: ({ name }) => `no step and no output reads "${name}", so it makes no difference what clients give`,
  hint: ({ name }) => `read it with {{.params.${name}}}, or remove it`,
});

/** What clients are asked for is used (spec 2, CompositeToolConfig.parameters). */
export const workflowUnusedParameter: WorkflowRule = ({ part, path, config, templates }, report) => {
  const listed = listedProperties(config.parameters ?? {});
  if (listed === undefined || listed.size === 0) return;
  // A template that does not parse, or one inside of a string, may read it.
  if (templates.some(({ problem }) => problem !== undefined)) return;
  const reads = templates.flatMap((template) => template.reads);
  // Whoever takes all of them takes each.
  if (reads.some((read) => read.length === 0 || (read[0]?.name === 'params' && read.length === 1))) return;
  const used = new Set(
    reads.flatMap(([root, name]) => (root?.name === 'params' && name !== undefined ? [name.name] : [])),
  );
  // A parameter that is named outside of a template was meant to be read: another rule reports that it is not.
  const texts = templates.map(({ text }) => text).join(' ');
  for (const name of listed.keys()) {
    if (used.has(name) || texts.includes(`params.${name}`)) continue;
    report(unusedParameter({ name }, placeOf(part, [...path, 'parameters', 'properties', name], 'key')));
  }
};
