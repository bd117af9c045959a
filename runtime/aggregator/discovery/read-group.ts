import { apiGroup, kinds } from '../../../generated/kinds.ts';
import { project } from '../../../generated/project.ts';
import { ClusterRefusal, TooManyObjects, type ClusterApi, type ClusterList } from '../../cluster/cluster-api.ts';
import { discoveredKinds, memberKinds, type DiscoveredKind } from '../../resources/discovered-kinds.ts';
import type { MemberResource } from '../../resources/member-resource.ts';
import type { ReferredStrategies } from './describe-member.ts';
import { memberOf, rawResource, strategyOf, type InvalidResource, type RawResource } from './group-resources.ts';

/** Members of one group, and resources of one kind that are kept: what comes from outside is bounded. */
const mostMembers = 1000;
const mostResources = 2000;
/** Bytes of what is kept of one kind, as JSON. */
const mostBytes = 33_554_432;

/** A group as it is in the cluster. */
export interface ReadGroup {
  readonly members: readonly MemberResource[];
  readonly invalid: readonly InvalidResource[];
  readonly strategies: ReferredStrategies;
}

/** The list of a kind in a namespace. */
export function listOf(kind: DiscoveredKind, namespace: string): ClusterList {
  return { group: apiGroup, version: project.version, plural: kinds[kind].plural, namespace };
}

/** Reads the members of a group and what they refer to. Throws with words for people where that is not possible. */
export async function readGroup(api: ClusterApi, group: string, signal: AbortSignal): Promise<ReadGroup> {
  const { namespace } = api;
  const read = async (
    kind: DiscoveredKind,
    isWanted: (raw: RawResource) => boolean,
  ): Promise<readonly RawResource[]> => {
    let bytes = 0;
    const keep = (object: unknown): RawResource | undefined => {
      const raw = rawResource(object);
      if (raw === undefined || raw.isEnding || !isWanted(raw)) return undefined;
      bytes += JSON.stringify(raw.spec ?? null).length;
      if (bytes > mostBytes) throw new TooManyObjects();
      return raw;
    };
    try {
      return await api.list(listOf(kind, namespace), mostResources, signal, keep);
    } catch (error) {
      throw new Error(problemOf(error, kind, namespace), { cause: error });
    }
  };
  const strategies = new Map<string, Awaited<ReturnType<typeof strategyOf>>>();
  for (const raw of await read('MCPExternalAuthConfig', () => true)) strategies.set(raw.name, await strategyOf(raw));
  const members = new Map<string, MemberResource>();
  const invalid: InvalidResource[] = [];
  for (const kind of memberKinds) {
    for (const raw of await read(kind, (each) => each.group === group)) {
      const { name } = raw;
      const member = await memberOf(kind, raw, namespace);
      const first = members.get(name);
      if ('problem' in member) invalid.push(member);
      else if (first !== undefined)
        invalid.push({ kind, name, problem: `a ${first.kind} of its group has the same name, and is the backend` });
      else members.set(name, member);
    }
  }
  if (members.size > mostMembers) throw new Error(`the group "${group}" has more than ${mostMembers} members`);
  const sorted = [...members.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return { members: sorted, invalid, strategies };
}

function problemOf(error: unknown, kind: DiscoveredKind, namespace: string): string {
  const where = `namespace ${namespace}`;
  const { plural } = kinds[kind];
  if (error instanceof TooManyObjects)
    return `there are more ${plural} in ${where} than can be kept: ${mostResources}, or ${mostBytes} bytes`;
  if (!(error instanceof ClusterRefusal)) return error instanceof Error ? error.message : 'the cluster did not answer';
  const { status, account } = error;
  if (status === 403) {
    const plurals = discoveredKinds.map((each) => kinds[each].plural).join(', ');
    const role = account === undefined ? 'its Role' : `the Role of the service account "${account}"`;
    return `the account may not list ${plural} in ${where}: ${role} needs the verbs list and watch for ${plurals} (API group ${apiGroup}), as svc compile writes it`;
  }
  if (status === 401) return `the API server does not know the account that reads ${where}`;
  return status === undefined ? 'the API server cannot be reached' : `the API server answered ${status} for ${where}`;
}
