import type { Diagnostic } from '../../runtime/diagnostics/diagnostic.ts';
import { configHash } from '../objects/config-hash.ts';
import type { LoweringContext } from '../lower/lowering.ts';
import type { CheckedProgram } from '../program/checked-program.ts';
import type { ExternalInput } from '../program/link.ts';
import { loweringContext } from '../lower/lower.ts';
import { identityOf, type AnyResource } from '../program/resource.ts';
import { errorsByIdentity } from './errors-of-resources.ts';
import { referencesOf, type Reference } from './references-of.ts';
import type { Named } from './status.ts';

/** An object by its name, ours or not. */
type Titled = Omit<Named, 'kind'> & { readonly kind: string };

/** What the status of one resource asks for. */
export interface StatusContext {
  readonly program: CheckedProgram;
  /** For resources that are sound, and refer to sound ones only. */
  readonly lowering: LoweringContext;
  /** What is wrong with an object, in sentences; nothing where it passed every check. */
  errorsOf(object: Titled): readonly string[];
  /** What a resource refers to. */
  referencesOf(resource: AnyResource): readonly Reference[];
  /** What a resource refers to and the cluster has to provide. */
  externalsOf(resource: AnyResource): readonly ExternalInput[];
  /** The resources that refer to another one, by kind and name, each once. */
  referrersOf(target: Named): readonly AnyResource[];
  /** Hash of the specification of a resource, with the defaults that the API server would fill in. */
  hashOf(resource: AnyResource): string;
  /** Whether a resource and all of the input that it refers to passed every check. */
  isSound(resource: AnyResource): boolean;
}

/** Reads the references and errors of a program once, for the status of all its resources. */
export function statusContext(program: CheckedProgram, diagnostics: readonly Diagnostic[]): StatusContext {
  const errors = errorsByIdentity(program, diagnostics);
  const references = new Map(program.resources.map((resource) => [resource, referencesOf(resource, program)]));
  const referrers = new Map<string, Set<AnyResource>>();
  for (const resource of program.resources.toSorted(byName)) {
    for (const { kind, name } of references.get(resource) ?? []) {
      const key = identityOf(kind, resource.namespace, name);
      const known = referrers.get(key);
      if (known === undefined) referrers.set(key, new Set([resource]));
      else known.add(resource);
    }
  }
  const externals = Map.groupBy(program.externals, ({ usedBy }) => usedBy);
  const hashes = new Map<AnyResource, string>();
  const errorsOf = ({ kind, namespace, name }: Titled): readonly string[] =>
    errors.get(identityOf(kind, namespace, name)) ?? [];
  return {
    program,
    // A status does not contain the image of the programs of svc.
    lowering: loweringContext(program, { image: '' }),
    errorsOf,
    referencesOf: (resource) => references.get(resource) ?? [],
    externalsOf: (resource) => externals.get(resource) ?? [],
    referrersOf: ({ kind, namespace, name }) => [...(referrers.get(identityOf(kind, namespace, name)) ?? [])],
    hashOf: (resource) => {
      const known = hashes.get(resource) ?? configHash(resource.resource.spec);
      hashes.set(resource, known);
      return known;
    },
    isSound: (resource) =>
      errorsOf(resource).length === 0 &&
      (references.get(resource) ?? []).every(({ target }) => target !== undefined && errorsOf(target).length === 0),
  };
}

/** The order of resources by namespace, kind and name, whatever the order of the input. */
export function byName(a: Named, b: Named): number {
  const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
  return compare(a.namespace ?? '', b.namespace ?? '') || compare(a.kind, b.kind) || compare(a.name, b.name);
}
