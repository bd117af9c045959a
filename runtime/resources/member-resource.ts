import type { KindTypesWithDefaults } from '../../generated/kinds.ts';

/** The kinds whose resources may belong to a group. */
export type MemberKind = 'MCPServer' | 'MCPRemoteProxy' | 'MCPServerEntry';

/** A resource of one of these kinds, checked, with its defaults. */
export interface MemberOfKind<K extends MemberKind> {
  readonly kind: K;
  readonly name: string;
  /** Undefined where kubectl decides. */
  readonly namespace: string | undefined;
  readonly resource: KindTypesWithDefaults[K];
}

/** A resource that may belong to a group: a backend of every virtual server of that group. */
export type MemberResource = { [K in MemberKind]: MemberOfKind<K> }[MemberKind];
