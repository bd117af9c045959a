import { placeOf } from '../../../runtime/config/part.ts';
import { suggest } from '../../../runtime/config/suggest.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { backendNamesOf } from '../../facts/gateways/backend-names.ts';
import { calledTool } from '../../../runtime/workflow/model/called-tool.ts';
import { backendSource, membersOf, type GroupMember } from '../../facts/gateways/group-members.ts';
import type { LinkedProgram } from '../../program/link.ts';
import { permittedTools } from '../../facts/policies/permitted-tools.ts';
import { policySetsOf } from '../../facts/policies/policy-sets.ts';
import { identityOf, isKind, titleOf, type Resource } from '../../program/resource.ts';
import { workflowsRunBy } from '../../facts/workflows/workflows-run-by.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const forbiddenTool = defineDiagnostic<{ tool: string; backend: string; permitted: readonly string[] }>({
  code: 'workflow/forbidden-tool',
  severity: 'warning',
  summary: 'A step calls a tool that no policy of the backend permits any caller to call.',
  message: ({ tool, backend }) => `no policy of ${backend} permits any caller to call "${tool}", so this step fails`,
  hint: ({ tool, permitted }) => {
    const near = suggest(tool, permitted);
    return near === undefined
      ? `permit it there, or call another: ${permitted.join(', ')}`
      : `did you mean "${near}"? Else permit "${tool}" there`;
  },
});

/** What a workflow calls, the backend permits (spec 2, workflow steps; spec 3, AuthzConfigRef). */
export const workflowForbiddenTool: Rule = async (program, report) => {
  const callers = program.resources.filter(
    (resource): resource is Resource<'VirtualMCPServer'> =>
      isKind(resource, 'VirtualMCPServer') && workflowsRunBy(resource, program).length > 0,
  );
  const seen = new Set<string>();
  for (const server of callers) {
    const guarded = await guardedMembers(server, program);
    const names = backendNamesOf(server, program)?.names ?? guarded.keys();
    for (const { resource, calls } of guarded.size === 0 ? [] : workflowsRunBy(server, program)) {
      for (const { tool: called, path } of calls) {
        const { workload, name: tool } = calledTool(called, names);
        const backend = guarded.get(workload);
        if (tool === '' || backend === undefined || backend.permitted.has(tool)) continue;
        // A definition that several virtual servers share is wrong once.
        const key = `${identityOf(resource.kind, resource.namespace, resource.name)} ${path.join('/')}`;
        if (seen.has(key)) continue;
        seen.add(key);
        const span = placeOf(backend.member, ['spec', 'authzConfig'], 'key');
        report(
          forbiddenTool(
            { tool, backend: titleOf(backend.member), permitted: [...backend.permitted] },
            placeOf(resource, path, 'value'),
            span === undefined ? [] : [{ message: 'its policies', span }],
          ),
        );
      }
    }
  }
};

interface Guarded {
  readonly member: GroupMember;
  readonly permitted: ReadonlySet<string>;
}

/** The backends whose own policies permit some tools only, by name. Where a virtual server renames tools, steps may use other names. */
async function guardedMembers(
  server: Resource<'VirtualMCPServer'>,
  program: LinkedProgram,
): Promise<ReadonlyMap<string, Guarded>> {
  const found = new Map<string, Guarded>();
  const { config } = server.resource.spec;
  if (config === undefined) return found;
  const listed = backendSource(server) === 'inline' ? (config.backends ?? []) : [];
  const renaming = (config.aggregation?.tools ?? []).filter(
    ({ overrides, toolConfigRef }) => overrides !== undefined || toolConfigRef !== undefined,
  );
  for (const member of membersOf(program, { name: config.groupRef, namespace: server.namespace })) {
    if (member.kind === 'MCPServerEntry' || member.resource.spec.authzConfig?.type !== 'inline') continue;
    const { name } = member;
    if (listed.some((backend) => backend.name === name) || renaming.some(({ workload }) => workload === name)) continue;
    const { sets } = await policySetsOf(program);
    const set = sets.find(({ part }) => part === member);
    const permitted = set === undefined ? undefined : permittedTools(set);
    if (permitted !== undefined) found.set(name, { member, permitted });
  }
  return found;
}
