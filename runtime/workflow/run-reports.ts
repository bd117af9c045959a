import type { WorkflowStepConfigWithDefaults } from '../../generated/defaults/workflow-step-config.ts';
import type { StepEvent, WorkflowHost, WorkflowEvent } from './workflow-host.ts';
import type { RunFacts } from './run-data.ts';

/** Reports the events of a run to its observers. Holds no data of the user: failures are reported by their codes. */
export class RunReports {
  readonly #doors: WorkflowHost;
  readonly #facts: RunFacts;
  readonly #workflow: string;

  constructor(workflow: string, facts: RunFacts, doors: WorkflowHost) {
    this.#workflow = workflow;
    this.#facts = facts;
    this.#doors = doors;
  }

  run(kind: WorkflowEvent['kind'], message?: string): void {
    const { id: run, startedAt } = this.#facts;
    const duration = this.#since(startedAt);
    this.#doors.observe?.({ run, workflow: this.#workflow, kind, duration, ...said(message) });
  }

  /** `since`: when the step began, in milliseconds since 1970. */
  step(kind: StepEvent['kind'], config: WorkflowStepConfigWithDefaults, since: number, message?: string): void {
    const { id: step, type, tool } = config;
    const duration = this.#since(since);
    const more = { ...(tool === undefined ? {} : { tool }), ...said(message) };
    this.#doors.observe?.({ run: this.#facts.id, workflow: this.#workflow, kind, step, type, duration, ...more });
  }

  #since(moment: number): number {
    return Math.max(0, this.#doors.clock.now() - moment);
  }
}

function said(message: string | undefined): { readonly message?: string } {
  return message === undefined ? {} : { message };
}
