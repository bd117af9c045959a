import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { Report } from '../../../runtime/diagnostics/diagnostic.ts';
import { prefixOf } from '../../../runtime/aggregation/tool-prefix.ts';
import { isKind, type Resource } from '../../program/resource.ts';
import { ownSettingsOf } from '../../facts/gateways/tool-settings.ts';
import { workflowsRunBy } from '../../facts/workflows/workflows-run-by.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const filterPrefixed = defineDiagnostic<{ entry: string; tool: string; workload: string }>({
  code: 'tools/qualified-by-prefix',
  severity: 'warning',
  summary: 'A filter that names a tool with the prefix that it gets afterwards, so that the tool is not shown.',
  message: ({ entry, tool, workload }) =>
    `a filter comes before prefixes: "${workload}" has the tool "${tool}", which a workflow calls, and "${entry}" is its name for clients`,
  hint: ({ tool }) => `write "${tool}"`,
});

export const dottedName = defineDiagnostic<{ entry: string; tool: string; workload: string }>({
  code: 'tools/qualified-by-workload',
  severity: 'warning',
  summary:
    'A filter or override of a workload that names a tool as steps of workflows do: with the workload and a dot.',
  message: ({ entry, workload }) =>
    `only steps of workflows write the workload before a tool: "${workload}" would need a tool named "${entry}"`,
  hint: ({ tool }) => `write "${tool}"`,
});

/** Filters go by the names that tools have before a prefix (spec 2, WorkloadToolConfig.filter and ConflictResolutionConfig). */
export const toolsQualified: Rule = (program, report) => {
  for (const server of program.resources) {
    if (!isKind(server, 'VirtualMCPServer')) continue;
    const aggregation = server.resource.spec.config?.aggregation;
    checkDots(server, report);
    const called = (aggregation?.tools ?? []).some(({ filter = [] }) => filter.length > 0)
      ? new Set(workflowsRunBy(server, program).flatMap(({ calls }) => calls.map(({ tool }) => tool)))
      : new Set<string>();
    // Whether a tool has such a name of its own shows only where the other name is used.
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

function checkDots(server: Resource<'VirtualMCPServer'>, report: Report): void {
  for (const [index, { workload }] of (server.resource.spec.config?.aggregation?.tools ?? []).entries()) {
    const settings = ownSettingsOf(server, index);
    if (settings === undefined) continue;
    const { filter, filterPath, overrides, overridesPath } = settings;
    const start = `${workload}.`;
    const check = (entry: string, path: DocumentPath, what: 'key' | 'value'): void => {
      const tool = entry.slice(start.length);
      if (tool === '' || !entry.startsWith(start)) return;
      report(dottedName({ entry, tool, workload }, placeOf(server, path, what)));
    };
    const newNames = new Set(Object.values(overrides).map(({ name }) => name));
    for (const [position, entry] of filter.entries()) {
      if (!newNames.has(entry)) check(entry, [...filterPath, position], 'value');
    }
    for (const tool of Object.keys(overrides)) check(tool, [...overridesPath, tool], 'key');
  }
}
