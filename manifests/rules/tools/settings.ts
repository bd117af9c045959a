import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { Report } from '../../../runtime/diagnostics/diagnostic.ts';
import { isKind, type Resource } from '../../program/resource.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const settingsIgnored = defineDiagnostic<{ field: string; workload: string; config: string }>({
  code: 'tools/settings-ignored',
  severity: 'warning',
  summary: 'A filter or overrides of a workload beside toolConfigRef, which takes their place.',
  message: ({ field, workload, config }) =>
    `${field} of workload "${workload}" has no effect: toolConfigRef "${config}" takes its place`,
  hint: ({ field, config }) => `move it into MCPToolConfig "${config}", or remove ${field}`,
});

export const filterWithoutEffect = defineDiagnostic<{ field: string; by: string }>({
  code: 'tools/settings-filter-without-effect',
  severity: 'warning',
  summary: 'A choice of the tools to show where another setting shows none of them.',
  message: ({ field, by }) => `${field} has no effect: ${by} shows no tool`,
  hint: ({ field, by }) => `remove ${field}, or remove ${by}`,
});

export const nothingShown = defineDiagnostic<{ server: string }>({
  code: 'tools/settings-show-nothing',
  severity: 'warning',
  summary:
    'A virtual server that hides every tool of its backends and has no workflow, so that clients see no tool at all.',
  message: ({ server }) =>
    `virtual server "${server}" shows no tool: excludeAllTools hides those of the backends, and there is no workflow`,
  hint: () => 'add compositeTools or compositeToolRefs, or remove excludeAllTools',
});

export const emptyToolConfig = defineDiagnostic<{ name: string }>({
  code: 'tools/settings-empty',
  severity: 'warning',
  summary: 'An MCPToolConfig that neither filters nor renames any tool.',
  message: ({ name }) => `MCPToolConfig "${name}" has no effect: it has neither toolsFilter nor toolsOverride`,
  hint: () =>
    'an empty filter shows every tool: list the tools to show, or remove the resource and the references to it',
});

/** A shared tool configuration takes the place of a workload's own settings, and excluding takes that of choosing (spec 2, WorkloadToolConfig). */
export const toolsSettings: Rule = (program, report) => {
  for (const server of program.resources) {
    if (isKind(server, 'MCPToolConfig')) checkEmpty(server, report);
    if (!isKind(server, 'VirtualMCPServer')) continue;
    checkHidden(server, report);
    const tools = server.resource.spec.config?.aggregation?.tools ?? [];
    for (const [index, { workload, toolConfigRef, ...settings }] of tools.entries()) {
      if (toolConfigRef === undefined) continue;
      for (const field of ['filter', 'overrides'] as const) {
        if (settings[field] === undefined) continue;
        const place = placeOf(server, ['spec', 'config', 'aggregation', 'tools', index, field], 'key');
        report(settingsIgnored({ field, workload, config: toolConfigRef.name }, place));
      }
    }
  }
};

function checkEmpty(config: Resource<'MCPToolConfig'>, report: Report): void {
  const { toolsFilter = [], toolsOverride = {} } = config.resource.spec;
  if (toolsFilter.length > 0 || Object.keys(toolsOverride).length > 0) return;
  report(emptyToolConfig({ name: config.name }, placeOf(config, ['metadata', 'name'], 'value')));
}

function checkHidden(server: Resource<'VirtualMCPServer'>, report: Report): void {
  const { aggregation, compositeTools = [], compositeToolRefs = [] } = server.resource.spec.config ?? {};
  if (aggregation === undefined) return;
  const base = ['spec', 'config', 'aggregation'];
  const hidesAll = aggregation.excludeAllTools === true;
  if (hidesAll && compositeTools.length + compositeToolRefs.length === 0) {
    report(nothingShown({ server: server.name }, placeOf(server, [...base, 'excludeAllTools'], 'key')));
  }
  for (const [index, { excludeAll, filter = [], toolConfigRef }] of (aggregation.tools ?? []).entries()) {
    const at = (field: string) => placeOf(server, [...base, 'tools', index, field], 'key');
    const by = hidesAll ? 'excludeAllTools' : excludeAll === true ? 'excludeAll' : undefined;
    if (by === undefined) continue;
    // Beside toolConfigRef the filter has no effect, which another rule reports.
    if (filter.length > 0 && toolConfigRef === undefined) {
      report(filterWithoutEffect({ field: 'filter', by }, at('filter')));
    }
    if (hidesAll && excludeAll === true) report(filterWithoutEffect({ field: 'excludeAll', by }, at('excludeAll')));
  }
}
