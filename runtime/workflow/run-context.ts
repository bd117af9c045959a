import type { WorkflowHost } from './workflow-host.ts';
import type { PreparedWorkflow } from './prepare-workflow.ts';
import type { RunData } from './run-data.ts';
import type { WorkflowLimits } from './workflow-limits.ts';

/** What the steps of one run share. */
export interface RunContext {
  readonly workflow: PreparedWorkflow;
  readonly doors: WorkflowHost;
  readonly limits: WorkflowLimits;
  readonly data: RunData;
  /** Told how far a step is, from 0 to 1. */
  readonly advanced: (step: string, share: number) => void;
}
