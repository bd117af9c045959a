import { placesInside } from '../../../runtime/config/yaml/places-inside.ts';
import { suggest } from '../../../runtime/config/suggest.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { Report } from '../../../runtime/diagnostics/diagnostic.ts';
import type { LinkedProgram } from '../../program/link.ts';
import { toolsInPolicies } from '../../facts/policies/policy-tools.ts';
import { policySetsOf, type Policy, type PolicySet } from '../../facts/policies/policy-sets.ts';
import { isKind, type AnyResource } from '../../program/resource.ts';
import { settingsOf, type ToolSettings } from '../../facts/gateways/tool-settings.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const hiddenToolInPolicy = defineDiagnostic<{
  tool: string;
  config: string;
  renamed: string | undefined;
  shown: readonly string[];
}>({
  code: 'cedar/hidden-tool',
  severity: 'warning',
  summary: 'A Cedar policy about a tool that the tool configuration of the server hides or renames. It never applies.',
  message: ({ tool, config, renamed }) =>
    renamed === undefined
      ? `no request is for the tool "${tool}": MCPToolConfig "${config}" does not show it`
      : `no request is for the tool "${tool}": MCPToolConfig "${config}" renames it`,
  hint: ({ tool, renamed, shown }) => {
    const near = renamed ?? suggest(tool, shown);
    return near === undefined ? `it shows ${shown.join(', ')}` : `did you mean "${near}"?`;
  },
  givesWayTo: ['cedar/wildcard-in-name'],
});

/** Policies name tools as clients see them (spec 3, AuthzConfigRef and MCPToolConfig). */
export const cedarHiddenTool: Rule = async (program, report) => {
  if (!program.resources.some((resource) => isKind(resource, 'MCPToolConfig'))) return;
  const { sets } = await policySetsOf(program);
  for (const resource of program.resources) {
    const settings = settingsFor(resource, program);
    if (settings === undefined) continue;
    for (const set of sets) {
      if (set.part !== resource) continue;
      for (const policy of set.policies) checkPolicy(policy, set, settings, report);
    }
  }
};

function settingsFor(resource: AnyResource, program: LinkedProgram): ToolSettings | undefined {
  if (!isKind(resource, 'MCPServer') && !isKind(resource, 'MCPRemoteProxy')) return undefined;
  const { toolConfigRef, authzConfig } = resource.resource.spec;
  if (toolConfigRef === undefined || authzConfig?.type !== 'inline') return undefined;
  const config = program.find('MCPToolConfig', resource, toolConfigRef.name);
  return config === undefined ? undefined : settingsOf(config);
}

function checkPolicy({ path, text, checked }: Policy, set: PolicySet, settings: ToolSettings, report: Report): void {
  if (checked.problems.length > 0) return;
  const { filter, overrides, declaredIn } = settings;
  const names = new Set(Object.values(overrides).map(({ name }) => name));
  for (const { tool, effect, start, end } of toolsInPolicies(text)) {
    if (names.has(tool)) continue;
    const renamed = Object.hasOwn(overrides, tool) ? overrides[tool]?.name : undefined;
    // To forbid what is hidden is harmless, and outlives the filter.
    const isHidden = filter.length > 0 && !filter.includes(tool) && effect === 'permit';
    if (renamed === undefined && !isHidden) continue;
    const place = placesInside(set.part, path, text)(start, end);
    report(hiddenToolInPolicy({ tool, config: declaredIn.name, renamed, shown: filter }, place));
  }
}
