import { placesInside } from '../../../runtime/config/yaml/places-inside.ts';
import { suggest } from '../../../runtime/config/suggest.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { backendNamesOf } from '../../facts/gateways/backend-names.ts';
import { backendSource, membersOf } from '../../facts/gateways/group-members.ts';
import { prefixOf } from '../../../runtime/aggregation/tool-prefix.ts';
import type { LinkedProgram } from '../../program/link.ts';
import { policySetsOf } from '../../facts/policies/policy-sets.ts';
import { toolsInPolicies } from '../../facts/policies/policy-tools.ts';
import { isKind, type Resource } from '../../program/resource.ts';
import { ownSettingsOf, settingsOf, type ToolSettings } from '../../facts/gateways/tool-settings.ts';
import { shownName } from '../../../runtime/aggregation/tool-overrides.ts';
import { workflowsRunBy } from '../../facts/workflows/workflows-run-by.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const toolNotShown = defineDiagnostic<{ tool: string; because: string; cure: string | undefined }>({
  code: 'cedar/tool-not-shown',
  severity: 'warning',
  summary: 'A Cedar policy about a tool that the virtual server itself hides or renames. It never applies.',
  message: ({ tool, because }) => `no request is for the tool "${tool}": ${because}`,
  hint: ({ cure }) => cure ?? 'show the tool, or remove the policy',
  givesWayTo: ['cedar/wildcard-in-name'],
});

/** Policies of a virtual server are asked about tools that it shows, and about those that its workflows call (spec 2, WorkloadToolConfig). */
export const cedarToolNotShown: Rule = async (program, report) => {
  for (const server of program.resources) {
    if (!isKind(server, 'VirtualMCPServer')) continue;
    if (server.resource.spec.incomingAuth.authzConfig?.type !== 'inline') continue;
    const offers = offersOf(server, program);
    if (!offers.some(({ isHidden, settings }) => isHidden || settings !== undefined)) continue;
    const { sets } = await policySetsOf(program);
    const workflows = workflowsRunBy(server, program);
    const names = new Set(['find_tool', 'call_tool', ...workflows.map(({ config }) => config.name)]);
    const called = new Set(workflows.flatMap(({ calls }) => calls.map(({ tool }) => tool)));
    for (const set of sets) {
      if (set.part !== server) continue;
      for (const { path, text, checked } of set.policies) {
        if (checked.problems.length > 0) continue;
        for (const { tool, effect, start, end } of toolsInPolicies(text)) {
          const missing = names.has(tool) ? undefined : missingIn(tool, offers, called);
          // To forbid what is hidden is harmless, and outlives the filter.
          if (missing === undefined || (missing.isHidden && effect === 'forbid')) continue;
          report(toolNotShown({ tool, ...missing }, placesInside(set.part, path, text)(start, end)));
        }
      }
    }
  }
};

/** What clients see of one backend. */
interface Offer {
  readonly workload: string;
  readonly prefix: string;
  readonly settings: ToolSettings | undefined;
  readonly isHidden: boolean;
}

interface Missing {
  readonly because: string;
  readonly cure: string | undefined;
  readonly isHidden: boolean;
}

function offersOf(server: Resource<'VirtualMCPServer'>, program: LinkedProgram): Offer[] {
  const { config } = server.resource.spec;
  const aggregation = config?.aggregation;
  // Without prefixes a name may be that of a tool of any backend.
  if (config === undefined || (aggregation?.conflictResolution ?? 'prefix') !== 'prefix') return [];
  const tools = aggregation?.tools ?? [];
  const names = new Set([...(backendNamesOf(server, program)?.names ?? []), ...tools.map(({ workload }) => workload)]);
  const ofProxies = proxySettings(server, program);
  return [...names].flatMap((workload): Offer[] => {
    const index = tools.findIndex((entry) => entry.workload === workload);
    const entry = tools[index];
    const reference = entry?.toolConfigRef;
    const shared = reference === undefined ? undefined : program.find('MCPToolConfig', server, reference.name);
    const settings =
      entry === undefined
        ? ofProxies.get(workload)
        : shared === undefined
          ? ownSettingsOf(server, index)
          : settingsOf(shared);
    const isHidden = aggregation?.excludeAllTools === true || entry?.excludeAll === true;
    return [{ workload, prefix: prefixOf(aggregation, workload), settings, isHidden }];
  });
}

/** What the proxies of members show, by name; those that the virtual server reaches elsewhere are not among them. */
function proxySettings(
  server: Resource<'VirtualMCPServer'>,
  program: LinkedProgram,
): ReadonlyMap<string, ToolSettings> {
  const found = new Map<string, ToolSettings>();
  const { config } = server.resource.spec;
  const listed = backendSource(server) === 'inline' ? (config?.backends ?? []) : [];
  for (const member of membersOf(program, { name: config?.groupRef ?? '', namespace: server.namespace })) {
    if (member.kind === 'MCPServerEntry' || listed.some(({ name }) => name === member.name)) continue;
    const reference = member.resource.spec.toolConfigRef;
    const shared = reference === undefined ? undefined : program.find('MCPToolConfig', member, reference.name);
    if (shared !== undefined) found.set(member.name, settingsOf(shared));
  }
  return found;
}

/** Why no backend shows a tool under a name that begins with its prefix; undefined where one may, or where a workflow calls it. */
function missingIn(tool: string, offers: readonly Offer[], called: ReadonlySet<string>): Missing | undefined {
  const owners = offers.filter(({ prefix }) => prefix !== '' && tool.startsWith(prefix));
  const found = owners.map((offer) => {
    const name = tool.slice(offer.prefix.length);
    return called.has(`${offer.workload}.${name}`) ? undefined : missingOf(name, offer);
  });
  return found.includes(undefined) ? undefined : found[0];
}

function missingOf(name: string, { workload, prefix, settings, isHidden }: Offer): Missing | undefined {
  const { filter = [], overrides = {} } = settings ?? {};
  const isNewName = Object.values(overrides).some((override) => override.name === name);
  const renamed = isNewName ? name : shownName({ overrides }, name);
  const asked = (other: string): string => `did you mean "${prefix}${other}"?`;
  if (renamed !== name) {
    return { because: `"${name}" of "${workload}" is renamed`, cure: asked(renamed), isHidden: false };
  }
  if (isHidden) return { because: `the tools of "${workload}" are excluded`, cure: undefined, isHidden: true };
  if (filter.length === 0 || filter.includes(name)) return undefined;
  if (filter.includes(`${prefix}${name}`)) {
    const because = `the filter for "${workload}" goes by names without prefix, and lists "${prefix}${name}"`;
    return { because, cure: `write "${name}" in the filter`, isHidden: true };
  }
  const near = suggest(name, filter);
  const because = `the filter for "${workload}" does not show it`;
  return { because, cure: near === undefined ? undefined : asked(near), isHidden: true };
}
