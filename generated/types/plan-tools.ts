// Generated from schemas/shared/plan/plan-tools.json by npm run generate. Do not edit.

/** The tools that clients of a workload see. */
export interface PlanTools {
  /** Whether the plan knows every tool: all backends, some of them, or only what the settings name. */
  known: 'all' | 'some' | 'none';
  /** How tools with the same name are distinguished. */
  conflicts?: string;
  /** Clients see find_tool and call_tool only, and reach these tools by them. */
  search?: boolean;
  /** Tools that clients can call, by name. */
  shown?: readonly PlanShownTool[];
  /** Tools that clients cannot call. */
  hidden?: readonly PlanHiddenTool[];
}

/** A tool that clients can call. */
export interface PlanShownTool {
  /** Name that clients see. */
  name: string;
  /** Workload that has it; absent for a workflow. */
  workload?: string;
  /** Name it has there; absent for a workflow. */
  tool?: string;
  /** How the plan knows of it. */
  from: 'snapshot' | 'registry' | 'settings' | 'workflow';
}

/** A tool that clients cannot call. */
export interface PlanHiddenTool {
  /** Workload that has it. */
  workload: string;
  /** Name it has there. */
  tool: string;
  /** What hides it. */
  because: string;
}
