// Generated from schemas/shared/plan/plan-workflow.json by npm run generate. Do not edit.

/** A workflow that clients call as one tool. */
export interface PlanWorkflow {
  /** Name of the tool. */
  readonly name: string;
  /** Where it is written. */
  readonly source: string;
  /** Longest time that it may take, if set. */
  readonly timeout?: string;
  /** Its steps, in an order in which they can run. */
  readonly steps?: readonly PlanStep[];
}

/** One step of a workflow. */
export interface PlanStep {
  /**
   * Steps of one level run side by side, after those of the level before.
   * At least 1.
   */
  readonly level: number;
  /** Its name. */
  readonly id: string;
  /** What it does: tool, elicitation or forEach. */
  readonly type: string;
  /** Steps that have to end before it begins. */
  readonly after?: readonly string[];
  /** Tool that it calls. */
  readonly tool?: string;
  /** Clients cannot call this tool by themselves. */
  readonly hidden?: boolean;
}
