import type { MemberKind } from './member-resource.ts';

/** The kinds that a group is read from, in the order in which the first of one name is the member. */
export const memberKinds = ['MCPRemoteProxy', 'MCPServer', 'MCPServerEntry'] as const satisfies readonly MemberKind[];

/** All kinds that an aggregator lists and watches where it discovers its backends: what it may do, the compiler emits. */
export const discoveredKinds = ['MCPExternalAuthConfig', ...memberKinds] as const;

/** One of them. */
export type DiscoveredKind = (typeof discoveredKinds)[number];
