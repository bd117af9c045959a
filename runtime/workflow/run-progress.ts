import type { WorkflowProgress } from './workflow-host.ts';

/** Smaller steps are not worth a message. */
const smallest = 0.01;
/** What a step that has not ended counts at most. */
const almost = 0.99;

/** Tells how far a run is: finished steps, and the shares of those under way. What it tells only grows (MCP, progress). */
export class RunProgress {
  readonly #tell: ((progress: WorkflowProgress) => void) | undefined;
  readonly #total: number;
  readonly #shares = new Map<string, number>();
  #finished = 0;
  #told = 0;

  constructor(total: number, finished: number, tell: ((progress: WorkflowProgress) => void) | undefined) {
    this.#total = total;
    this.#finished = finished;
    this.#told = finished;
    this.#tell = tell;
  }

  /** A step under way has done a share of its work, from 0 to 1. */
  advanced(step: string, share: number): void {
    if (!(share > (this.#shares.get(step) ?? 0))) return;
    this.#shares.set(step, Math.min(share, almost));
    this.#say(`step "${step}" is under way`, smallest);
  }

  ended(step: string, status: string): void {
    this.#shares.delete(step);
    this.#finished++;
    this.#say(`step "${step}" is ${status} (${this.#finished} of ${this.#total})`, 0);
  }

  #say(message: string, least: number): void {
    const progress = [...this.#shares.values()].reduce((sum, share) => sum + share, this.#finished);
    if (progress <= this.#told + least) return;
    this.#told = progress;
    this.#tell?.({ progress, total: this.#total, message });
  }
}
