import type { KindName, KindTypes, KindTypesWithDefaults } from '../../generated/kinds.ts';
import type { Part } from '../../runtime/config/part.ts';

/** One of our resources, validated. */
export interface Resource<K extends KindName = KindName> extends Part {
  readonly kind: K;
  readonly name: string;
  /** The authored namespace, or that of the options; undefined leaves it to kubectl. */
  readonly namespace: string | undefined;
  /** As written, checked. */
  readonly authored: KindTypes[K];
  /** With the static defaults filled in, below what is present. */
  readonly resource: KindTypesWithDefaults[K];
}

/** A resource of any kind; `kind` tells which. */
export type AnyResource = { [K in KindName]: Resource<K> }[KindName];

/** An object that is not ours: it passes through and serves reference checks. */
export interface ForeignObject extends Part {
  readonly apiVersion: string;
  readonly kind: string;
  readonly name: string;
  readonly namespace: string | undefined;
  readonly object: Readonly<Record<string, unknown>>;
}

/** Kind, namespace and name as one word, for indexes. */
export function identityOf(kind: string, namespace: string | undefined, name: string): string {
  return `${kind}/${namespace ?? ''}/${name}`;
}

/** How people name a resource: `MCPServer "github"`, with the namespace where there is one. */
export function titleOf(resource: {
  readonly kind: string;
  readonly name: string;
  readonly namespace: string | undefined;
}): string {
  return `${resource.kind} "${resource.name}"${resource.namespace === undefined ? '' : ` in namespace "${resource.namespace}"`}`;
}

/** Narrows a resource to one kind. */
export function isKind<K extends KindName>(
  resource: AnyResource,
  kind: K,
): resource is Extract<AnyResource, { kind: K }> {
  return resource.kind === kind;
}
