import type { LinkedProgram } from './link.ts';
import type { Resource } from './resource.ts';

/** A resource that belongs to a group: a backend of every virtual server of that group. */
export type GroupMember = Resource<'MCPServer'> | Resource<'MCPRemoteProxy'> | Resource<'MCPServerEntry'>;

/** The members of a group, by name and kind, whatever the order of the input. */
export function membersOf(
  program: Pick<LinkedProgram, 'resources'>,
  group: { readonly name: string; readonly namespace: string | undefined },
): readonly GroupMember[] {
  let index = known.get(program);
  if (index === undefined) known.set(program, (index = indexed(program.resources)));
  return index.get(JSON.stringify([group.namespace, group.name])) ?? [];
}

/** The members of all groups, once for each program: hundreds of groups would each walk all its resources. */
const known = new WeakMap<Pick<LinkedProgram, 'resources'>, ReadonlyMap<string, readonly GroupMember[]>>();

function indexed(resources: LinkedProgram['resources']): ReadonlyMap<string, readonly GroupMember[]> {
  const groups = new Map<string, GroupMember[]>();
  for (const resource of resources) {
    if (resource.kind !== 'MCPServer' && resource.kind !== 'MCPRemoteProxy' && resource.kind !== 'MCPServerEntry')
      continue;
    const { groupRef } = resource.resource.spec;
    if (groupRef === undefined) continue;
    const key = JSON.stringify([resource.namespace, groupRef]);
    const members = groups.get(key);
    if (members === undefined) groups.set(key, [resource]);
    else members.push(resource);
  }
  for (const members of groups.values()) members.sort((a, b) => compare(a.name, b.name) || compare(a.kind, b.kind));
  return groups;
}

/**
 * Where a virtual server learns of its backends (spec 2): what the resource says, else what its configuration says,
 * else `inline` where that lists backends, else `discovered`.
 */
export function backendSource({ resource }: Resource<'VirtualMCPServer'>): 'inline' | 'discovered' {
  const { config, outgoingAuth } = resource.spec;
  const isListed = (config?.backends ?? []).length > 0;
  return outgoingAuth?.source ?? config?.outgoingAuth?.source ?? (isListed ? 'inline' : 'discovered');
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
