import type { KindName, KindTypes, KindTypesWithDefaults } from '../../generated/kinds.ts';
import type { Part } from '../../runtime/config/part.ts';
import { groupOfKind } from './known-kinds.ts';

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
  /** API group of the apiVersion; that of core objects is empty. */
  readonly group: string;
  readonly kind: string;
  /** The kind as rules name it; undefined where another API group has a kind of the same name (a Service of Knative). */
  readonly plainKind: string | undefined;
  readonly name: string;
  /** As written, or that of the options; undefined for an object of the cluster, and where kubectl decides. */
  readonly namespace: string | undefined;
  readonly object: Readonly<Record<string, unknown>>;
}

/**
 * What tells an object from every other one of a cluster (API group, kind, namespace, name), as one word for indexes. Two objects have
 * the same word if and only if they are the same object. Without a group the usual one of the kind is meant.
 */
export function identityOf(
  kind: string,
  namespace: string | undefined,
  name: string,
  group: string = groupOfKind(kind),
): string {
  return `${part(group)}/${part(kind)}/${part(namespace ?? '')}/${part(name)}`;
}

/** A part of an identity without the character between the parts: nobody has checked the names of foreign objects. */
function part(word: string): string {
  return word.includes('/') || word.includes('%') ? word.replaceAll('%', '%25').replaceAll('/', '%2F') : word;
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
