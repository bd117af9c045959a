import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';
import { outgoingErrorOf, shownUrl, type OutgoingError } from './outgoing-error.ts';
import type { PoolReceiver } from './pool-receiver.ts';

/** Who hears that the library below has let go of a call: it may hold one for a while that was given up. */
interface Releasing {
  released(): void;
}

/** Why a call was given up by our own side. */
class GivenUp extends Error {}

/** One request of a pool on its way: what its sender may do with it. The library below calls the methods that begin with `on`. */
export class PoolCall implements Dispatcher.DispatchHandler {
  private readonly url: URL;
  private readonly receiver: PoolReceiver;
  private readonly maximumBytes: number | undefined;
  private readonly privateSetting: string | undefined;
  private readonly done: (call: PoolCall) => void;
  private controller: Dispatcher.DispatchController | undefined;
  private lane: Releasing | undefined;
  private bytes = 0;
  private isOver = false;
  private isPaused = false;

  constructor(
    url: URL,
    receiver: PoolReceiver,
    maximumBytes: number | undefined,
    privateSetting: string | undefined,
    done: (call: PoolCall) => void,
  ) {
    this.url = url;
    this.receiver = receiver;
    this.maximumBytes = maximumBytes;
    this.privateSetting = privateSetting;
    this.done = done;
  }

  /** Stops reading the answer, until `resume`: the other side waits. */
  pause(): void {
    this.isPaused = true;
    this.controller?.pause();
  }

  resume(): void {
    this.isPaused = false;
    this.controller?.resume();
  }

  /** Gives the request up: its connection is closed. The receiver gets `failed` with `aborted`, unless it is over. */
  abort(): void {
    this.giveUp({ kind: 'aborted', message: `The request to ${shownUrl(this.url)} was given up.` });
  }

  /** For the pool: fails the call before it begins. */
  fail(error: OutgoingError): void {
    process.nextTick(() => this.giveUp(error));
  }

  /** For the one who hands it to the library. */
  starts(lane: Releasing): void {
    this.lane = lane;
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.controller = controller;
    if (this.isOver) controller.abort(new GivenUp());
    else if (this.isPaused) controller.pause();
  }

  onResponseStart(_controller: Dispatcher.DispatchController, status: number, headers: IncomingHttpHeaders): void {
    // Interim answers (1xx) announce the real one.
    if (!this.isOver && status >= 200) this.receiver.head(status, headers);
  }

  onResponseData(_controller: Dispatcher.DispatchController, piece: Buffer): void {
    if (this.isOver) return;
    this.bytes += piece.length;
    if (this.maximumBytes !== undefined && this.bytes > this.maximumBytes) {
      const message = `The answer of ${shownUrl(this.url)} is larger than ${this.maximumBytes} bytes.`;
      this.giveUp({ kind: 'too-large', message });
    } else this.receiver.data(piece);
  }

  onResponseEnd(): void {
    this.release();
    if (this.isOver) return;
    this.finish();
    this.receiver.end();
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.release();
    const failure = this.failureOf(error);
    // A request that cannot even be written fails while it is handed over.
    if (this.controller === undefined) process.nextTick(() => this.giveUp(failure));
    else this.giveUp(failure);
  }

  private failureOf(error: Error): OutgoingError {
    try {
      return outgoingErrorOf(error, this.url, this.privateSetting);
    } catch {
      // Thrown by the receiver or by the library about what it was handed: nobody could catch it where it would end up.
      const message = `The request to ${shownUrl(this.url)} failed with an internal error: ${error.message}`;
      return { kind: 'internal', message };
    }
  }

  private giveUp(error: OutgoingError): void {
    if (this.isOver) return;
    this.finish();
    const wasSent = this.controller !== undefined;
    this.controller?.abort(new GivenUp());
    this.receiver.failed(error, wasSent);
  }

  private release(): void {
    this.lane?.released();
    this.lane = undefined;
  }

  private finish(): void {
    this.isOver = true;
    this.done(this);
  }
}
