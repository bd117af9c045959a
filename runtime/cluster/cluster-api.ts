import type { CoreV1Api, CustomObjectsApi, KubeConfig } from '@kubernetes/client-node';
import { watchList, type WatchEvents } from './watch-list.ts';

/** A list of custom resources. A namespace of undefined means all namespaces. */
export interface ClusterList {
  readonly group: string;
  readonly version: string;
  readonly plural: string;
  readonly namespace: string | undefined;
}

/** A small object that is read by its name. */
export interface NamedObject {
  readonly kind: 'Secret' | 'ConfigMap';
  readonly namespace: string;
  readonly name: string;
}

/** What the API server of a cluster is asked for. */
export interface ClusterApi {
  /** The namespace of the pod, or of the kubeconfig's context; `default` where neither says one. */
  readonly namespace: string;
  /**
   * Every object of a list; none where the kind is not installed. `keep` makes of each what is kept of it, page by page; undefined keeps
   * nothing. Rejects with ClusterRefusal where the API server refuses or is out of reach, and with TooManyObjects where more than `most`
   * are kept.
   */
  list<T>(
    list: ClusterList,
    most: number,
    signal: AbortSignal,
    keep: (object: unknown) => T | undefined,
  ): Promise<readonly T[]>;
  /** The object, undefined where there is none. Rejects as `list` does. */
  read(object: NamedObject, signal: AbortSignal): Promise<unknown>;
  /** Tells of every change of a list until the signal ends it, whatever happens to the connection in between. */
  watch(list: ClusterList, events: WatchEvents, signal: AbortSignal): void;
  /** Whether the account may read a list. Rejects with ClusterRefusal for any other reason not to get it. */
  mayList(list: ClusterList, signal: AbortSignal): Promise<boolean>;
}

/** The API server refused, or did not answer. */
export class ClusterRefusal extends Error {
  /** Of its answer; undefined: there was none. */
  readonly status: number | undefined;
  /** The service account that it refused, as the answer names it; undefined where it names none. */
  readonly account: string | undefined;

  constructor(status: number | undefined, cause: unknown) {
    super(status === undefined ? 'the API server cannot be reached' : `the API server answered ${status}`, { cause });
    this.status = status;
    this.account = status === 403 ? accountIn(cause) : undefined;
  }
}

/** A list holds more objects than were asked for. */
export class TooManyObjects extends Error {}

/** Connects as the pod's service account, or as kubectl would. `perPage` objects are asked for at once. Rejects when no cluster is configured. */
export async function clusterApi(perPage = 500): Promise<ClusterApi> {
  // 750 ms and 130 MB: only where something asks a cluster.
  const { KubeConfig, CoreV1Api, CustomObjectsApi, Watch } = await import('@kubernetes/client-node');
  const config: KubeConfig = new KubeConfig();
  config.loadFromDefault();
  // What the client makes up where it finds nothing.
  if (config.getCurrentContext() === 'loaded-context' && config.getCurrentCluster()?.server === 'http://localhost:8080')
    throw new Error('there is neither a kubeconfig nor the service account of a pod');
  const api = config.makeApiClient(CustomObjectsApi);
  const core = config.makeApiClient(CoreV1Api);
  const watcher = new Watch(config);
  const { namespace = '' } = config.getContextObject(config.getCurrentContext()) ?? {};
  return {
    namespace: namespace.trim() === '' ? 'default' : namespace.trim(),
    list: (list, most, signal, keep) => readList(api, list, { perPage, most, keep }, signal),
    read: (object, signal) => readNamed(core, object, signal),
    watch(list, events, signal) {
      const currentVersion = async (): Promise<string> => {
        const { metadata } = mapOf(await page(api, list, { limit: 1 }, signal));
        const { resourceVersion } = mapOf(metadata);
        return typeof resourceVersion === 'string' ? resourceVersion : '';
      };
      void watchList({ watcher, path: pathOf(list), currentVersion, events, signal });
    },
    async mayList(list, signal) {
      try {
        await page(api, list, { limit: 1 }, signal);
        return true;
      } catch (error) {
        if (statusOf(error) === 403) return false;
        // The API server checks permissions before it looks for objects, so a 404 means that the list is allowed.
        if (statusOf(error) === 404) return true;
        throw new ClusterRefusal(statusOf(error), error);
      }
    },
  };
}

/** How much of a list is read. */
interface Kept<T> {
  readonly perPage: number;
  readonly most: number;
  readonly keep: (object: unknown) => T | undefined;
}

async function readList<T>(
  api: CustomObjectsApi,
  list: ClusterList,
  { perPage: limit, most, keep }: Kept<T>,
  signal: AbortSignal,
): Promise<readonly T[]> {
  const found: T[] = [];
  let next: string | undefined;
  do {
    let answer: unknown;
    try {
      answer = await page(api, list, { limit, ...(next === undefined ? {} : { _continue: next }) }, signal);
    } catch (error) {
      // A definition that is not installed has no resources.
      if (statusOf(error) === 404) return [];
      throw new ClusterRefusal(statusOf(error), error);
    }
    const { items, metadata } = mapOf(answer);
    for (const item of Array.isArray(items) ? items : []) {
      const kept = keep(item);
      if (kept !== undefined) found.push(kept);
    }
    if (found.length > most) throw new TooManyObjects();
    const token = mapOf(metadata)['continue'];
    next = typeof token === 'string' && token !== '' ? token : undefined;
  } while (next !== undefined);
  return found;
}

/** One page of a list. Rejects with the client's own error, which has a status where the API server answered. */
function page(
  api: CustomObjectsApi,
  { namespace, ...list }: ClusterList,
  part: { readonly limit: number; readonly _continue?: string },
  signal: AbortSignal,
): Promise<unknown> {
  const request = { ...list, ...part };
  const asked: Promise<unknown> =
    namespace === undefined
      ? api.listClusterCustomObject(request)
      : api.listNamespacedCustomObject({ ...request, namespace });
  return until(signal, asked);
}

async function readNamed(
  core: CoreV1Api,
  { kind, namespace, name }: NamedObject,
  signal: AbortSignal,
): Promise<unknown> {
  try {
    const asked: Promise<unknown> =
      kind === 'Secret'
        ? core.readNamespacedSecret({ namespace, name })
        : core.readNamespacedConfigMap({ namespace, name });
    return await until(signal, asked);
  } catch (error) {
    if (statusOf(error) === 404) return undefined;
    throw new ClusterRefusal(statusOf(error), error);
  }
}

function pathOf({ group, version, plural, namespace }: ClusterList): string {
  const where = namespace === undefined ? '' : `/namespaces/${namespace}`;
  return `/apis/${group}/${version}${where}/${plural}`;
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

function mapOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** The account that an answer of the API server says to have refused. */
function accountIn(error: unknown): string | undefined {
  const message = error instanceof Error ? error.message.slice(0, 10_000) : '';
  return /system:serviceaccount:[a-z0-9-]+:([a-z0-9.-]+)/.exec(message)?.[1];
}
