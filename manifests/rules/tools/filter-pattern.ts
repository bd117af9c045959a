import { placeOf, type Part } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { Report } from '../../../runtime/diagnostics/diagnostic.ts';
import { allToolSettings } from '../../facts/gateways/tool-settings.ts';
import type { Rule } from '../../check/contracts/rule.ts';
import type { PlacedSettings } from './rename.ts';

export const filterIsPattern = defineDiagnostic<{ entry: string }>({
  code: 'tools/filter-pattern',
  severity: 'warning',
  summary: 'A filter of tools with a pattern in it. It lists names, so a pattern shows no tool.',
  message: ({ entry }) => `"${entry}" shows no tool: a filter lists names, and no tool has this one`,
  hint: ({ entry }) =>
    entry === '*' ? 'leave the filter out to show every tool' : 'write the name of each tool that is to be shown',
});

/** Filters list tools by name (spec 3, MCPToolConfig.toolsFilter; spec 2, WorkloadToolConfig.filter). */
export const toolsFilterPattern: Rule = (program, report) => {
  for (const settings of allToolSettings(program)) checkFilterPatterns(settings, settings.declaredIn, report);
};

/** The same for the settings of a part. */
export function checkFilterPatterns(
  { filter, filterPath, overrides }: PlacedSettings,
  part: Part,
  report: Report,
): void {
  for (const [index, entry] of filter.entries()) {
    if (!/[*?^$|!()[\]{}\\]/.test(entry)) continue;
    // A new name that clients reject is reported where it is set.
    if (Object.hasOwn(overrides, entry) || Object.values(overrides).some(({ name }) => name === entry)) continue;
    report(filterIsPattern({ entry }, placeOf(part, [...filterPath, index], 'value')));
  }
}
