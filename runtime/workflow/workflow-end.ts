import type { JsonObject, WorkflowQuestion } from './workflow-host.ts';
import type { WorkflowSnapshot } from './run-snapshot.ts';
import type { WorkflowError } from './workflow-error.ts';

/** How a run ends, or where it waits. There is no half result: the output of a workflow that failed is not given. */
export type WorkflowEnd =
  | { readonly kind: 'completed'; readonly output: JsonObject }
  | { readonly kind: 'failed'; readonly error: WorkflowError }
  | {
      readonly kind: 'suspended';
      readonly questions: readonly WorkflowQuestion[];
      readonly snapshot: WorkflowSnapshot;
    };
