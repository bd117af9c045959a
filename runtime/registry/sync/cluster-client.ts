import { setTimeout as delay } from 'node:timers/promises';
import type { CustomObjectsApi, KubeConfig, Watch } from '@kubernetes/client-node';
import { apiGroup, kinds } from '../../../generated/kinds.ts';
import { project } from '../../../generated/project.ts';
import type { ClusterResource } from './exported-resource.ts';

/** The cluster as the source needs it. A namespace of undefined stands for all of them. */
export interface ClusterClient {
  /** Every server resource of a namespace. Throws with words for people when the API server refuses or is out of reach. */
  list(namespace: string | undefined, signal: AbortSignal): Promise<readonly ClusterResource[]>;
  /** Calls back at every change, and once it watches again after it was cut off, until the signal ends it. */
  watch(namespace: string | undefined, onChange: () => void, signal: AbortSignal): void;
  /** Whether the account may list the resources of the whole cluster. */
  mayListAll(signal: AbortSignal): Promise<boolean>;
}

/** What people connect to: the kinds that a registry's account may read (manifests/lower/registry-permissions.ts). */
const exportedKinds = ['MCPServer', 'VirtualMCPServer', 'MCPRemoteProxy'] as const;

/** Resources a page, and the longest wait between attempts to watch, in milliseconds. */
const perPage = 500;
const longestWait = 30_000;

/** Connects as the pod's service account, or as kubectl would. */
export async function clusterClient(): Promise<ClusterClient> {
  // 750 ms and 130 MB: only where a source reads a cluster.
  const { KubeConfig, CustomObjectsApi, Watch } = await import('@kubernetes/client-node');
  const config: KubeConfig = new KubeConfig();
  config.loadFromDefault();
  const api = config.makeApiClient(CustomObjectsApi);
  const watcher = new Watch(config);
  return {
    async list(namespace, signal) {
      const lists = await Promise.all(exportedKinds.map((kind) => listKind(api, kind, namespace, signal)));
      return lists.flat();
    },
    watch(namespace, onChange, signal) {
      for (const kind of exportedKinds) void watchKind(watcher, kind, namespace, onChange, signal);
    },
    async mayListAll(signal) {
      try {
        await until(
          signal,
          api.listClusterCustomObject({
            group: apiGroup,
            version: project.version,
            plural: kinds.MCPServer.plural,
            limit: 1,
          }),
        );
        return true;
      } catch (error) {
        if (statusOf(error) === 403) return false;
        if (statusOf(error) === 404) return true;
        throw problemOf(error, 'the whole cluster');
      }
    },
  };
}

async function listKind(
  api: CustomObjectsApi,
  kind: (typeof exportedKinds)[number],
  namespace: string | undefined,
  signal: AbortSignal,
): Promise<readonly ClusterResource[]> {
  const found: ClusterResource[] = [];
  let next: string | undefined;
  do {
    const request = {
      group: apiGroup,
      version: project.version,
      plural: kinds[kind].plural,
      limit: perPage,
      ...(next === undefined ? {} : { _continue: next }),
    };
    let page: unknown;
    try {
      page = await until(
        signal,
        namespace === undefined
          ? api.listClusterCustomObject(request)
          : api.listNamespacedCustomObject({ ...request, namespace }),
      );
    } catch (error) {
      // A definition that is not installed has no resources.
      if (statusOf(error) === 404) return [];
      throw problemOf(error, namespace === undefined ? 'the whole cluster' : `namespace ${namespace}`);
    }
    const { items, metadata } = mapOf(page);
    if (Array.isArray(items)) for (const item of items) found.push(resourceOf(kind, item));
    const token = mapOf(metadata)['continue'];
    next = typeof token === 'string' && token !== '' ? token : undefined;
  } while (next !== undefined);
  return found;
}

async function watchKind(
  watcher: Watch,
  kind: (typeof exportedKinds)[number],
  namespace: string | undefined,
  onChange: () => void,
  signal: AbortSignal,
): Promise<void> {
  const where = namespace === undefined ? '' : `/namespaces/${namespace}`;
  const path = `/apis/${apiGroup}/${project.version}${where}/${kinds[kind].plural}`;
  let wait = 500;
  while (!signal.aborted) {
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    try {
      // Without a version, a watch begins with what there is: nothing that happened in between is missed.
      const watching = await watcher.watch(
        path,
        {},
        () => {
          wait = 500;
          onChange();
        },
        () => end(),
      );
      const stop = (): void => watching.abort();
      signal.addEventListener('abort', stop, { once: true });
      await ended;
      signal.removeEventListener('abort', stop);
    } catch {
      // Out of reach or refused: the read says why; the watch only tries again.
    }
    try {
      await delay(wait, undefined, { signal });
    } catch {
      return;
    }
    wait = Math.min(wait * 2, longestWait);
  }
}

function resourceOf(kind: string, item: unknown): ClusterResource {
  const { metadata, spec } = mapOf(item);
  const { name, namespace, uid, annotations } = mapOf(metadata);
  const { image, transport } = mapOf(spec);
  const texts = Object.entries(mapOf(annotations)).filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string',
  );
  return {
    kind,
    name: textOf(name),
    namespace: textOf(namespace),
    uid: textOf(uid),
    annotations: Object.fromEntries(texts),
    ...(typeof image === 'string' ? { image } : {}),
    ...(typeof transport === 'string' ? { transport } : {}),
  };
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

function problemOf(error: unknown, where: string): Error {
  const status = statusOf(error);
  if (status === 401 || status === 403) return new Error(`the account may not list the resources of ${where}`);
  if (status !== undefined) return new Error(`the API server answered ${status} for ${where}`);
  return new Error(`the API server cannot be reached for ${where}`);
}

function mapOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
