import type { KindName } from '../../generated/kinds.ts';
import type { KubernetesObject } from '../../generated/kubernetes/types.ts';
import type { CheckedProgram } from '../program/checked-program.ts';
import type { Resource } from '../program/resource.ts';
import type { ServerDefaults } from './server-defaults.ts';

/** What the options say that reaches into the emitted objects. */
export interface LowerOptions {
  /** Image of our own programs (proxy, aggregator, registry), with its tag. */
  readonly image: string;
  /** What svc.yaml says about the pods of our own programs. */
  readonly programs?: ServerDefaults;
  /**
   * For those who look at the objects themselves and at their pods: leaves out what the configuration file of a proxy holds, hashes of
   * configuration, and what labels and annotations a resource adds to its objects.
   */
  readonly outline?: boolean;
}

/** What a lowering may ask for. */
export interface LoweringContext {
  readonly program: CheckedProgram;
  readonly options: LowerOptions;
  /** The target of a reference. Throws where the link stage should have stopped the compile: our own bug. */
  follow<K extends KindName>(kind: K, from: { readonly namespace: string | undefined }, name: string): Resource<K>;
}

/** Turns one resource into the Kubernetes objects that it compiles to, in the order in which they are printed. */
export type Lowering<K extends KindName> = (
  resource: Resource<K>,
  context: LoweringContext,
) => readonly KubernetesObject[];
