import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { KubernetesSource } from '../../../generated/types/kubernetes-source.ts';
import { clusterClient, type ClusterClient } from './cluster-client.ts';
import { exportedResource, type ClusterResource } from './exported-resource.ts';
import type { OfferedVersion, SourceReader, SourceReading } from './source-reader.ts';

/** Changes that come within this time are read together, in milliseconds. */
const quiet = 200;

/** Where a pod finds the namespace it runs in. */
const ownNamespaceFile = '/var/run/secrets/kubernetes.io/serviceaccount/namespace';

/**
 * Reads the resources of a cluster that ask to be exported (facts on the Kubernetes source). Each read lists every namespace of
 * the source whole, so that an entry of one namespace never displaces another's; the watch only says that it is time to read.
 */
export function kubernetesReader(
  source: KubernetesSource,
  connect: () => Promise<ClusterClient> = clusterClient,
): SourceReader {
  const client = connect();
  // Whoever reads or watches hears of a client that cannot be made; nobody has to before.
  client.catch(() => undefined);
  const stopped = new AbortController();
  return {
    async read(_, signal) {
      try {
        return await readAll(await client, source.namespaces ?? [], signal);
      } catch (error) {
        return { outcome: 'failed', message: reasonOf(error) };
      }
    },
    watch(onChange) {
      let timer: NodeJS.Timeout | undefined;
      const soon = (): void => {
        clearTimeout(timer);
        timer = setTimeout(onChange, quiet);
      };
      const ended = new AbortController();
      const signal = AbortSignal.any([stopped.signal, ended.signal]);
      void watchAll(client, source.namespaces ?? [], soon, signal);
      return () => {
        clearTimeout(timer);
        ended.abort();
      };
    },
    close() {
      stopped.abort();
      return Promise.resolve();
    },
  };
}

async function watchAll(
  connecting: Promise<ClusterClient>,
  named: readonly string[],
  onChange: () => void,
  signal: AbortSignal,
): Promise<void> {
  try {
    const client = await connecting;
    for (const namespace of await watchedNamespaces(client, named, signal)) client.watch(namespace, onChange, signal);
  } catch {
    // The read says what is wrong with the cluster; it comes back at its interval, or when somebody asks.
  }
}

/** The namespaces to list; undefined stands for all of them. */
async function watchedNamespaces(
  client: ClusterClient,
  named: readonly string[],
  signal: AbortSignal,
): Promise<readonly (string | undefined)[]> {
  if (named.length > 0) return named;
  const own = await ownNamespace();
  if (own === undefined || (await client.mayListAll(signal))) return [undefined];
  return [own];
}

async function readAll(client: ClusterClient, named: readonly string[], signal: AbortSignal): Promise<SourceReading> {
  const namespaces = await watchedNamespaces(client, named, signal);
  const versions: OfferedVersion[] = [];
  const remarks: string[] = [];
  if (named.length === 0 && namespaces[0] !== undefined)
    remarks.push(`only namespace ${namespaces[0]} is read: the account may not list the whole cluster`);
  for (const namespace of namespaces) {
    const resources = await client.list(namespace, signal);
    for (const resource of resources.toSorted(byPlace)) {
      const exported = exportedResource(resource);
      if (exported.outcome === 'refused')
        remarks.push(`${resource.kind} ${resource.namespace}/${resource.name}: ${exported.problem}`);
      if (exported.outcome !== 'exported') continue;
      versions.push(exported.version);
      remarks.push(...exported.remarks);
    }
  }
  const hash = createHash('sha256').update(JSON.stringify(versions)).digest('hex');
  const remark = remarks.join('; ').slice(0, 2000);
  return { outcome: 'read', versions, contentHash: hash, ...(remark === '' ? {} : { remark }) };
}

function byPlace(a: ClusterResource, b: ClusterResource): number {
  const left = `${a.namespace}/${a.name}/${a.kind}`;
  const right = `${b.namespace}/${b.name}/${b.kind}`;
  return left < right ? -1 : left > right ? 1 : 0;
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
