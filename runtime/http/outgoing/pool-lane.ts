import { setImmediate as turnEnded } from 'node:timers/promises';
import type { Dispatcher, Pool } from 'undici';
import { atEndOfTurn } from '../end-of-turn.ts';
import type { PoolCall } from './pool-call.ts';

/**
 * Calls on connections of one kind, and those that wait for one of them. They wait here and not in the library below, which would
 * keep one that was given up, with its body, until a connection is free.
 */
export class PoolLane {
  private readonly pool: Pool;
  private readonly connections: number;
  private readonly queue = new Map<PoolCall, Dispatcher.DispatchOptions>();
  private running = 0;
  private emptied: (() => void) | undefined;

  constructor(pool: Pool, connections: number) {
    this.pool = pool;
    this.connections = connections;
  }

  /** Whether the next call would have to wait. */
  get isFull(): boolean {
    return this.running >= this.connections;
  }

  /** Calls that wait. */
  get waiting(): number {
    return this.queue.size;
  }

  /** Sends a call, or lets it wait for its turn. */
  dispatch(options: Dispatcher.DispatchOptions, call: PoolCall): void {
    if (this.isFull) this.queue.set(call, options);
    else this.start(options, call);
  }

  /** Forgets a call that is over, if it waits. */
  forget(call: PoolCall): void {
    if (this.queue.delete(call)) this.next();
  }

  /** Waits until every call has ended, and closes the connections. */
  async close(): Promise<void> {
    if (this.queue.size > 0) {
      await new Promise<void>((resolve) => {
        this.emptied = resolve;
      });
    }
    // Calls that started in this turn are handed over at its end; the library refuses them once it closes.
    await turnEnded();
    if (!this.pool.destroyed) await this.pool.close();
  }

  /** Closes the connections now. Whoever owns the calls that wait gives them up before. */
  async destroy(): Promise<void> {
    await this.pool.destroy();
  }

  /** For a call: the library has let go of it. */
  released(): void {
    this.running -= 1;
    this.next();
  }

  private start(options: Dispatcher.DispatchOptions, call: PoolCall): void {
    this.running += 1;
    call.starts(this);
    atEndOfTurn(() => this.pool.dispatch(options, call));
  }

  private next(): void {
    for (const [call, options] of this.queue) {
      if (this.isFull) return;
      this.queue.delete(call);
      this.start(options, call);
    }
    this.emptied?.();
  }
}
