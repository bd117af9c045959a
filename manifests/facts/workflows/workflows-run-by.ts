import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import type { LinkedProgram } from '../../program/link.ts';
import type { Resource } from '../../program/resource.ts';
import { workflowsOf, type ResourceWorkflow, type Workflow } from './workflows.ts';
import { computedOnce } from '../facts-of.ts';

/** A workflow of a virtual server, and every tool that its steps call. */
export interface RunWorkflow extends Pick<ResourceWorkflow, 'resource' | 'path' | 'config' | 'steps'> {
  readonly calls: readonly { readonly tool: string; readonly path: DocumentPath }[];
}

/** The workflows that a virtual server runs: those it holds itself, and those it refers to (spec 2, compositeToolRefs). */
export function workflowsRunBy(server: Resource<'VirtualMCPServer'>, program: LinkedProgram): readonly RunWorkflow[] {
  const { compositeTools = [], compositeToolRefs = [] } = server.resource.spec.config ?? {};
  if (compositeTools.length + compositeToolRefs.length === 0) return [];
  const owners = byOwner(program);
  const shared = compositeToolRefs.map(({ name }) => program.find('VirtualMCPCompositeToolDefinition', server, name));
  const resources = new Set([server, ...shared.filter((definition) => definition !== undefined)]);
  return [...resources].flatMap((resource) => owners.get(resource) ?? []);
}

/** The workflows of a program by the resource that holds them. Read once per program. */
const byOwner = computedOnce(
  (program: LinkedProgram): ReadonlyMap<ResourceWorkflow['resource'], readonly RunWorkflow[]> =>
    Map.groupBy(
      workflowsOf(program).map((workflow) => ({ ...workflow, calls: callsOf(workflow) })),
      ({ resource }) => resource,
    ),
);

function callsOf({ steps }: Workflow): RunWorkflow['calls'] {
  return [...steps.values()].flatMap(({ config, path }) => [
    ...(config.tool === undefined ? [] : [{ tool: config.tool, path: [...path, 'tool'] }]),
    ...(config.step?.tool === undefined ? [] : [{ tool: config.step.tool, path: [...path, 'step', 'tool'] }]),
  ]);
}
