import type { WorkflowClock } from '../../../runtime/workflow/workflow-host.ts';

/** Time that passes only when a test says so. */
export class FakeClock implements WorkflowClock {
  #now = Date.UTC(2026, 0, 1);
  readonly #timers = new Set<{ readonly at: number; readonly action: () => void }>();

  now(): number {
    return this.#now;
  }

  after(milliseconds: number, action: () => void): () => void {
    const timer = { at: this.#now + milliseconds, action };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  }

  /** Timers that wait. */
  get waiting(): number {
    return this.#timers.size;
  }

  /** Milliseconds until the next timer; undefined without one. */
  get next(): number | undefined {
    const times = [...this.#timers].map(({ at }) => at - this.#now);
    return times.length === 0 ? undefined : Math.min(...times);
  }

  /** Lets time pass, and calls what is due, in order. */
  pass(milliseconds: number): void {
    const end = this.#now + milliseconds;
    for (;;) {
      const [due] = [...this.#timers].filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at);
      if (due === undefined) break;
      this.#now = due.at;
      this.#timers.delete(due);
      due.action();
    }
    this.#now = end;
  }
}
