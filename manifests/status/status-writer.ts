import type { KindName } from '../../generated/kinds.ts';
import type { Resource } from '../program/resource.ts';
import type { Named, StatusFields } from './status.ts';
import type { StatusContext } from './status-context.ts';

/** What the status of one kind says beside its conditions. */
export interface StatusWriter<K extends KindName> {
  /** What others say of a resource: it holds for one that is refused too. */
  readonly relations?: (resource: Named, context: StatusContext) => StatusFields<K>;
  /** What follows from a resource that passed its checks, and refers to nothing that did not. */
  readonly accepted: (resource: Resource<K>, context: StatusContext) => StatusFields<K>;
  /** The status of the others, which compile to nothing. The problems are sentences, at least one. */
  readonly refused: (problems: readonly string[]) => StatusFields<K>;
}
