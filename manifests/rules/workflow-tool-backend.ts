import type { DocumentPath } from '../../runtime/config/parsed-document.ts';
import { placeOf } from '../../runtime/config/part.ts';
import { suggest } from '../../runtime/config/suggest.ts';
import { defineDiagnostic } from '../../runtime/diagnostics/define.ts';
import { backendSource, membersOf } from '../program/group-members.ts';
import type { LinkedProgram } from '../program/link.ts';
import { identityOf, isKind, type Resource } from '../program/resource.ts';
import { workflowsOf, type Workflow } from '../program/workflows.ts';
import type { Rule } from './rule.ts';

export const unknownToolBackend = defineDiagnostic<{
  tool: string;
  workload: string;
  server: string;
  known: readonly string[];
}>({
  code: 'workflow/unknown-backend',
  severity: 'error',
  summary: 'A step calls a tool of a workload that is no backend of the virtual server.',
  message: ({ tool, workload, server }) =>
    `"${tool}" is a tool of "${workload}", which is no backend of VirtualMCPServer "${server}"`,
  hint: ({ workload, known }) => {
    const near = suggest(workload, known);
    return near === undefined ? `its backends are ${known.join(', ')}` : `did you mean "${near}"?`;
  },
});

/** The workload before the dot of a tool is a backend of the virtual server that runs the workflow (spec 2, `tool`). */
export const workflowToolBackend: Rule = (program, report) => {
  // In a part of the input, other members of the group may stand elsewhere.
  if (program.isIncomplete || program.extent === 'part') return;
  const seen = new Set<string>();
  for (const server of program.resources) {
    if (!isKind(server, 'VirtualMCPServer')) continue;
    const known = backendsOf(server, program);
    if (known === undefined) continue;
    for (const workflow of workflowsRunBy(server, program)) {
      for (const { tool, path } of toolsOf(workflow)) {
        const [workload = ''] = tool.split('.', 1);
        const { kind, namespace, name } = workflow.resource;
        // A definition that several virtual servers share is wrong once.
        const key = `${identityOf(kind, namespace, name)} ${path.join('/')}`;
        if (known.includes(workload) || seen.has(key)) continue;
        seen.add(key);
        const span =
          workflow.resource.kind === server.kind ? undefined : placeOf(server, ['metadata', 'name'], 'value');
        report(
          unknownToolBackend(
            { tool, workload, server: server.name, known },
            placeOf(workflow.resource, path, 'value'),
            span === undefined ? [] : [{ message: 'the virtual server that runs it', span }],
          ),
        );
      }
    }
  }
};

/** Names of the backends of a virtual server, or undefined where they do not follow from the input. */
function backendsOf(server: Resource<'VirtualMCPServer'>, program: LinkedProgram): readonly string[] | undefined {
  const { config } = server.resource.spec;
  if (config === undefined) return undefined;
  const isListed = backendSource(server) === 'inline' && (config.backends ?? []).length > 0;
  if (isListed) return (config.backends ?? []).map(({ name }) => name);
  const members = membersOf(program, { name: config.groupRef, namespace: server.namespace });
  // A resource that was dropped for an error may be a member too.
  const isKnown = program.find('MCPGroup', server, config.groupRef) !== undefined && program.failed.size === 0;
  return isKnown && members.length > 0 ? members.map(({ name }) => name) : undefined;
}

function workflowsRunBy(server: Resource<'VirtualMCPServer'>, program: LinkedProgram): Workflow[] {
  const shared = new Set((server.resource.spec.config?.compositeToolRefs ?? []).map(({ name }) => name));
  return workflowsOf(program).filter(
    ({ resource }) =>
      resource === server ||
      (resource.kind === 'VirtualMCPCompositeToolDefinition' &&
        resource.namespace === server.namespace &&
        shared.has(resource.name)),
  );
}

function toolsOf({ steps }: Workflow): { readonly tool: string; readonly path: DocumentPath }[] {
  return [...steps.values()].flatMap(({ config, path }) => [
    ...(config.tool === undefined ? [] : [{ tool: config.tool, path: [...path, 'tool'] }]),
    ...(config.step?.tool === undefined ? [] : [{ tool: config.step.tool, path: [...path, 'step', 'tool'] }]),
  ]);
}
