import type { CustomObjectsApi, KubeConfig } from '@kubernetes/client-node';
import { apiGroup, kinds } from '../../../generated/kinds.ts';
import { project } from '../../../generated/project.ts';
import { watchChanges, type WatchEvents } from './cluster-watch.ts';
import { resourceOf, type ClusterResource } from './exported-resource.ts';

/** The cluster as the source needs it. A namespace of undefined stands for all of them. */
export interface ClusterClient {
  /** Every server resource of a namespace. Throws with words for people when the API server refuses or is out of reach. */
  list(namespace: string | undefined, signal: AbortSignal): Promise<readonly ClusterResource[]>;
  /** Tells of every change until the signal ends it, whatever happens to the connection in between. */
  watch(namespace: string | undefined, events: WatchEvents, signal: AbortSignal): void;
  /** Whether the account may list the resources of the whole cluster. Throws as `list` does. */
  mayListAll(signal: AbortSignal): Promise<boolean>;
}

/** What people connect to: the kinds that a registry's account may read (manifests/lower/registry-permissions.ts). */
const exportedKinds = ['MCPServer', 'VirtualMCPServer', 'MCPRemoteProxy'] as const;
type ExportedKind = (typeof exportedKinds)[number];

/** Most resources of one namespace, or of the cluster, that are read: what comes from outside is bounded. */
const mostResources = 50_000;

/** Connects as the pod's service account, or as kubectl would. `perPage` resources are asked for at once. Rejects when no cluster is configured. */
export async function clusterClient(perPage = 500): Promise<ClusterClient> {
  // 750 ms and 130 MB: only where a source reads a cluster.
  const { KubeConfig, CustomObjectsApi, Watch } = await import('@kubernetes/client-node');
  const config: KubeConfig = new KubeConfig();
  config.loadFromDefault();
  const api = config.makeApiClient(CustomObjectsApi);
  const watcher = new Watch(config);
  return {
    async list(namespace, signal) {
      const lists = await Promise.all(exportedKinds.map((kind) => listKind(api, kind, namespace, perPage, signal)));
      return lists.flat();
    },
    watch(namespace, events, signal) {
      for (const kind of exportedKinds) {
        const currentVersion = async (): Promise<string> => {
          const { metadata } = mapOf(await page(api, kind, namespace, { limit: 1 }, signal));
          return textOf(mapOf(metadata)['resourceVersion']);
        };
        void watchChanges({ watcher, kind, path: pathOf(kind, namespace), currentVersion, events, signal });
      }
    },
    async mayListAll(signal) {
      try {
        await page(api, 'MCPServer', undefined, { limit: 1 }, signal);
        return true;
      } catch (error) {
        if (statusOf(error) === 403) return false;
        // Who is not allowed is told so before it is looked up whether there is anything.
        if (statusOf(error) === 404) return true;
        throw problemOf(error, undefined);
      }
    },
  };
}

async function listKind(
  api: CustomObjectsApi,
  kind: ExportedKind,
  namespace: string | undefined,
  limit: number,
  signal: AbortSignal,
): Promise<readonly ClusterResource[]> {
  const found: ClusterResource[] = [];
  let next: string | undefined;
  do {
    let answer: unknown;
    try {
      answer = await page(api, kind, namespace, { limit, ...(next === undefined ? {} : { _continue: next }) }, signal);
    } catch (error) {
      // A definition that is not installed has no resources.
      if (statusOf(error) === 404) return [];
      throw problemOf(error, namespace);
    }
    const { items, metadata } = mapOf(answer);
    if (Array.isArray(items)) for (const item of items) found.push(resourceOf(kind, item));
    if (found.length > mostResources)
      throw new Error(`there are more than ${mostResources} resources in ${placeOf(namespace)}; name fewer namespaces`);
    const token = mapOf(metadata)['continue'];
    next = typeof token === 'string' && token !== '' ? token : undefined;
  } while (next !== undefined);
  return found;
}

/** One page of a list. Rejects with the client's own error, which has a status where the API server answered. */
function page(
  api: CustomObjectsApi,
  kind: ExportedKind,
  namespace: string | undefined,
  part: { readonly limit: number; readonly _continue?: string },
  signal: AbortSignal,
): Promise<unknown> {
  const request = { group: apiGroup, version: project.version, plural: kinds[kind].plural, ...part };
  const asked: Promise<unknown> =
    namespace === undefined
      ? api.listClusterCustomObject(request)
      : api.listNamespacedCustomObject({ ...request, namespace });
  return until(signal, asked);
}

function pathOf(kind: ExportedKind, namespace: string | undefined): string {
  const where = namespace === undefined ? '' : `/namespaces/${namespace}`;
  return `/apis/${apiGroup}/${project.version}${where}/${kinds[kind].plural}`;
}

/** The result, unless the signal comes first: the client takes none. */
function until<T>(signal: AbortSignal, asked: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<T>();
  const end = (): void => reject(new Error('the API server did not answer in time'));
  if (signal.aborted) end();
  signal.addEventListener('abort', end, { once: true });
  return Promise.race([asked, promise]).finally(() => signal.removeEventListener('abort', end));
}

function statusOf(error: unknown): number | undefined {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'number' ? code : undefined;
}

function problemOf(error: unknown, namespace: string | undefined): Error {
  const status = statusOf(error);
  const where = placeOf(namespace);
  if (status === 401) return new Error(`the API server does not know the account that reads ${where}`);
  if (status === 403) {
    const plurals = exportedKinds.map((kind) => kinds[kind].plural).join(', ');
    const right = `get, list and watch for ${plurals} (API group ${apiGroup})`;
    return new Error(`the account may not list ${plurals} in ${where}: give it a role there with ${right}`);
  }
  if (status !== undefined) return new Error(`the API server answered ${status} for ${where}`);
  return new Error(`the API server cannot be reached for ${where}`);
}

/** A place as a sentence names it. */
export function placeOf(namespace: string | undefined): string {
  return namespace === undefined ? 'the whole cluster' : `namespace ${namespace}`;
}

function mapOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
