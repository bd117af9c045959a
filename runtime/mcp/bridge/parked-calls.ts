import { randomBytes } from 'node:crypto';

/** Calls that wait at the same time, and the bytes that they hold. */
const mostParked = 10_000;
const mostBytes = 134_217_728;
/** The same of one caller who has signed in. */
const mostOfOne = 1000;
const mostBytesOfOne = 33_554_432;

/** A call that can wait. */
export interface Parkable {
  /** Nobody comes back for it. */
  giveUp(reason: string): void;
}

interface ParkedCall<Call> {
  readonly call: Call;
  readonly timer: NodeJS.Timeout;
  readonly bytes: number;
  /** Whose it is; '' where nobody signs in. */
  readonly binding: string;
}

/** Calls of modern clients that wait, with a legacy server in the middle of them, for answers of their clients. */
export class ParkedCalls<Call extends Parkable> {
  private readonly calls = new Map<string, ParkedCall<Call>>();
  private readonly parkTime: number;
  private bytes = 0;
  private readonly shares = new Map<string, { calls: number; bytes: number }>();

  /** `parkTime`: milliseconds for which a call waits for its client to come back with answers. */
  constructor(parkTime: number) {
    this.parkTime = parkTime;
  }

  /**
   * Keeps a call of a caller that holds so many bytes. Returns its handle and when it is given up (milliseconds since 1970); undefined: too
   * many wait, or too many of this caller.
   */
  park(call: Call, binding: string, bytes: number): { readonly handle: string; readonly expires: number } | undefined {
    if (this.calls.size >= mostParked || this.bytes + bytes > mostBytes) return undefined;
    const share = this.shares.get(binding) ?? { calls: 0, bytes: 0 };
    const isOne = binding !== '';
    if (isOne && (share.calls >= mostOfOne || (share.calls > 0 && share.bytes + bytes > mostBytesOfOne)))
      return undefined;
    this.shares.set(binding, { calls: share.calls + 1, bytes: share.bytes + bytes });
    const handle = randomBytes(16).toString('base64url');
    const timer = setTimeout(() => {
      this.take(handle);
      call.giveUp('the client did not come back in time');
    }, this.parkTime);
    timer.unref();
    this.calls.set(handle, { call, timer, bytes, binding });
    this.bytes += bytes;
    return { handle, expires: Date.now() + this.parkTime };
  }

  /** Takes a call back, once. */
  take(handle: string): Call | undefined {
    const found = this.calls.get(handle);
    if (found === undefined) return undefined;
    this.calls.delete(handle);
    this.bytes -= found.bytes;
    const share = this.shares.get(found.binding);
    if (share === undefined || share.calls <= 1) this.shares.delete(found.binding);
    else this.shares.set(found.binding, { calls: share.calls - 1, bytes: share.bytes - found.bytes });
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
    this.shares.clear();
    this.bytes = 0;
  }
}
