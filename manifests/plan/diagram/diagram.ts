import type { Plan } from '../../../generated/types/plan.ts';
import type { PlanBackend } from '../../../generated/types/plan-backend.ts';
import type { PlanWorkflow } from '../../../generated/types/plan-workflow.ts';
import type { PlanWorkload } from '../../../generated/types/plan-workload.ts';
import { planName } from '../names.ts';
import { clientsLabel, credentialsLabel, hostOf, rightsLabel, toolsLabel, type EdgeText } from './labels.ts';

/** A box of a diagram. */
export interface DiagramNode {
  /** Unique in the diagram, and safe in any notation. */
  readonly id: string;
  readonly shape: 'clients' | 'gateway' | 'workload' | 'outside' | 'step';
  /** What it says, the name in the second line. Values of the input as they are: who draws escapes them. */
  readonly lines: readonly string[];
}

/** An arrow of a diagram: who calls whom, or which step runs before which. */
export interface DiagramEdge extends EdgeText {
  readonly from: string;
  readonly to: string;
}

/** One graph: the platform, or a workflow. */
export interface DiagramGraph {
  /** Empty for the platform. */
  readonly title: string;
  /** The node that runs a workflow. */
  readonly of?: string;
  readonly nodes: readonly DiagramNode[];
  readonly edges: readonly DiagramEdge[];
}

/** Kinds that clients of MCP call. */
const served: ReadonlySet<string> = new Set(['VirtualMCPServer', 'MCPServer', 'MCPRemoteProxy']);

/**
 * What a plan draws: clients, what they call, the backends behind it with the credentials that are sent there, and each workflow as a
 * graph of its own. The same for the same plan; nodes and edges are in the order of the plan.
 */
export function diagramOf(plan: Plan): readonly DiagramGraph[] {
  const graph = new GraphOfPlan();
  const behind = new Set(plan.workloads.flatMap((gateway) => (gateway.backends ?? []).flatMap(nameIn(gateway))));
  for (const workload of plan.workloads) graph.workload(workload, !behind.has(planName(workload)));
  for (const workload of plan.workloads) graph.calls(workload);
  const workflows = plan.workloads.flatMap((workload) =>
    (workload.workflows ?? []).map((workflow) => ({ workflow, of: graph.idOf(planName(workload)), workload })),
  );
  const graphs = workflows.map(({ workflow, of, workload }, index) =>
    workflowGraph(workflow, `w${index}`, of, planName(workload)),
  );
  return [...(graph.nodes.length === 0 ? [] : [{ title: '', nodes: graph.nodes, edges: graph.edges }]), ...graphs];
}

/** The workload that a backend is, by the name that plans give it; none where only an address is listed. */
function nameIn(gateway: PlanWorkload): (backend: PlanBackend) => string[] {
  return ({ kind, name }) => (kind === undefined ? [] : [planName({ kind, name, namespace: gateway.namespace })]);
}

class GraphOfPlan {
  readonly nodes: DiagramNode[] = [];
  readonly edges: DiagramEdge[] = [];
  private readonly ids = new Map<string, string>();

  idOf(key: string): string {
    const id = this.ids.get(key) ?? `n${this.ids.size}`;
    this.ids.set(key, id);
    return id;
  }

  /** A workload, called by clients directly where no gateway of the plan is before it. */
  workload(workload: PlanWorkload, isEntry: boolean): void {
    const { kind, namespace, name, runs, address } = workload;
    const isServed = served.has(kind) || kind === 'MCPRegistry';
    const isCalled = isEntry && isServed && address !== undefined;
    const id = this.node(planName(workload), kind === 'VirtualMCPServer' ? 'gateway' : shapeOf(kind), [
      kind,
      planNameOf(namespace, name),
      ...(runs === undefined || kind === 'MCPRemoteProxy' ? [] : [kind === 'MCPServerEntry' ? hostOf(runs) : runs]),
      ...(isServed && !isCalled ? [`clients: ${clientsLabel(workload).label}`] : []),
      ...rightsLabel(workload),
      ...toolsLabel(workload),
    ]);
    if (!isCalled) return;
    const from = kind === 'MCPRegistry' ? this.clients('people and tools') : this.clients('MCP clients');
    this.edges.push({ from, to: id, ...clientsLabel(workload) });
  }

  /** The arrows to what a workload calls: the backends of a gateway, the server behind a proxy. */
  calls(workload: PlanWorkload): void {
    const from = this.idOf(planName(workload));
    for (const backend of workload.backends ?? []) {
      const [known] = nameIn(workload)(backend);
      const to =
        known !== undefined && this.ids.has(known)
          ? this.idOf(known)
          : this.node(`backend ${from} ${backend.name}`, 'outside', [
              backend.kind ?? 'backend',
              backend.name,
              hostOf(backend.url),
            ]);
      this.edges.push({ from, to, ...credentialsLabel(backend.authentication) });
    }
    const { kind, runs, outgoing } = workload;
    if (kind !== 'MCPRemoteProxy' || runs === undefined) return;
    const to = this.node(`outside ${runs}`, 'outside', ['remote server', hostOf(runs)]);
    this.edges.push({
      from,
      to,
      ...(outgoing === undefined ? { label: '', isOpen: false } : credentialsLabel(outgoing)),
    });
  }

  private clients(who: string): string {
    return this.node(`clients ${who}`, 'clients', [who]);
  }

  private node(key: string, shape: DiagramNode['shape'], lines: readonly string[]): string {
    const isKnown = this.ids.has(key);
    const id = this.idOf(key);
    if (!isKnown) this.nodes.push({ id, shape, lines });
    return id;
  }
}

function shapeOf(kind: string): DiagramNode['shape'] {
  return kind === 'MCPServerEntry' ? 'outside' : 'workload';
}

function planNameOf(namespace: string | undefined, name: string): string {
  return namespace === undefined ? name : `${namespace}/${name}`;
}

function workflowGraph(
  { name, timeout, steps = [] }: PlanWorkflow,
  prefix: string,
  of: string,
  owner: string,
): DiagramGraph {
  const ids = new Map(steps.map(({ id }, index) => [id, `${prefix}s${index}`]));
  return {
    title: `workflow ${name} of ${owner}${timeout === undefined ? '' : `, at most ${timeout}`}`,
    of,
    nodes: steps.map(({ id, type, tool, hidden }): DiagramNode => ({
      id: ids.get(id) ?? id,
      shape: 'step',
      lines: [type, id, ...(tool === undefined ? [] : [`${tool}${hidden === true ? ' (hidden)' : ''}`])],
    })),
    edges: steps.flatMap(({ id, after = [] }) =>
      after.flatMap((before) => {
        const [from, to] = [ids.get(before), ids.get(id)];
        return from === undefined || to === undefined ? [] : [{ from, to, label: '', isOpen: false }];
      }),
    ),
  };
}
