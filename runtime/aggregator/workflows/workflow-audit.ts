import type { AuditLog, AuditOutcome } from '../../observe/audit.ts';
import type { StepEvent, WorkflowEvent } from '../../workflow/workflow-host.ts';

/** Whose run it is. */
export interface RunOwner {
  readonly subject: string;
  /** The client's address. */
  readonly address: string;
}

/** Types and outcomes of audit events; a kind that is not listed has no audit event (runtime/language/mcp-event-types.ts). */
const types: Partial<Record<(WorkflowEvent | StepEvent)['kind'], readonly [string, AuditOutcome]>> = {
  started: ['vmcp_workflow_started', 'success'],
  completed: ['vmcp_workflow_completed', 'success'],
  failed: ['vmcp_workflow_failed', 'failure'],
  cancelled: ['vmcp_workflow_failed', 'failure'],
  'timed-out': ['vmcp_workflow_timed_out', 'error'],
  'step-started': ['vmcp_workflow_step_started', 'success'],
  'step-completed': ['vmcp_workflow_step_completed', 'success'],
  'step-failed': ['vmcp_workflow_step_failed', 'failure'],
  'step-skipped': ['vmcp_workflow_step_skipped', 'success'],
};

/** Writes what happens in runs of workflows to the audit log. The id of a run is the id of the request in all of its events. */
export function workflowAudit(
  audit: () => AuditLog,
  server: string,
): (event: WorkflowEvent | StepEvent, owner: RunOwner) => void {
  return (event, { subject, address }) => {
    const known = types[event.kind];
    if (known === undefined) return;
    const [type, outcome] = known;
    const { run, workflow, duration } = event;
    const step = 'step' in event ? { step: event.step, stepType: event.type } : {};
    const tool = 'step' in event && event.tool !== undefined ? { tool: event.tool } : {};
    audit().write({
      type,
      outcome,
      source: { address },
      subject,
      target: { type: 'workflow', server, workflow, ...step, ...tool },
      requestId: run,
      duration,
    });
  };
}
