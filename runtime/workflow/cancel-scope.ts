import type { WorkflowClock } from './workflow-host.ts';

/** Why work was stopped: the caller gave up, time is over, a question is no longer of interest, or the run has ended. */
export type StopReason = 'cancelled' | 'timeout' | 'withdrawn' | 'over';

/** Work that can be stopped as a whole: what runs inside is stopped with it, and leaves no timer behind. */
export class CancelScope {
  readonly #controller = new AbortController();
  readonly #parent: CancelScope | undefined;
  readonly #inner = new Set<CancelScope>();
  readonly #waiting = new Set<() => void>();
  #cancelTimer: (() => void) | undefined;
  #reason: StopReason | undefined;

  constructor(parent?: CancelScope) {
    this.#parent = parent;
    if (parent !== undefined) parent.#inner.add(this);
    if (parent?.reason !== undefined) this.stop(parent.reason);
  }

  /** For calls to others. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Undefined while it runs. */
  get reason(): StopReason | undefined {
    return this.#reason;
  }

  /** Stops it with the reason `timeout` after so many milliseconds. */
  limit(clock: WorkflowClock, milliseconds: number): void {
    this.#cancelTimer = clock.after(milliseconds, () => this.stop('timeout'));
  }

  stop(reason: StopReason): void {
    if (this.#reason !== undefined) return;
    this.#reason = reason;
    this.#cancelTimer?.();
    for (const scope of this.#inner) scope.stop(reason);
    this.#controller.abort();
    for (const resolve of this.#waiting) resolve();
    this.#waiting.clear();
  }

  /** Forgets it: nothing can stop it any more, and its timer is gone. */
  end(): void {
    this.#cancelTimer?.();
    if (this.#parent !== undefined) this.#parent.#inner.delete(this);
  }

  /** What a promise gives, or that the scope was stopped before; what comes later is dropped. */
  async until<Value>(promise: Promise<Value>): Promise<{ readonly value: Value } | { readonly stopped: StopReason }> {
    const { promise: stopping, resolve } = Promise.withResolvers<undefined>();
    const stop = (): void => resolve(undefined);
    if (this.#reason === undefined) this.#waiting.add(stop);
    else stop();
    try {
      const first = await Promise.race([promise.then((value) => ({ value })), stopping]);
      return first ?? { stopped: this.#reason ?? 'over' };
    } finally {
      this.#waiting.delete(stop);
    }
  }

  /** Waits some milliseconds, or until the scope is stopped. */
  async pause(clock: WorkflowClock, milliseconds: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const cancel = clock.after(milliseconds, resolve);
    await this.until(promise);
    cancel();
  }
}
