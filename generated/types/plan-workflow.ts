// Generated from schemas/shared/plan/plan-workflow.json by npm run generate. Do not edit.

/** A workflow that clients call as one tool. */
export interface PlanWorkflow {
  /** Name of the tool. */
  name: string;
  /** Where it is written. */
  source: string;
  /** Longest time that it may take, if set. */
  timeout?: string;
  /** Its steps, in an order in which they can run. */
  steps?: readonly PlanStep[];
}

/** One step of a workflow. */
export interface PlanStep {
  /**
   * Steps of one level run side by side, after those of the level before.
   * At least 1.
   */
  level: number;
  /** Its name. */
  id: string;
  /** What it does: tool, elicitation or forEach. */
  type: string;
  /** Steps that have to end before it begins. */
  after?: readonly string[];
  /** Tool that it calls. */
  tool?: string;
  /** Clients cannot call this tool by themselves. */
  hidden?: boolean;
}
