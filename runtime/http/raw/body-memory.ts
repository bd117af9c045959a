import { defineWireError } from '../wire-error.ts';

export const bodyMemoryFull = defineWireError({
  code: 'overloaded',
  status: 503,
  summary: 'The bodies of other requests take all memory that there is for them.',
  message: () => 'overloaded: the bodies of other requests take all memory that there is for them; try again later',
});

/** Bytes of a body that count for nothing: small messages are never refused. */
const uncountedBody = 16_384;

/**
 * Bounds what the bodies of all requests take together: each of them has a limit of its own, but many large ones at the same time would
 * fill the memory of the process.
 */
export class BodyMemory {
  private readonly limit: number;
  private used = 0;

  constructor(limit: number) {
    this.limit = limit;
  }

  /** Takes so many bytes more. False: they are not there, and nothing was taken. */
  take(bytes: number): boolean {
    if (this.used + bytes > this.limit) return false;
    this.used += bytes;
    return true;
  }

  give(bytes: number): void {
    this.used -= bytes;
  }
}

/** The body of one request, as it counts: until nobody works with it any more. */
export class CountedBody {
  private readonly memory: BodyMemory;
  private bytes = 0;
  /** The exchange itself, and those who need the body beyond it. */
  private keepers = 1;

  constructor(memory: BodyMemory) {
    this.memory = memory;
  }

  /** The body has, or will have, so many bytes. False: there is no room for them. */
  grow(size: number): boolean {
    if (size <= uncountedBody || size <= this.bytes || this.keepers === 0) return true;
    if (!this.memory.take(size - this.bytes)) return false;
    this.bytes = size;
    return true;
  }

  /** Counts it until what is returned is called, once, and the exchange is closed. */
  keep(): () => void {
    this.keepers += 1;
    return () => this.release();
  }

  release(): void {
    this.keepers -= 1;
    if (this.keepers === 0) this.memory.give(this.bytes);
  }
}
