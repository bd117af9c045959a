import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { Report } from '../../../runtime/diagnostics/diagnostic.ts';
import { LabelIndex } from '../../facts/pods/label-index.ts';
import type { LinkedProgram } from '../../program/link.ts';
import { mayBeIncomplete } from '../../facts/may-be-incomplete.ts';
import {
  networkConnections,
  type ConnectedPods,
  type NetworkConnection,
} from '../../facts/network/network-connections.ts';
import {
  hasOtherPolicies,
  mayAllow,
  mayAllowNames,
  networkPolicies,
  type Direction,
  type NetworkPolicy,
} from '../../facts/network/network-policies.ts';
import { propertyOf } from '../../program/values-at.ts';
import type { Rule } from '../../check/contracts/rule.ts';

interface Cut {
  readonly direction: Direction;
  /** What is cut, for a sentence. */
  readonly connection: string;
  readonly more: number;
  /** What to allow. */
  readonly missing: string;
}

export const cutsConnection = defineDiagnostic<Cut & { readonly policy: string }>({
  code: 'network-policy/cuts-connection',
  severity: 'warning',
  extent: 'whole',
  summary:
    'A NetworkPolicy isolates pods that are made for a resource, and neither it nor another one of the input allows a connection that they need.',
  message: ({ policy, direction, connection, more }) =>
    `NetworkPolicy "${policy}" isolates pods (${direction}), and none of the input allows ${connection}${more === 0 ? '' : `, and ${more} more ${more === 1 ? 'connection' : 'connections'}`}`,
  hint: ({ missing }) => missing,
});

/** The policies that are about some pods in one direction. */
interface Isolation {
  /** The one that says most, if one surely selects these pods. */
  by: NetworkPolicy | undefined;
  readonly allowing: NetworkPolicy[];
}

type Isolations = ReadonlyMap<ConnectedPods, { readonly [D in Direction]: Isolation }>;

/**
 * Policies of the input leave the connections that our programs make (Kubernetes, NetworkPolicy: pods that a policy selects are isolated,
 * and what any policy allows is allowed). Policies of network plugins, and those of another input, may allow more.
 */
export const networkPolicyCutsConnection: Rule = async (program, report) => {
  if (mayBeIncomplete(program) || hasOtherPolicies(program)) return;
  const connections = await networkConnections(program);
  const isolations = isolationsOf(connections, program);
  const cuts = new Map<NetworkPolicy, Cut[]>();
  const add = (policy: NetworkPolicy, cut: Cut): void => {
    const known = cuts.get(policy);
    if (known === undefined) cuts.set(policy, [cut]);
    else known.push(cut);
  };
  const asked = new Set<ConnectedPods>();
  for (const connection of connections) {
    const { from, to, port } = connection;
    const outgoing = from === undefined ? undefined : isolations.get(from)?.egress;
    const incoming = to === undefined || connection.isAdmitted ? undefined : isolations.get(to)?.ingress;
    if (outgoing?.by !== undefined && !outgoing.allowing.some((one) => mayAllow(one, 'egress', to, port, program)))
      add(outgoing.by, {
        direction: 'egress',
        connection: shown(connection),
        more: 0,
        missing: hintOf(connection, 'egress'),
      });
    else if (outgoing?.by !== undefined && from !== undefined && connection.isNamed && !asked.has(from)) {
      asked.add(from);
      if (!outgoing.allowing.some((one) => mayAllowNames(one, program))) add(outgoing.by, namesOf(from));
    }
    if (incoming?.by !== undefined && !incoming.allowing.some((one) => mayAllow(one, 'ingress', from, port, program)))
      add(incoming.by, {
        direction: 'ingress',
        connection: shown(connection),
        more: 0,
        missing: hintOf(connection, 'ingress'),
      });
  }
  for (const [policy, found] of cuts) reportCuts(policy, found, report);
};

/** One finding for what a policy cuts in each direction: one that denies everything may cut hundreds. */
function reportCuts({ object }: NetworkPolicy, cuts: readonly Cut[], report: Report): void {
  for (const direction of ['ingress', 'egress'] as const) {
    const [first, ...others] = cuts.filter((cut) => cut.direction === direction);
    if (first === undefined) continue;
    const spec = propertyOf(object.object, 'spec');
    const field = [direction, 'policyTypes', 'podSelector'].find((name) => propertyOf(spec, name) !== undefined);
    const place = placeOf(object, field === undefined ? ['metadata', 'name'] : ['spec', field], 'key');
    report(cutsConnection({ ...first, more: others.length, policy: object.name }, place));
  }
}

function isolationsOf(connections: readonly NetworkConnection[], program: LinkedProgram): Isolations {
  const ends = new Set(connections.flatMap(({ from, to }) => [from, to]).filter((end) => end !== undefined));
  const index = new LabelIndex(ends);
  const isolations = new Map([...ends].map((end) => [end, { ingress: isolation(), egress: isolation() }] as const));
  for (const policy of networkPolicies(program)) {
    for (const end of index.select(policy.object.namespace, policy.selector)) {
      for (const direction of ['ingress', 'egress'] as const) {
        const rules = policy.rules[direction];
        const known = isolations.get(end)?.[direction];
        if (rules === undefined || known === undefined) continue;
        // Where one denies everything and another allows something, that one is most likely wrong.
        const isFirst = known.by === undefined || (known.by.rules[direction]?.length === 0 && rules.length > 0);
        if (policy.object.namespace === end.namespace && isFirst) known.by = policy;
        if (rules.length > 0) known.allowing.push(policy);
      }
    }
  }
  return isolations;
}

function isolation(): Isolation {
  return { by: undefined, allowing: [] };
}

function shown({ caller, to, port }: NetworkConnection): string {
  if (to === undefined) return `what ${caller} asks of the API server`;
  const at = port?.number === undefined ? '' : `, port ${port.number}`;
  return `connections from ${caller} to ${to.title}${at}`;
}

function namesOf(from: ConnectedPods): Cut {
  return {
    direction: 'egress',
    connection: `what ${from.title} asks of DNS`,
    more: 0,
    missing: 'allow port 53 over UDP and TCP below "egress"',
  };
}

function hintOf({ from, to, port }: NetworkConnection, direction: Direction): string {
  if (to === undefined) return 'allow the port of the API server, 443 or 6443, below "egress"';
  const other = direction === 'ingress' ? from : to;
  const [field, target] = direction === 'ingress' ? ['ingress', 'from'] : ['egress', 'to'];
  const ports = port?.number === undefined ? '' : `port ${port.number} `;
  if (other === undefined) return `allow ${ports}below "${field}"`;
  // A peer without a namespaceSelector means pods of the policy's own namespace.
  const elsewhere =
    other.namespace === undefined || from?.namespace === to.namespace ? '' : ` in namespace "${other.namespace}"`;
  return `allow ${ports}below "${field}", ${target} pods with ${selecting(other)}${elsewhere}`;
}

/** The labels that tell pods from others, for a hint; those of others may be any. */
function selecting({ labels }: ConnectedPods): string {
  const own = ['app.kubernetes.io/instance', 'app.kubernetes.io/component'].filter((name) =>
    Object.hasOwn(labels, name),
  );
  const names = own.length > 0 ? own : Object.keys(labels).slice(0, 2);
  return names.map((name) => `${name}: ${labels[name] ?? ''}`).join(', ');
}
