// Generated from schemas/shared/plan/plan-tools.json by npm run generate. Do not edit.

/** The tools that clients of a workload see. */
export interface PlanTools {
  /** Whether the plan knows every tool: all backends, some of them, or only what the settings name. */
  readonly known: 'all' | 'some' | 'none';
  /** How tools with the same name are distinguished. */
  readonly conflicts?: string;
  /** Clients see find_tool and call_tool only, and reach these tools by them. */
  readonly search?: boolean;
  /** Tools that clients can call, by name. */
  readonly shown?: readonly PlanShownTool[];
  /** Tools that clients cannot call. */
  readonly hidden?: readonly PlanHiddenTool[];
}

/** A tool that clients can call. */
export interface PlanShownTool {
  /** Name that clients see. */
  readonly name: string;
  /** Workload that has it; absent for a workflow. */
  readonly workload?: string;
  /** Name it has there; absent for a workflow. */
  readonly tool?: string;
  /** How the plan knows of it. */
  readonly from: 'snapshot' | 'registry' | 'settings' | 'workflow';
}

/** A tool that clients cannot call. */
export interface PlanHiddenTool {
  /** Workload that has it. */
  readonly workload: string;
  /** Name it has there. */
  readonly tool: string;
  /** What hides it. */
  readonly because: string;
}
