import type { KindName, KindTypes } from '../../generated/kinds.ts';
import type { Condition } from '../../generated/types/condition.ts';

/** A condition that follows from the input. When it began to hold does not: who writes it into a cluster adds that time. */
export type InputCondition = Readonly<Pick<Condition, 'type' | 'status' | 'reason' | 'message'>>;

/** What is known of the status of a kind before anything runs. */
export type InputStatus<K extends KindName> = Readonly<
  Omit<NonNullable<KindTypes[K]['status']>, 'conditions' | 'observedGeneration'>
> & { readonly conditions: readonly InputCondition[] };

/** The part of a status that one kind adds to its conditions. */
export type StatusFields<K extends KindName> = Partial<Omit<InputStatus<K>, 'conditions'>>;

/** A resource by its name; one that the schema refused has nothing more. */
export interface Named {
  readonly kind: KindName;
  readonly namespace: string | undefined;
  readonly name: string;
}

/** The status of one resource. `kind` tells its type. */
export type ResourceStatus = {
  [K in KindName]: Named & { readonly kind: K; readonly status: InputStatus<K> };
}[KindName];
