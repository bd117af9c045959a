import type { LinkedProgram } from '../../program/link.ts';
import { computedOnce } from '../facts-of.ts';
import type { Resource } from '../../program/resource.ts';

/** A resource that belongs to a group: a backend of every virtual server of that group. */
export type GroupMember = Resource<'MCPServer'> | Resource<'MCPRemoteProxy'> | Resource<'MCPServerEntry'>;

type Resources = Pick<LinkedProgram, 'resources'>;

/** A group by its name, in the namespace of those that refer to it. */
export interface GroupName {
  readonly name: string;
  readonly namespace: string | undefined;
}

/** The members of a group, by name and kind, whatever the order of the input. */
export function membersOf(program: Resources, group: GroupName): readonly GroupMember[] {
  return groupsOf(program).members.get(keyOf(group)) ?? [];
}

/** The virtual servers of the input that serve a group, by name. */
export function serversOfGroup(program: Resources, group: GroupName): readonly Resource<'VirtualMCPServer'>[] {
  return groupsOf(program).servers.get(keyOf(group)) ?? [];
}

/** Who refers to each group, once for each program: hundreds of groups would each walk all its resources. */
const groupsOf = computedOnce(({ resources }: Resources) => {
  const members = new Map<string, GroupMember[]>();
  const servers = new Map<string, Resource<'VirtualMCPServer'>[]>();
  for (const resource of resources) {
    if (resource.kind === 'VirtualMCPServer') add(servers, resource, resource.resource.spec.config?.groupRef);
    else if (resource.kind === 'MCPServer' || resource.kind === 'MCPRemoteProxy' || resource.kind === 'MCPServerEntry')
      add(members, resource, resource.resource.spec.groupRef);
  }
  for (const list of members.values()) list.sort((a, b) => compare(a.name, b.name) || compare(a.kind, b.kind));
  for (const list of servers.values()) list.sort((a, b) => compare(a.name, b.name));
  return { members, servers };
});

function add<Item extends { readonly namespace: string | undefined }>(
  lists: Map<string, Item[]>,
  item: Item,
  group: string | undefined,
): void {
  if (group === undefined) return;
  const key = keyOf({ name: group, namespace: item.namespace });
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [item]);
  else list.push(item);
}

function keyOf({ name, namespace }: GroupName): string {
  return JSON.stringify([namespace, name]);
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
