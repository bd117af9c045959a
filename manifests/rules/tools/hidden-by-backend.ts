import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { placeOf } from '../../../runtime/config/part.ts';
import { suggest } from '../../../runtime/config/suggest.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { backendNamesOf } from '../../facts/gateways/backend-names.ts';
import { calledTool } from '../../../runtime/workflow/model/called-tool.ts';
import { backendSource, membersOf } from '../../facts/gateways/group-members.ts';
import type { LinkedProgram } from '../../program/link.ts';
import { identityOf, isKind, type AnyResource, type Resource } from '../../program/resource.ts';
import { ownSettingsOf, settingsOf, type ToolSettings } from '../../facts/gateways/tool-settings.ts';
import { shownName } from '../../../runtime/aggregation/tool-overrides.ts';
import { workflowsRunBy } from '../../facts/workflows/workflows-run-by.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const hiddenByBackend = defineDiagnostic<{
  tool: string;
  workload: string;
  config: string;
  renamed: string | undefined;
  shown: readonly string[];
}>({
  code: 'tools/hidden-by-backend',
  severity: 'error',
  summary:
    'A virtual server that speaks of a tool which the tool configuration of the backend itself hides or renames.',
  message: ({ tool, workload, config, renamed }) =>
    renamed === undefined
      ? `"${workload}" does not offer "${tool}": its MCPToolConfig "${config}" does not show it`
      : `"${workload}" does not offer "${tool}": its MCPToolConfig "${config}" renames it to "${renamed}"`,
  hint: ({ tool, config, renamed, shown }) => {
    const near = renamed ?? suggest(tool, shown);
    return near === undefined ? `add "${tool}" to toolsFilter of "${config}", or remove it here` : `write "${near}"`;
  },
});

interface Mention {
  readonly tool: string;
  readonly declaredIn: AnyResource;
  readonly path: DocumentPath;
  readonly what: 'key' | 'value';
}

/** A virtual server knows of the tools that the proxies of its backends show (spec 3, toolConfigRef; spec 2, WorkloadToolConfig). */
export const toolsHiddenByBackend: Rule = (program, report) => {
  const seen = new Set<string>();
  for (const server of program.resources) {
    if (!isKind(server, 'VirtualMCPServer')) continue;
    for (const [workload, settings] of proxySettings(server, program)) {
      for (const { tool, declaredIn, path, what } of mentionsOf(workload, server, program)) {
        const hidden = hiddenIn(settings, tool);
        // A definition that several virtual servers share is wrong once.
        const key = `${identityOf(declaredIn.kind, declaredIn.namespace, declaredIn.name)} ${path.join('/')}`;
        if (hidden === undefined || seen.has(key)) continue;
        seen.add(key);
        const config = settings.declaredIn.name;
        report(
          hiddenByBackend(
            { tool, workload, config, renamed: hidden.renamed, shown: settings.filter },
            placeOf(declaredIn, path, what),
          ),
        );
      }
    }
  }
};

/** What the proxies of the backends show, by backend; those that the virtual server reaches elsewhere are not among them. */
function proxySettings(server: Resource<'VirtualMCPServer'>, program: LinkedProgram): Map<string, ToolSettings> {
  const found = new Map<string, ToolSettings>();
  const { config } = server.resource.spec;
  if (config === undefined) return found;
  const listed = backendSource(server) === 'inline' ? (config.backends ?? []) : [];
  for (const member of membersOf(program, { name: config.groupRef, namespace: server.namespace })) {
    if (member.kind === 'MCPServerEntry' || listed.some(({ name }) => name === member.name)) continue;
    const reference = member.resource.spec.toolConfigRef;
    const shared = reference === undefined ? undefined : program.find('MCPToolConfig', member, reference.name);
    if (shared !== undefined) found.set(member.name, settingsOf(shared));
  }
  return found;
}

/** Where a virtual server names tools of a backend as that one offers them. A configuration that others share is about those too. */
function mentionsOf(workload: string, server: Resource<'VirtualMCPServer'>, program: LinkedProgram): Mention[] {
  const tools = server.resource.spec.config?.aggregation?.tools ?? [];
  const own = tools.flatMap((entry, index) =>
    entry.workload === workload ? (ownSettingsOf(server, index) ?? []) : [],
  );
  const newNames = new Set(own.flatMap(({ overrides }) => Object.values(overrides).map(({ name }) => name)));
  const hasShared = tools.some((entry) => entry.workload === workload && entry.toolConfigRef !== undefined);
  const backends = backendNamesOf(server, program)?.names ?? [workload];
  const calls = workflowsRunBy(server, program).flatMap(({ resource, calls: called }): Mention[] =>
    called.flatMap(({ tool, path }): Mention[] => {
      const { workload: owner, name } = calledTool(tool, backends);
      return owner === workload ? [{ tool: name, declaredIn: resource, path, what: 'value' }] : [];
    }),
  );
  return [
    ...own.flatMap(({ declaredIn, overrides, overridesPath, filter, filterPath }) => [
      ...Object.keys(overrides).map((tool): Mention => ({
        tool,
        declaredIn,
        path: [...overridesPath, tool],
        what: 'key',
      })),
      ...filter.flatMap((tool, index): Mention[] =>
        Object.hasOwn(overrides, tool) ? [] : [{ tool, declaredIn, path: [...filterPath, index], what: 'value' }],
      ),
    ]),
    // A shared configuration may give the names that steps call.
    ...(hasShared ? [] : calls),
  ].filter(({ tool, what }) => what === 'key' || !newNames.has(tool));
}

/** Whether clients of a proxy do not find a tool under a name, and the name it has instead. */
function hiddenIn(settings: ToolSettings, tool: string): { readonly renamed: string | undefined } | undefined {
  const { filter, overrides } = settings;
  const isNewName = Object.values(overrides).some(({ name }) => name === tool);
  const name = isNewName ? tool : shownName(settings, tool);
  const isShown = filter.length === 0 || filter.includes(name);
  if (name !== tool) return filter.includes(tool) ? undefined : { renamed: isShown ? name : undefined };
  return isShown ? undefined : { renamed: undefined };
}
