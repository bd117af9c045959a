import { placeOf } from '../../runtime/config/part.ts';
import { defineDiagnostic } from '../../runtime/diagnostics/define.ts';
import { isKind } from '../program/resource.ts';
import type { Rule } from './rule.ts';

export const settingsIgnored = defineDiagnostic<{ field: string; workload: string; config: string }>({
  code: 'tools/settings-ignored',
  severity: 'warning',
  summary: 'A filter or overrides of a workload beside toolConfigRef, which takes their place.',
  message: ({ field, workload, config }) =>
    `${field} of workload "${workload}" has no effect: toolConfigRef "${config}" takes its place`,
  hint: ({ field, config }) => `move it into MCPToolConfig "${config}", or remove ${field}`,
});

/** A shared tool configuration takes the place of a workload's own settings (spec 2, WorkloadToolConfig). */
export const toolSettingsIgnored: Rule = (program, report) => {
  for (const server of program.resources) {
    if (!isKind(server, 'VirtualMCPServer')) continue;
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
