import { placeOf } from '../../runtime/config/part.ts';
import { defineDiagnostic } from '../../runtime/diagnostics/define.ts';
import { prefixOf } from '../program/known-tools.ts';
import { isKind } from '../program/resource.ts';
import { ownSettingsOf } from '../program/tool-settings.ts';
import { workflowsRunBy } from '../program/workflows-run-by.ts';
import type { Rule } from './rule.ts';

export const filterPrefixed = defineDiagnostic<{ entry: string; tool: string; workload: string }>({
  code: 'tools/filter-prefixed',
  severity: 'warning',
  summary: 'A filter that names a tool with the prefix that it gets afterwards, so that the tool is not shown.',
  message: ({ entry, tool, workload }) =>
    `a filter comes before prefixes: "${workload}" has the tool "${tool}", which a workflow calls, and "${entry}" is its name for clients`,
  hint: ({ tool }) => `write "${tool}"`,
});

/** Filters go by the names that tools have before a prefix (spec 2, WorkloadToolConfig.filter and ConflictResolutionConfig). */
export const toolFilterPrefix: Rule = (program, report) => {
  for (const server of program.resources) {
    if (!isKind(server, 'VirtualMCPServer')) continue;
    const aggregation = server.resource.spec.config?.aggregation;
    const called = (aggregation?.tools ?? []).some(({ filter = [] }) => filter.length > 0)
      ? new Set(workflowsRunBy(server, program).flatMap(({ calls }) => calls.map(({ tool }) => tool)))
      : new Set<string>();
    // That a tool has such a name of its own cannot be told without somebody who uses the other one.
    if (called.size === 0) continue;
    for (const [index, { workload }] of (aggregation?.tools ?? []).entries()) {
      const prefix = prefixOf(aggregation, workload);
      const { filter = [], filterPath = [] } = ownSettingsOf(server, index) ?? {};
      for (const [position, entry] of filter.entries()) {
        const tool = entry.slice(prefix.length);
        if (prefix === '' || !entry.startsWith(prefix) || filter.includes(tool)) continue;
        if (!called.has(`${workload}.${tool}`) || called.has(`${workload}.${entry}`)) continue;
        report(filterPrefixed({ entry, tool, workload }, placeOf(server, [...filterPath, position], 'value')));
      }
    }
  }
};
