import { placeOf } from '../../../runtime/config/part.ts';
import { suggest } from '../../../runtime/config/suggest.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { isKind } from '../../program/resource.ts';
import { settingsOf } from '../../facts/gateways/tool-settings.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const hiddenTool = defineDiagnostic<{ name: string; config: string; shown: readonly string[] }>({
  code: 'rate-limit/hidden-tool',
  severity: 'warning',
  summary: 'A rate limit for a tool that the tool configuration of the server does not let clients see.',
  message: ({ name, config }) =>
    `the limit of "${name}" has no effect: MCPToolConfig "${config}" does not show this tool`,
  hint: ({ name, config, shown }) => {
    const near = suggest(name, shown);
    return near === undefined ? `add it to toolsFilter of "${config}", or remove the limit` : `did you mean "${near}"?`;
  },
});

/** A tool with a limit of its own can be called (spec 3, rate limiting tools and MCPToolConfig.toolsFilter). */
export const rateLimitHiddenTool: Rule = (program, report) => {
  for (const server of program.resources) {
    if (!isKind(server, 'MCPServer')) continue;
    const { rateLimiting, toolConfigRef } = server.resource.spec;
    if (rateLimiting?.tools === undefined || toolConfigRef === undefined) continue;
    const config = program.find('MCPToolConfig', server, toolConfigRef.name);
    if (config === undefined) continue;
    const { filter: shown, overrides } = settingsOf(config);
    // An empty filter shows every tool.
    if (shown.length === 0) continue;
    for (const [index, { name }] of rateLimiting.tools.entries()) {
      // The name before and after renaming are both taken: the specification does not say which one a limit goes by.
      const renamed = Object.hasOwn(overrides, name) ? overrides[name]?.name : undefined;
      if (shown.includes(name) || (renamed !== undefined && shown.includes(renamed))) continue;
      const place = placeOf(server, ['spec', 'rateLimiting', 'tools', index, 'name'], 'value');
      report(hiddenTool({ name, config: config.name, shown }, place));
    }
  }
};
