import { isNearMiss } from '../../../runtime/config/near-miss.ts';
import { placesInside } from '../../../runtime/config/yaml/places-inside.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { calledTool } from '../../../runtime/workflow/model/called-tool.ts';
import { backendNamesOf } from '../../facts/gateways/backend-names.ts';
import { knownToolsOf } from '../../facts/gateways/known-tools.ts';
import { prefixOf } from '../../../runtime/aggregation/tool-prefix.ts';
import type { LinkedProgram } from '../../program/link.ts';
import { policySetsOf } from '../../facts/policies/policy-sets.ts';
import { toolsInPolicies } from '../../facts/policies/policy-tools.ts';
import { isKind, type Resource } from '../../program/resource.ts';
import { workflowsRunBy } from '../../facts/workflows/workflows-run-by.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const unprefixedTool = defineDiagnostic<{ tool: string; near: string | undefined; prefixes: readonly string[] }>(
  {
    code: 'cedar/unprefixed-tool',
    severity: 'warning',
    extent: 'whole',
    summary:
      'A Cedar policy of a virtual server that names a tool without the prefix of its backend. It never applies.',
    message: ({ tool }) =>
      `no request is for the tool "${tool}": with conflictResolution prefix a tool has the name of its backend before it`,
    hint: ({ near, prefixes }) =>
      near === undefined ? `write the prefix of its backend: ${prefixes.join(', ')}` : `did you mean "${near}"?`,
  },
);

/** Policies of a virtual server name tools as its clients see them (spec 2, ConflictResolutionConfig; spec 3, AuthzConfigRef). */
export const cedarUnprefixedTool: Rule = async (program, report) => {
  const servers = program.resources.filter(
    (resource): resource is Resource<'VirtualMCPServer'> =>
      isKind(resource, 'VirtualMCPServer') && resource.resource.spec.incomingAuth.authzConfig?.type === 'inline',
  );
  if (servers.length === 0) return;
  const { sets } = await policySetsOf(program);
  for (const server of servers) {
    const names = namesOf(server, program);
    if (names === undefined) continue;
    for (const set of sets) {
      if (set.part !== server) continue;
      for (const { path, text, checked } of set.policies) {
        if (checked.problems.length > 0) continue;
        for (const { tool, start, end } of toolsInPolicies(text)) {
          const prefixes = names.missingPrefixes(tool);
          if (prefixes.length === 0) continue;
          const near =
            names.asStep(tool) ??
            names.nearWorkflow(tool) ??
            (prefixes.length === 1 ? `${prefixes[0]}${tool}` : undefined);
          report(unprefixedTool({ tool, near, prefixes }, placesInside(set.part, path, text)(start, end)));
        }
      }
    }
  }
};

interface Names {
  /** The prefixes that a tool may lack; none where there is nothing to say. */
  readonly missingPrefixes: (tool: string) => readonly string[];
  /** The name for clients of a tool that is written as steps of workflows write it. */
  readonly asStep: (tool: string) => string | undefined;
  /** The workflow whose name is a letter or two off. */
  readonly nearWorkflow: (tool: string) => string | undefined;
}

function namesOf(server: Resource<'VirtualMCPServer'>, program: LinkedProgram): Names | undefined {
  const { config } = server.resource.spec;
  const backends = backendNamesOf(server, program);
  if (config === undefined || backends === undefined) return undefined;
  const prefixes = backends.names.map((name) => prefixOf(config.aggregation, name));
  if (prefixes.includes('')) return undefined;
  const workflows = new Set(workflowsRunBy(server, program).map((workflow) => workflow.config.name));
  const searches = config.optimizer === undefined ? [] : ['find_tool', 'call_tool'];
  const known = knownToolsOf(server, program);
  return {
    missingPrefixes(tool) {
      if (workflows.has(tool) || searches.includes(tool)) return [];
      if (prefixes.some((prefix) => tool.startsWith(prefix))) return [];
      const owners = known
        .filter(({ name }) => name === tool)
        .map(({ workload }) => prefixOf(config.aggregation, workload));
      if (owners.length > 0) return [...new Set(owners)];
      // What is discovered at run time may have any name.
      return backends.isComplete ? prefixes : [];
    },
    nearWorkflow: (tool) => [...workflows].find((name) => isNearMiss(tool, name)),
    asStep(tool) {
      const { workload, name } = calledTool(tool, backends.names);
      return backends.names.includes(workload) ? prefixOf(config.aggregation, workload) + name : undefined;
    },
  };
}
