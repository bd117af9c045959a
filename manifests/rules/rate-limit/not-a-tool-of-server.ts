import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { backendNamesOf } from '../../facts/gateways/backend-names.ts';
import { calledTool } from '../../../runtime/workflow/model/called-tool.ts';
import { prefixOf } from '../../../runtime/aggregation/tool-prefix.ts';
import type { LinkedProgram } from '../../program/link.ts';
import { isNearMiss } from '../../../runtime/config/near-miss.ts';
import { isKind, type Resource } from '../../program/resource.ts';
import { ownSettingsOf, settingsOf } from '../../facts/gateways/tool-settings.ts';
import { workflowsRunBy } from '../../facts/workflows/workflows-run-by.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const limitOfGatewayTool = defineDiagnostic<{ tool: string; meant: string; gateway: string }>({
  code: 'rate-limit/not-a-tool-of-server',
  severity: 'warning',
  summary:
    'A rate limit of a server for a name that is nearly, or with the prefix of a virtual server, that of a tool it has.',
  message: ({ tool, meant, gateway }) =>
    `the limit of "${tool}" has no effect if the server has no such tool: virtual server "${gateway}" speaks of "${meant}"`,
  hint: ({ meant }) => `did you mean "${meant}"?`,
});

/** Limits of a server go by the names that it gives its tools itself (spec 3, RateLimitConfig). */
export const rateLimitNotAToolOfServer: Rule = (program, report) => {
  for (const server of program.resources) {
    if (!isKind(server, 'MCPServer')) continue;
    const limits = server.resource.spec.rateLimiting?.tools ?? [];
    if (limits.length === 0) continue;
    const gateways = gatewaysOf(server, program).map((gateway) => ({ gateway, ...toolsOf(gateway, server, program) }));
    // A name that any gateway speaks of is meant.
    const meant = new Set(gateways.flatMap(({ tools }) => [...tools]));
    for (const [index, { name: tool }] of limits.entries()) {
      if (meant.has(tool)) continue;
      const near = gateways
        .flatMap(({ gateway, prefix, tools }) =>
          [...tools].map((name) => ({ gateway: gateway.name, meant: name, isNear: `${prefix}${name}` === tool })),
        )
        .find(({ meant: name, isNear }) => isNear || isMistyped(tool, name));
      if (near === undefined) continue;
      const place = placeOf(server, ['spec', 'rateLimiting', 'tools', index, 'name'], 'value');
      report(limitOfGatewayTool({ tool, meant: near.meant, gateway: near.gateway }, place));
    }
  }
};

/** A tool for one thing and one for several (`get_issue`, `get_issues`) are two. */
function isMistyped(tool: string, name: string): boolean {
  const [own, other] = [tool.replaceAll('_', '-'), name.replaceAll('_', '-')];
  const isForm = own.split('-').some((word, index) => {
    const expected = other.split('-')[index] ?? '';
    return word !== expected && (word.startsWith(expected) || expected.startsWith(word) || expected.length < 5);
  });
  return own.length >= other.length - 1 && own.length <= other.length + 1 && !isForm && isNearMiss(own, other);
}

function gatewaysOf(server: Resource<'MCPServer'>, program: LinkedProgram): Resource<'VirtualMCPServer'>[] {
  const { groupRef } = server.resource.spec;
  return program.resources.flatMap((resource) => {
    if (!isKind(resource, 'VirtualMCPServer') || groupRef === undefined) return [];
    const isServed = resource.namespace === server.namespace && resource.resource.spec.config?.groupRef === groupRef;
    return isServed ? [resource] : [];
  });
}

/** The names that a virtual server has for the tools of a server, before and after renaming, and the prefix it puts before them. */
function toolsOf(
  gateway: Resource<'VirtualMCPServer'>,
  server: Resource<'MCPServer'>,
  program: LinkedProgram,
): { readonly prefix: string; readonly tools: ReadonlySet<string> } {
  const aggregation = gateway.resource.spec.config?.aggregation;
  const tools = new Set<string>();
  for (const [index, { workload, toolConfigRef }] of (aggregation?.tools ?? []).entries()) {
    if (workload !== server.name) continue;
    const shared = toolConfigRef === undefined ? undefined : program.find('MCPToolConfig', gateway, toolConfigRef.name);
    const settings = shared === undefined ? ownSettingsOf(gateway, index) : settingsOf(shared);
    for (const name of [...(settings?.filter ?? []), ...Object.keys(settings?.overrides ?? {})]) tools.add(name);
  }
  const backends = backendNamesOf(gateway, program)?.names ?? [server.name];
  for (const { calls } of workflowsRunBy(gateway, program)) {
    for (const { tool } of calls) {
      const { workload, name } = calledTool(tool, backends);
      if (workload === server.name) tools.add(name);
    }
  }
  return { prefix: prefixOf(aggregation, server.name), tools };
}
