import type { Labels } from '../../objects/labels.ts';
import { isSelected } from '../pods/emitted-pods.ts';
import { foreignNamed, foreignOf } from '../foreign-named.ts';
import type { LinkedProgram } from '../../program/link.ts';
import { computedOnce } from '../facts-of.ts';
import type { ForeignObject } from '../../program/resource.ts';
import { propertyOf, valuesAt } from '../../program/values-at.ts';

type Program = Pick<LinkedProgram, 'foreign'>;

/** What a policy is about: connections to the pods that it selects, or from them. */
export type Direction = 'ingress' | 'egress';

/** A NetworkPolicy of the input (Kubernetes, NetworkPolicy v1). */
export interface NetworkPolicy {
  readonly object: ForeignObject;
  /** Selects pods of its namespace; all of them where it is empty or missing. */
  readonly selector: unknown;
  /** The rules of the directions that it isolates pods in; none of a direction that it leaves alone. */
  readonly rules: { readonly [D in Direction]?: readonly unknown[] };
}

/** One end of a connection, as far as it is known. */
export interface End {
  readonly namespace: string | undefined;
  readonly labels: Labels;
}

/** A port that pods listen on. The number is unknown where only their image tells it. */
export interface ListenedPort {
  readonly number: number | undefined;
  /** Its name in the pods; undefined where pods may call it anything. */
  readonly name: string | undefined;
}

/** The NetworkPolicies of an input. */
export const networkPolicies = computedOnce((program: Program): readonly NetworkPolicy[] =>
  foreignOf(program, 'NetworkPolicy').map((object) => {
    const spec = propertyOf(object.object, 'spec');
    const listed = valuesAt(spec, ['policyTypes', '*']).map(({ value }) => value);
    const [ingress, egress] = (['ingress', 'egress'] as const).map((field) =>
      valuesAt(spec, [field, '*']).map(({ value }) => value),
    );
    // Without types every policy is about what comes in, and about what goes out where it has rules for that.
    const isIngress = listed.length === 0 || listed.includes('Ingress');
    const isEgress = listed.length === 0 ? (egress ?? []).length > 0 : listed.includes('Egress');
    return {
      object,
      selector: propertyOf(spec, 'podSelector'),
      rules: { ...(isIngress ? { ingress: ingress ?? [] } : {}), ...(isEgress ? { egress: egress ?? [] } : {}) },
    };
  }),
);

/** API groups whose kinds allow connections too, in ways that are not read here. */
const otherGroups: ReadonlySet<string> = new Set([
  'cilium.io',
  'crd.antrea.io',
  'crd.projectcalico.org',
  'policy.networking.k8s.io',
  'projectcalico.org',
]);

/** Whether an input has policies of a network plugin, which may allow what a NetworkPolicy does not. */
export function hasOtherPolicies({ foreign }: Program): boolean {
  return foreign.some(({ group, kind }) => otherGroups.has(group) && kind.endsWith('Policy'));
}

/**
 * Whether a policy may allow a connection: somebody else for ingress, or the destination for egress, and a port. An end that is
 * undefined may be anywhere, and so may what is in a block of addresses. In doubt it allows.
 */
export function mayAllow(
  { object, rules }: NetworkPolicy,
  direction: Direction,
  other: End | undefined,
  port: ListenedPort | undefined,
  program: Program,
): boolean {
  const peers = direction === 'ingress' ? 'from' : 'to';
  return (rules[direction] ?? []).some((rule) => {
    const ends = valuesAt(rule, [peers, '*']);
    const ports = valuesAt(rule, ['ports', '*']);
    const isEnd = ends.length === 0 || ends.some(({ value }) => mayBePeer(value, object, other, program));
    return isEnd && (ports.length === 0 || ports.some(({ value }) => mayBePort(value, port)));
  });
}

function mayBePeer(peer: unknown, policy: ForeignObject, end: End | undefined, program: Program): boolean {
  const [pods, namespaces] = [propertyOf(peer, 'podSelector'), propertyOf(peer, 'namespaceSelector')];
  if (end === undefined || propertyOf(peer, 'ipBlock') !== undefined) return true;
  if (pods === undefined && namespaces === undefined) return true;
  const isHere =
    namespaces === undefined
      ? end.namespace === policy.namespace || end.namespace === undefined || policy.namespace === undefined
      : mayBeNamespace(namespaces, end.namespace, program);
  return isHere && (pods === undefined || maySelect(end.labels, pods, isAddedLater));
}

