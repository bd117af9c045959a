import { setTimeout as sleep } from 'node:timers/promises';
import type { CompileResult } from '../../manifests/compile.ts';
import { compileWhole } from '../support/compiled-programs.ts';
import { at, everyValue, isMap, listAt, textAt, type JsonMap } from '../support/plain-walk.ts';
import type { SourceFile } from '../../runtime/diagnostics/span.ts';
import type { ControlPlane } from './control-plane.ts';
import { isolated, listText } from './isolated-objects.ts';
import type { ClusterNode } from './node.ts';
import { providedObjects } from './provided-objects.ts';

/** A compiled example in a namespace of a cluster with a node. */
export interface RunningExample {
  readonly namespace: string;
  readonly result: CompileResult;
  /** What the cluster provides beside the manifests. */
  readonly provided: readonly JsonMap[];
  /** Applies what other sources compile to. */
  readonly apply: (sources: readonly SourceFile[]) => Promise<void>;
  /** Names of the pods that are not on their way out, by the Deployment or StatefulSet they belong to. */
  readonly pods: () => Promise<ReadonlyMap<string, readonly string[]>>;
  /** Service accounts of the pods, by the same names. */
  readonly accounts: () => Promise<ReadonlyMap<string, string>>;
  /** Address (`host:port`) of a Service. */
  readonly address: (service: string) => Promise<string>;
}

/**
 * Brings an example up: a namespace under restricted pod security, what the compiler says the cluster has to provide, an image of
 * the stand-in under every name that is used, and the manifests. Resolves when every workload is available; throws with what the
 * cluster says when one is not.
 */
export async function runExample(
  name: string,
  sources: readonly SourceFile[],
  { cluster, node, standIn }: { readonly cluster: ControlPlane; readonly node: ClusterNode; readonly standIn: string },
): Promise<RunningExample> {
  const prefix = name.replaceAll(/[^a-z0-9]+/g, '-');
  const namespace = `${prefix}-default`;
  const { kubectl } = cluster;
  const must = async (args: readonly string[], input?: string): Promise<string> => {
    const { code, stdout, stderr } = await kubectl(args, input);
    if (code !== 0) throw new Error(`kubectl ${args.join(' ')} failed: ${stdout.slice(-2000)}${stderr}`);
    return stdout;
  };
  const labels = { 'pod-security.kubernetes.io/enforce': 'restricted' };
  await must(
    ['apply', '-f', '-'],
    JSON.stringify({ apiVersion: 'v1', kind: 'Namespace', metadata: { name: namespace, labels } }),
  );
  const result = await compileWhole(sources);
  if (result.objects.length === 0) throw new Error(`${name} does not compile: ${result.diagnostics[0]?.message ?? ''}`);
  for (const reference of imagesIn(result.objects))
    node.addImage({ reference, program: standIn, entrypoint: ['/program'] });
  const provided = providedObjects(result.externals);
  if (provided.length > 0) await must(['apply', '-f', '-'], listText(isolated(provided, prefix).objects));
  const apply = async (changed: readonly SourceFile[]): Promise<void> => {
    const { objects } = isolated((await compileWhole(changed)).objects, prefix);
    // A warning is what restricted pod security says about a pod that it will refuse.
    const { code, stderr } = await kubectl(
      ['apply', '--server-side', '--validate=strict', '-f', '-'],
      listText(objects),
    );
    if (code !== 0 || stderr !== '') throw new Error(`the manifests of ${name} were not taken as they are: ${stderr}`);
    await untilAvailable(kubectl, namespace);
  };
  await apply(sources);
  return {
    namespace,
    result,
    provided,
    apply,
    pods: async () => podsByOwner(JSON.parse(await must(['get', 'pods', '-n', namespace, '-o', 'json']))),
    accounts: async () => {
      const list: unknown = JSON.parse(await must(['get', 'pods', '-n', namespace, '-o', 'json']));
      return new Map(listAt(list, 'items').map((pod) => [ownerOf(pod), textAt(pod, 'spec', 'serviceAccountName')]));
    },
    address: async (service) =>
      must(['get', 'service', service, '-n', namespace, '-o', 'jsonpath={.spec.clusterIP}:{.spec.ports[0].port}']),
  };
}

/** The images of all containers. */
function imagesIn(objects: readonly JsonMap[]): readonly string[] {
  const images = objects
    .flatMap((object) => everyValue(object))
    .filter(({ path, value }) => path.at(-1) === 'image' && path.includes('template') && typeof value === 'string')
    .map(({ value }) => String(value));
  return [...new Set(images)];
}

/**
 * Resolves when every Deployment and StatefulSet of a namespace is available, but those of `others`, and its old pods are gone; throws with
 * what the cluster says.
 */
export async function untilAvailable(
  kubectl: ControlPlane['kubectl'],
  namespace: string,
  others: readonly string[] = [],
): Promise<void> {
  const { stdout: names } = await kubectl(['get', 'deployments,statefulsets', '-n', namespace, '-o', 'name']);
  const waitedFor = names
    .split('\n')
    .filter((name) => name !== '' && !others.some((other) => name.endsWith(`/${other}`)));
  for (const name of waitedFor) {
    const { code, stdout, stderr } = await kubectl(['rollout', 'status', name, '-n', namespace, '--timeout=90s']);
    if (code === 0) continue;
    const { stdout: events } = await kubectl(['get', 'events', '-n', namespace]);
    const { stdout: logs } = await kubectl(['logs', name, '-n', namespace, '--tail=20']);
    throw new Error(`${name} did not come up: ${stdout}${stderr}\n${events}\n${logs}`);
  }
  // A rollout is done before its old pods are gone.
  for (let round = 0; round < 60; round++) {
    const { stdout } = await kubectl([
      'get',
      'pods',
      '-n',
      namespace,
      '-o',
      'jsonpath={.items[*].metadata.deletionTimestamp}',
    ]);
    if (stdout === '') return;
    await sleep(500);
  }
}

/**
 * Resolves when a Service leads to pods that answer: a pod is available before the node has rules for its Service, and a busy machine takes
 * seconds for them. `address` is the origin (`http://host:port`).
 */
export async function untilServed(address: string): Promise<void> {
  let reason: unknown;
  for (let round = 0; round < 180; round++) {
    try {
      if ((await fetch(`${address}/health`)).status === 200) return;
    } catch (error) {
      reason = error;
    }
    await sleep(500);
  }
  throw new Error(`nobody answers at ${address}`, { cause: reason });
}

function podsByOwner(list: unknown): ReadonlyMap<string, readonly string[]> {
  const items: unknown = Reflect.get(Object(list), 'items');
  const pods = new Map<string, string[]>();
  for (const pod of Array.isArray(items) ? items.filter(isMap) : []) {
    if (at(pod, 'metadata', 'deletionTimestamp') !== undefined) continue;
    const name = textAt(pod, 'metadata', 'name');
    const owner = ownerOf(pod);
    pods.set(owner, [...(pods.get(owner) ?? []), name].toSorted());
  }
  return pods;
}

/** A pod of a Deployment ends with two hashes, one of a StatefulSet with its number. */
function ownerOf(pod: JsonMap): string {
  return textAt(pod, 'metadata', 'name').replace(/-[a-z0-9]+-[a-z0-9]{5}$|-\d+$/, '');
}
