import { apiGroup } from '../../../generated/kinds.ts';
import { loadKind } from '../../../generated/load.ts';
import { project } from '../../../generated/project.ts';
import { readDocument } from '../../endpoint/read-document.ts';
import type { MemberKind, MemberOfKind, MemberResource } from '../../resources/member-resource.ts';
import { referredStrategy, type ReferredStrategy } from '../../resources/referred-strategy.ts';

/** A resource that cannot be used, and why. */
export interface InvalidResource {
  readonly kind: string;
  readonly name: string;
  readonly problem: string;
}

/** What is read of a resource of the API server before anything is known of it. */
export interface RawResource {
  readonly name: string;
  readonly spec: unknown;
  /** The group that it says to belong to. */
  readonly group: string | undefined;
  /** Whether it is about to be deleted. */
  readonly isEnding: boolean;
}

/** Reads what every resource has; undefined for a value that is not an object with a name. */
export function rawResource(object: unknown): RawResource | undefined {
  const { metadata, spec } = mapOf(object);
  const { name, deletionTimestamp } = mapOf(metadata);
  if (typeof name !== 'string' || name === '') return undefined;
  const { groupRef } = mapOf(spec);
  return {
    name,
    spec,
    group: typeof groupRef === 'string' ? groupRef : undefined,
    isEnding: deletionTimestamp !== undefined && deletionTimestamp !== null,
  };
}

/** Checks a member with the validator that the compiler uses. */
export async function memberOf(
  kind: MemberKind,
  raw: RawResource,
  namespace: string,
): Promise<MemberResource | InvalidResource> {
  switch (kind) {
    case 'MCPServer':
      return checked(kind, raw, namespace);
    case 'MCPRemoteProxy':
      return checked(kind, raw, namespace);
    case 'MCPServerEntry':
      return checked(kind, raw, namespace);
  }
}

async function checked<K extends MemberKind>(
  kind: K,
  { name, spec }: RawResource,
  namespace: string,
): Promise<MemberOfKind<K> | InvalidResource> {
  const read = await readDocument(`${kind}/${name}`, textOf(kind, name, spec), loadKind[kind]);
  return read.ok ? { kind, name, namespace, resource: read.value } : { kind, name, problem: problemOf(read.problem) };
}

/** The strategy that an MCPExternalAuthConfig resolves to. Undefined where it configures the clients of the member instead of the member. */
export async function strategyOf({ name, spec }: RawResource): Promise<ReferredStrategy | InvalidResource | undefined> {
  const kind = 'MCPExternalAuthConfig';
  const read = await readDocument(`${kind}/${name}`, textOf(kind, name, spec), loadKind[kind]);
  return read.ok ? referredStrategy(name, read.value) : { kind, name, problem: problemOf(read.problem) };
}

function textOf(kind: string, name: string, spec: unknown): string {
  return JSON.stringify({ apiVersion: `${apiGroup}/${project.version}`, kind, metadata: { name }, spec });
}

/** The problem without its position, which is in generated JSON and not in a file of the user. */
function problemOf(problem: string): string {
  return problem.replace(/^[^ ]*: /, '');
}

function mapOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}
