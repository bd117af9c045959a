import { randomBytes } from 'node:crypto';

/** Calls that wait at the same time, and the bytes that they hold. */
const mostParked = 10_000;
const mostBytes = 134_217_728;

/** A call that can wait. */
export interface Parkable {
  /** Nobody comes back for it. */
  giveUp(reason: string): void;
}

interface ParkedCall<Call> {
  readonly call: Call;
  readonly timer: NodeJS.Timeout;
  readonly bytes: number;
}

/** Calls of modern clients that wait, with a legacy server in the middle of them, for answers of their clients. */
export class ParkedCalls<Call extends Parkable> {
  private readonly calls = new Map<string, ParkedCall<Call>>();
  private readonly parkTime: number;
  private bytes = 0;

  /** `parkTime`: milliseconds for which a call waits for its client to come back with answers. */
  constructor(parkTime: number) {
    this.parkTime = parkTime;
  }

  /** Keeps a call that holds so many bytes. Returns its handle and when it is given up (milliseconds since 1970); undefined: too many wait. */
  park(call: Call, bytes: number): { readonly handle: string; readonly expires: number } | undefined {
    if (this.calls.size >= mostParked || this.bytes + bytes > mostBytes) return undefined;
    const handle = randomBytes(16).toString('base64url');
    const timer = setTimeout(() => {
      this.take(handle);
      call.giveUp('the client did not come back in time');
    }, this.parkTime);
    timer.unref();
    this.calls.set(handle, { call, timer, bytes });
    this.bytes += bytes;
    return { handle, expires: Date.now() + this.parkTime };
  }

  /** Takes a call back, once. */
  take(handle: string): Call | undefined {
    const found = this.calls.get(handle);
    if (found === undefined) return undefined;
    this.calls.delete(handle);
    this.bytes -= found.bytes;
    clearTimeout(found.timer);
    return found.call;
  }

  /** Gives up all of them. */
  close(): void {
    for (const { call, timer } of this.calls.values()) {
      clearTimeout(timer);
      call.giveUp('this proxy ends');
    }
    this.calls.clear();
    this.bytes = 0;
  }
}
