import { apiGroup, kinds } from '../../../generated/kinds.ts';
import { project } from '../../../generated/project.ts';
import { clusterApi, ClusterRefusal, TooManyObjects, type ClusterList } from '../../cluster/cluster-api.ts';
import { resourceOf, type ClusterResource } from './exported-resource.ts';

/** What a watch of the exported kinds tells. */
export interface ResourceEvents {
  /** A resource as it is now, or as it was when it was deleted. */
  changed(resource: ClusterResource, isDeleted: boolean): void;
  /** Changes may have been missed: at the beginning, and whenever the connection had to be begun anew. */
  missed(): void;
  /** Whether the account may watch a kind, each time that it is tried. */
  mayWatch?(kind: string, isAllowed: boolean): void;
}

/** The cluster as the source needs it. A namespace of undefined means all namespaces. */
export interface ClusterClient {
  /** Every server resource of a namespace. Throws with words for people when the API server refuses or is out of reach. */
  list(namespace: string | undefined, signal: AbortSignal): Promise<readonly ClusterResource[]>;
  /** Tells of every change until the signal ends it, whatever happens to the connection in between. */
  watch(namespace: string | undefined, events: ResourceEvents, signal: AbortSignal): void;
  /** Whether the account may list the resources of the whole cluster. Throws as `list` does. */
  mayListAll(signal: AbortSignal): Promise<boolean>;
}

/** What people connect to: the kinds that a registry's account may read (manifests/lower/registry/registry-permissions.ts). */
const exportedKinds = ['MCPServer', 'VirtualMCPServer', 'MCPRemoteProxy'] as const;
type ExportedKind = (typeof exportedKinds)[number];

/** Most resources of one namespace, or of the cluster, that are read: what comes from outside is bounded. */
const mostResources = 50_000;

/** Most characters of what they ask to be exported together. */
const mostCharacters = 256 * 1024 * 1024;

/** Connects as the pod's service account, or as kubectl would. `perPage` resources are asked for at once. Rejects when no cluster is configured. */
export async function clusterClient(perPage = 500): Promise<ClusterClient> {
  const api = await clusterApi(perPage);
  const listKind = async (
    kind: ExportedKind,
    namespace: string | undefined,
    signal: AbortSignal,
    keep: (resource: ClusterResource) => ClusterResource,
  ): Promise<readonly ClusterResource[]> => {
    try {
      return await api.list(listOf(kind, namespace), mostResources, signal, (object) => keep(resourceOf(kind, object)));
    } catch (error) {
      throw problemOf(error, namespace);
    }
  };
  return {
    async list(namespace, signal) {
      const keep = boundedKeep(mostCharacters, placeOf(namespace));
      return (await Promise.all(exportedKinds.map((kind) => listKind(kind, namespace, signal, keep)))).flat();
    },
    watch(namespace, events, signal) {
      for (const kind of exportedKinds) {
        const ofKind = {
          missed: () => events.missed(),
          changed: (object: unknown, isDeleted: boolean) => events.changed(resourceOf(kind, object), isDeleted),
          mayWatch: (isAllowed: boolean) => events.mayWatch?.(kind, isAllowed),
        };
        api.watch(listOf(kind, namespace), ofKind, signal);
      }
    },
    async mayListAll(signal) {
      try {
        return await api.mayList(listOf('MCPServer', undefined), signal);
      } catch (error) {
        throw problemOf(error, undefined);
      }
    },
  };
}

/** Lets resources through until their annotations have more characters altogether than may be kept; then it throws. */
export function boundedKeep(most: number, where: string): (resource: ClusterResource) => ClusterResource {
  let characters = 0;
  return (resource) => {
    for (const text of Object.values(resource.annotations)) characters += text.length;
    if (characters > most)
      throw new Error(`the resources in ${where} ask for more than ${most} characters; name fewer namespaces`);
    return resource;
  };
}

function listOf(kind: ExportedKind, namespace: string | undefined): ClusterList {
  return { group: apiGroup, version: project.version, plural: kinds[kind].plural, namespace };
}

function problemOf(error: unknown, namespace: string | undefined): unknown {
  const where = placeOf(namespace);
  if (error instanceof TooManyObjects)
    return new Error(`there are more than ${mostResources} resources in ${where}; name fewer namespaces`);
  if (!(error instanceof ClusterRefusal)) return error;
  const { status } = error;
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
