import { backendSource, membersOf } from './group-members.ts';
import type { LinkedProgram } from '../../program/link.ts';
import type { Resource } from '../../program/resource.ts';
import { mayBeIncomplete } from '../may-be-incomplete.ts';
import { computedOnceForEach } from '../facts-of.ts';

/** The names that a virtual server tells its backends apart by, as far as the input says them. */
export interface BackendNames {
  readonly names: readonly string[];
  /** Whether these are all: what a virtual server discovers at run time may be more. */
  readonly isComplete: boolean;
}

/**
 * The backends of a virtual server (spec 2, StaticBackendConfig): the members of its group, and under `source: inline` those
 * that its configuration lists. Undefined where they do not follow from the input: in a part of it, where a resource was
 * dropped, or where the group has no members. Read once per virtual server.
 */
export const backendNamesOf = computedOnceForEach(readNames);

function readNames(server: Resource<'VirtualMCPServer'>, program: LinkedProgram): BackendNames | undefined {
  const { config } = server.resource.spec;
  // In a part of the input members may be missing, and a resource that was dropped may be one.
  if (config === undefined || mayBeIncomplete(program)) {
    return undefined;
  }
  if (program.find('MCPGroup', server, config.groupRef) === undefined) return undefined;
  const isComplete = backendSource(server) === 'inline';
  const listed = isComplete ? (config.backends ?? []) : [];
  const members = membersOf(program, { name: config.groupRef, namespace: server.namespace });
  const names = [...new Set([...members, ...listed].map(({ name }) => name))].toSorted();
  return names.length === 0 ? undefined : { names, isComplete };
}
