import type { LinkedProgram } from './link.ts';
import type { Resource } from './resource.ts';

/** A resource that belongs to a group: a backend of every virtual server of that group. */
export type GroupMember = Resource<'MCPServer'> | Resource<'MCPRemoteProxy'> | Resource<'MCPServerEntry'>;

/** The members of a group, by name and kind, whatever the order of the input. */
export function membersOf(
  program: Pick<LinkedProgram, 'resources'>,
  group: { readonly name: string; readonly namespace: string | undefined },
): GroupMember[] {
  const members = program.resources.flatMap((resource): GroupMember[] => {
    switch (resource.kind) {
      case 'MCPServer':
      case 'MCPRemoteProxy':
      case 'MCPServerEntry':
        return resource.namespace === group.namespace && resource.resource.spec.groupRef === group.name
          ? [resource]
          : [];
      default:
        return [];
    }
  });
  return members.toSorted((a, b) => compare(a.name, b.name) || compare(a.kind, b.kind));
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