/** Whether a selector may select a namespace: nobody knows all the labels that it has in the cluster. */
function mayBeNamespace(selector: unknown, namespace: string | undefined, program: Program): boolean {
  if (namespace === undefined) return true;
  const object = foreignNamed(program, 'Namespace', namespace, undefined);
  const written = valuesAt(object?.object, ['metadata', 'labels', '*']).flatMap(
    ({ path, value }): [string, string][] => (typeof value === 'string' ? [[String(path.at(-1)), value]] : []),
  );
  const labels = { ...Object.fromEntries(written), 'kubernetes.io/metadata.name': namespace };
  return maySelect(labels, selector, () => true);
}

/** Whether a selector selects something with these labels, and perhaps with others of the names that are open. */
function maySelect(labels: Labels, selector: unknown, isOpen: (name: string) => boolean): boolean {
  const mayHave = (name: unknown): boolean =>
    typeof name !== 'string' || (!Object.hasOwn(labels, name) && isOpen(name));
  return (
    valuesAt(selector, ['matchLabels', '*']).every(
      ({ path, value }) =>
        mayHave(path.at(-1)) || isSelected(labels, { matchLabels: { [String(path.at(-1))]: value } }),
    ) &&
    valuesAt(selector, ['matchExpressions', '*']).every(
      ({ value }) => mayHave(propertyOf(value, 'key')) || isSelected(labels, { matchExpressions: [value] }),
    )
  );
}

/** Labels that pods get in the cluster: from controllers, and from the webhooks of a mesh. */
function isAddedLater(name: string): boolean {
  return /^(?:pod-template-hash|controller-revision-hash|(?:[\w-]+\.)*(?:istio|linkerd|kuma|cilium|dapr)\.io\/.*|(?:statefulset|apps)\.kubernetes\.io\/.*)$/.test(
    name,
  );
}

function mayBePort(allowed: unknown, asked: ListenedPort | undefined): boolean {
  const protocol = propertyOf(allowed, 'protocol') ?? 'TCP';
  if (protocol === 'UDP' || protocol === 'SCTP') return false;
  const [port, last] = [propertyOf(allowed, 'port'), propertyOf(allowed, 'endPort')];
  if (asked === undefined) return true;
  if (typeof port === 'string') return asked.name === undefined || asked.name === port;
  if (typeof port !== 'number' || asked.number === undefined) return true;
  return typeof last === 'number' ? port <= asked.number && asked.number <= last : port === asked.number;
}

/** Where the DNS of a cluster runs as a rule, and the ports that it listens on there. */
const dnsNamespaces: readonly string[] = ['kube-system', 'openshift-dns'];
const dnsPorts: readonly number[] = [53, 5353];

/** Whether a policy may let pods ask the DNS of the cluster, which nothing works without that has a name in its address. */
export function mayAllowNames({ object, rules }: NetworkPolicy, program: Program): boolean {
  return (rules.egress ?? []).some((rule) => {
    const ports = valuesAt(rule, ['ports', '*']);
    if (ports.some(({ value }) => isDnsPort(value))) return true;
    const peers = valuesAt(rule, ['to', '*']).map(({ value }) => value);
    return ports.length === 0 && (peers.length === 0 || peers.some((peer) => mayBeDns(peer, object, program)));
  });
}

function isDnsPort(allowed: unknown): boolean {
  const [port, last] = [propertyOf(allowed, 'port'), propertyOf(allowed, 'endPort')];
  // A name may be that of any port.
  if (typeof port !== 'number') return true;
  return dnsPorts.some((dns) => (typeof last === 'number' ? port <= dns && dns <= last : port === dns));
}

function mayBeDns(peer: unknown, { namespace }: ForeignObject, program: Program): boolean {
  const [pods, namespaces] = [propertyOf(peer, 'podSelector'), propertyOf(peer, 'namespaceSelector')];
  if (namespaces !== undefined) return dnsNamespaces.some((name) => mayBeNamespace(namespaces, name, program));
  if (pods === undefined) return true;
  return namespace === undefined || dnsNamespaces.includes(namespace) || /dns/i.test(JSON.stringify(pods));
}
