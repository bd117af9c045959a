import { createHash, type Hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { KubernetesSource } from '../../../generated/types/kubernetes-source.ts';
import { throttle } from '../../schedule/throttle.ts';
import { pause } from '../../schedule/pause.ts';
import { inTurns, type Steps } from '../../schedule/steps.ts';
import { changedResources } from './changed-resources.ts';
import type { QuarantinedEntry } from '../store/registry-store.ts';
import { clusterClient, placeOf, type ClusterClient, type ResourceEvents } from './cluster-client.ts';
import { entryNameOf, exportedResource, type ClusterResource } from './exported-resource.ts';
import type { OfferedVersion, SourceReader, SourceReading } from './source-reader.ts';

/** Changes that come within `quiet` are read together, and reads begin at least `spacing` apart; in milliseconds. */
const quiet = 200;
const spacing = 1_000;

/** Milliseconds until it is looked again which namespaces may be watched, when nobody could tell. */
const retryTime = 5_000;

/** Where a pod finds the namespace it runs in. */
const ownNamespaceFile = '/var/run/secrets/kubernetes.io/serviceaccount/namespace';

/** Most remarks that are kept: the message of a source has room for far fewer. */
const mostRemarks = 100;

/** Namespaces to read; undefined means all of them. */
type Places = readonly (string | undefined)[];

/** Kinds that the account may not watch, by place. */
type WatchRefusals = Map<string | undefined, Set<string>>;

/**
 * Reads the resources of a cluster that ask to be exported (facts on the Kubernetes source). Each read lists every namespace of
 * the source whole, so that an entry of one namespace never displaces another's; the watch only says that it is time to read.
 * A read fails as a whole when one of the namespaces cannot be listed: its entries stay as they were, instead of vanishing.
 */
export function kubernetesReader(
  source: KubernetesSource,
  connect: () => Promise<ClusterClient> = clusterClient,
): SourceReader {
  const named = source.namespaces ?? [];
  const client = connectOnce(connect);
  const refusals: WatchRefusals = new Map();
  let follow: (places: Places) => void = () => undefined;
  return {
    async read(_, signal) {
      try {
        const cluster = await client();
        const places = await placesOf(cluster, named, signal);
        follow(places);
        return await readAll(cluster, places, named.length === 0, refusals, signal);
      } catch (error) {
        return { outcome: 'failed', message: reasonOf(error) };
      }
    },
    watch(onChange) {
      const ended = new AbortController();
      const throttled = throttle(onChange, quiet, spacing);
      const watching = watchPlaces(client, refusals, () => throttled.call(), ended.signal);
      follow = watching;
      void followFirst(client, named, watching, ended.signal);
      return () => {
        throttled.stop();
        ended.abort();
      };
    },
  };
}

/** One connection for every call; one that could not be made is tried again by the next. */
function connectOnce(connect: () => Promise<ClusterClient>): () => Promise<ClusterClient> {
  let connected: Promise<ClusterClient> | undefined;
  return () => {
    connected ??= connect().catch((error: unknown) => {
      connected = undefined;
      throw error;
    });
    return connected;
  };
}

/** Begins to watch without waiting for a read, which another replica may do. The read says what is wrong with the cluster. */
async function followFirst(
  client: () => Promise<ClusterClient>,
  named: readonly string[],
  watching: (places: Places) => void,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    try {
      watching(await placesOf(await client(), named, signal));
      return;
    } catch {
      await pause(retryTime, signal);
    }
  }
}

