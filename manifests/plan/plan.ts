import type { Plan } from '../../generated/types/plan.ts';
import type { PlanWorkload } from '../../generated/types/plan-workload.ts';
import type { Diagnostic } from '../../runtime/diagnostics/diagnostic.ts';
import type { ServerDefaults } from '../lower/server-defaults.ts';
import type { CheckedProgram } from '../program/checked-program.ts';
import type { GroupMember } from '../facts/gateways/group-members.ts';
import { isKind, type AnyResource } from '../program/resource.ts';
import { aggregateTools, type Aggregation } from './tools/aggregate-tools.ts';
import { checkTools } from './tools/check-tools.ts';
import { compareText } from './compare-text.ts';
import { planContext } from './plan-context.ts';
import { planExternals } from './plan-externals.ts';
import { planWorkload } from './plan-workload.ts';
import { noToolLists, type ToolLists } from './tools/tool-lists.ts';

/** What a plan may know beside the program. */
export interface PlanOptions {
  readonly toolLists?: ToolLists;
  /** What svc.yaml says about the pods of our own programs. */
  readonly programs?: ServerDefaults;
}

/** A plan, and what the lists of tools show to be wrong. */
export interface Planned {
  readonly plan: Plan;
  readonly diagnostics: readonly Diagnostic[];
}

/** Kinds in the order in which a plan shows them: what clients call first. */
const order: readonly string[] = [
  'VirtualMCPServer',
  'MCPServer',
  'MCPRemoteProxy',
  'MCPServerEntry',
  'MCPRegistry',
  'EmbeddingServer',
];

/**
 * Shows what a program resolves to: for every workload its address, who may call it and how it signs in elsewhere, the tools that
 * clients see, and what all of that takes for granted. Pure, and the same for the same input in any order. The program must have
 * no errors and no unresolved reference. No secret value is in a plan.
 */
export async function plan(program: CheckedProgram, options: PlanOptions = {}): Promise<Planned> {
  const context = planContext(program, options.toolLists ?? noToolLists, options.programs ?? {});
  const resources = program.resources.toSorted(inOrder);
  const aggregations = new Map<AnyResource, Aggregation>(
    resources
      .filter((resource) => isKind(resource, 'VirtualMCPServer'))
      .map((server) => [server, aggregateTools(server, context)]),
  );
  const workloads: PlanWorkload[] = [];
  for (const resource of resources) {
    const planned = planWorkload(resource, aggregations, context);
    const workload = planned instanceof Promise ? await planned : planned;
    if (workload !== undefined) workloads.push(workload);
  }
  if (resources.some(({ namespace }) => namespace === undefined)) {
    context.assumptions.add(
      'input',
      'no namespace is set: addresses are bare names, which resolve inside the namespace that kubectl applies to',
    );
  }
  const diagnostics: Diagnostic[] = [];
  const members = resources.filter(
    (resource): resource is GroupMember =>
      isKind(resource, 'MCPServer') || isKind(resource, 'MCPRemoteProxy') || isKind(resource, 'MCPServerEntry'),
  );
  checkTools(members, [...aggregations.values()], context, (finding) => diagnostics.push(finding));
  return {
    plan: {
      planVersion: 'v1',
      workloads,
      externals: planExternals(program.externals),
      assumptions: context.assumptions.all(),
    },
    diagnostics,
  };
}

function inOrder(a: AnyResource, b: AnyResource): number {
  return (
    compareText(a.namespace ?? '', b.namespace ?? '') ||
    (a.kind === b.kind ? 0 : order.indexOf(a.kind) - order.indexOf(b.kind)) ||
    compareText(a.name, b.name)
  );
}
