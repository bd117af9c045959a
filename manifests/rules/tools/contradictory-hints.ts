import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { Report } from '../../../runtime/diagnostics/diagnostic.ts';
import { allToolSettings } from '../../facts/gateways/tool-settings.ts';
import type { Rule } from '../../check/contracts/rule.ts';
import type { PlacedSettings } from './rename.ts';

export const contradictoryHints = defineDiagnostic<{ tool: string }>({
  code: 'tools/contradictory-hints',
  severity: 'warning',
  summary: 'A tool with contradicting hints: readOnlyHint and destructiveHint.',
  message: ({ tool }) => `"${tool}" has readOnlyHint, so destructiveHint has no effect`,
  hint: () => 'remove one of the two hints',
});

/** What is only read is not destroyed (MCP, ToolAnnotations: destructiveHint has a meaning where readOnlyHint is false). */
export const toolsContradictoryHints: Rule = (program, report) => {
  for (const settings of allToolSettings(program)) checkHints(settings, report);
};

/** Reports hints of tools that contradict each other, in a resource or a document. */
export function checkHints({ declaredIn, overrides, overridesPath }: PlacedSettings, report: Report): void {
  for (const [tool, { annotations }] of Object.entries(overrides)) {
    if (annotations?.readOnlyHint !== true || annotations.destructiveHint !== true) continue;
    const path = [...overridesPath, tool, 'annotations', 'destructiveHint'];
    report(contradictoryHints({ tool }, placeOf(declaredIn, path, 'key')));
  }
}
