import type { EndCause } from '../server-watch.ts';
import { restartDelay } from '../../mcp/backend/stdio/restart-delay.ts';

/** Ends in a row after which a server is given up. The pauses between them add up to half a minute. */
export const mostEnds = 8;

/** Counts the ends of a server that does not stay up. */
export class CrashLoop {
  private ends = 0;
  private startedAt: number | undefined;
  private readonly most: number;
  private readonly now: () => number;

  /** `now`: milliseconds of a clock that never goes back. */
  constructor(most = mostEnds, now = (): number => performance.now()) {
    this.most = most;
    this.now = now;
  }

  started(): void {
    this.startedAt = this.now();
  }

  /** Notes an end. Whether it was one too many. One that the engine made does not count: the server runs again when the engine is back. */
  ended(cause: EndCause): boolean {
    if (cause === 'engine') {
      this.startedAt = undefined;
      return false;
    }
    const isHealthy = this.startedAt !== undefined && restartDelay.isHealthy(this.now() - this.startedAt);
    this.startedAt = undefined;
    this.ends = isHealthy ? 1 : this.ends + 1;
    return this.ends >= this.most;
  }

  get count(): number {
    return this.ends;
  }
}
