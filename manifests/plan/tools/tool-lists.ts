import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import type { Part } from '../../../runtime/config/part.ts';
import type { GroupMember } from '../../facts/gateways/group-members.ts';

/** The tools of one server as somebody wrote them down. */
export interface ToolList {
  readonly from: 'snapshot' | 'registry';
  /** In the order of the list, each once. */
  readonly tools: readonly string[];
}

/** A list of a snapshot, and its place. */
export interface SnapshotList {
  readonly workload: string;
  readonly tools: readonly string[];
  readonly part: Part;
  readonly path: DocumentPath;
}

/** What a registry entry says of the tools of a server. */
export interface RegistryList {
  /** Name of the entry: a reversed domain name, a slash, and a name. */
  readonly name: string;
  /** Images and addresses that the entry runs at, each with the tools said for it. */
  readonly places: readonly string[];
  readonly tools: readonly string[];
}

/** Every list of tools that was given beside the input. */
export interface ToolLists {
  readonly snapshots: readonly SnapshotList[];
  readonly registry: readonly RegistryList[];
}

/** No lists: the plan knows only what the settings name. */
export const noToolLists: ToolLists = { snapshots: [], registry: [] };

/**
 * The tools that a workload itself offers, before any filter: from a snapshot, else from a registry entry with its image
 * or remote address, else from the only entry that ends in its name. Undefined where nothing tells.
 */
export function toolListOf(workload: GroupMember, lists: ToolLists): ToolList | undefined {
  if (lists.snapshots.length === 0 && lists.registry.length === 0) return undefined;
  const full = `${workload.namespace ?? ''}/${workload.name}`;
  const snapshot =
    lists.snapshots.find((list) => list.workload === full) ??
    lists.snapshots.find((list) => list.workload === workload.name);
  if (snapshot !== undefined) return { from: 'snapshot', tools: snapshot.tools };
  if (lists.registry.length === 0) return undefined;
  const place = workload.kind === 'MCPServer' ? workload.resource.spec.image : workload.resource.spec.remoteUrl;
  const placed = lists.registry.filter(({ places }) => places.some((other) => isSamePlace(other, place)));
  // Several versions of one server may tell of different tools; the image with its tag decides, or nothing does.
  const exact = placed.filter(({ places }) => places.includes(place));
  const named = lists.registry.filter(({ name }) => name.slice(name.indexOf('/') + 1) === workload.name);
  const [found, ...others] = [exact, placed, named].find((candidates) => candidates.length > 0) ?? [];
  if (found === undefined || others.some((other) => !isSameList(other.tools, found.tools))) return undefined;
  return { from: 'registry', tools: found.tools };
}

function isSamePlace(a: string, b: string): boolean {
  return withoutTag(a) === withoutTag(b);
}

/** An image without its tag or digest, an address without a slash at its end. */
function withoutTag(place: string): string {
  if (/^https?:/.test(place)) return place.replace(/\/+$/, '');
  return place.replace(/@.*$/, '').replace(/:[^/:]+$/, '');
}

function isSameList(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((tool) => b.includes(tool));
}