/** Returns a function that watches the given places, and stops watching the earlier ones. */
function watchPlaces(
  client: () => Promise<ClusterClient>,
  refusals: WatchRefusals,
  onChange: () => void,
  ended: AbortSignal,
): (places: Places) => void {
  let watched: string | undefined;
  let current = new AbortController();
  const begin = async (places: Places, events: ResourceEvents, signal: AbortSignal): Promise<void> => {
    try {
      const cluster = await client();
      for (const place of places) {
        const mayWatch = (kind: string, isAllowed: boolean): void => {
          if (isAllowed) refusals.get(place)?.delete(kind);
          else refusals.set(place, (refusals.get(place) ?? new Set()).add(kind));
        };
        cluster.watch(place, { ...events, mayWatch }, signal);
      }
    } catch {
      // The next read tells the places again.
      watched = undefined;
    }
  };
  return (places) => {
    const key = JSON.stringify(places.map((place) => place ?? null));
    if (key === watched || ended.aborted) return;
    watched = key;
    current.abort();
    current = new AbortController();
    refusals.clear();
    const signal = AbortSignal.any([current.signal, ended]);
    const resources = changedResources();
    const events = {
      missed: onChange,
      changed: (resource: ClusterResource, isDeleted: boolean) => {
        if (resources.isChange(resource, isDeleted)) onChange();
      },
    };
    void begin(places, events, signal);
  };
}

/** What a source reads: its namespaces; without any, the whole cluster, or in a pod that may not, the pod's own. */
async function placesOf(client: ClusterClient, named: readonly string[], signal: AbortSignal): Promise<Places> {
  if (named.length > 0) return named;
  const own = await ownNamespace();
  if (own === undefined || (await client.mayListAll(signal))) return [undefined];
  return [own];
}

async function readAll(
  client: ClusterClient,
  places: Places,
  isWhole: boolean,
  refusals: WatchRefusals,
  signal: AbortSignal,
): Promise<SourceReading> {
  const remarks: string[] = [];
  if (isWhole && places[0] !== undefined)
    remarks.push(`only namespace ${places[0]} is read: the account may not list the whole cluster`);
  for (const [place, kinds] of refusals) {
    if (kinds.size === 0) continue;
    const what = [...kinds].toSorted().join(', ');
    remarks.push(
      `changes of ${what} in ${placeOf(place)} are seen late: the account may not watch them; give it the verb watch there`,
    );
  }
  const exports: Exports = { versions: [], refused: [], remarks, hash: createHash('sha256') };
  for (const place of places) await inTurns(exportInSteps(await client.list(place, signal), exports));
  const { versions, refused, hash } = exports;
  const remark = remarks.join('; ').slice(0, 2000);
  const contentHash = hash.digest('hex');
  return { outcome: 'read', versions, refused, contentHash, ...(remark === '' ? {} : { remark }) };
}

/** What became of the resources that were read so far. */
interface Exports {
  readonly versions: OfferedVersion[];
  readonly refused: QuarantinedEntry[];
  readonly remarks: string[];
  /** Of all versions and refusals, in their order. */
  readonly hash: Hash;
}

/** Exports the resources of a place, in an order that follows from what they are called. */
export function* exportInSteps(resources: readonly ClusterResource[], exports: Exports): Steps<void> {
  const placed: { readonly key: string; readonly resource: ClusterResource }[] = [];
  for (const resource of resources) {
    placed.push({ key: `${resource.namespace}/${resource.name}/${resource.kind}`, resource });
    yield;
  }
  placed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  for (const { resource } of placed) {
    yield;
    const exported = exportedResource(resource);
    if (exported.outcome === 'not-exported') continue;
    if (exported.outcome === 'refused') {
      const { kind, namespace, name } = resource;
      const refusal = { name: entryNameOf(resource), problem: `${kind} ${namespace}/${name}: ${exported.problem}` };
      exports.refused.push(refusal);
      exports.hash.update(JSON.stringify(refusal));
      continue;
    }
    exports.versions.push(exported.version);
    exports.hash.update(JSON.stringify(exported.version));
    if (exports.remarks.length < mostRemarks) exports.remarks.push(...exported.remarks);
  }
}

async function ownNamespace(): Promise<string | undefined> {
  try {
    return (await readFile(ownNamespaceFile, 'utf8')).trim();
  } catch {
    // No pod: the configuration of kubectl decides what may be read.
    return undefined;
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message.split('\n', 1).join('').slice(0, 300) : 'the cluster did not answer';
}
