import type { IncomingHttpHeaders } from 'node:http';
import type { OutgoingPool, PoolCall, PoolRequest } from './outgoing-pool.ts';
import type { PoolReceiver } from './pool-receiver.ts';

/** Whoever has another credential when one is refused. */
export interface Renewal {
  /** The Authorization header that replaces one which was answered with 401; undefined where there is none. Never rejects. */
  renewed(refused: string): Promise<string | undefined>;
}

/**
 * A pool that sends a request once more, with another credential, where it is refused for the one that it came with (401): nothing was carried
 * out then. A body that is a stream is sent once.
 */
export function renewingPool(pool: OutgoingPool, renewal: Renewal): OutgoingPool {
  return {
    get origin() {
      return pool.origin;
    },
    get inFlight() {
      return pool.inFlight;
    },
    refresh: () => pool.refresh(),
    close: () => pool.close(),
    destroy: () => pool.destroy(),
    dispatch(request, receiver) {
      const authorization = authorizationOf(request);
      const { body = '' } = request;
      if (authorization === undefined || !(typeof body === 'string' || Buffer.isBuffer(body)))
        return pool.dispatch(request, receiver);
      return new RenewingCall(pool, renewal, request, receiver, authorization);
    },
  };
}

class RenewingCall implements PoolReceiver, PoolCall {
  private readonly pool: OutgoingPool;
  private readonly renewal: Renewal;
  private readonly request: PoolRequest;
  private readonly receiver: PoolReceiver;
  private readonly authorization: string;
  private call: PoolCall;
  private isWaiting = false;
  private isPaused = false;
  /** The request was sent once more: nobody reads what comes of the refusal. */
  private isReplaced = false;
  private isOver = false;

  constructor(
    pool: OutgoingPool,
    renewal: Renewal,
    request: PoolRequest,
    receiver: PoolReceiver,
    authorization: string,
  ) {
    this.pool = pool;
    this.renewal = renewal;
    this.request = request;
    this.receiver = receiver;
    this.authorization = authorization;
    this.call = pool.dispatch(request, this);
  }

  pause(): void {
    this.isPaused = true;
    if (!this.isWaiting) this.call.pause();
  }

  resume(): void {
    this.isPaused = false;
    if (!this.isWaiting) this.call.resume();
  }

  abort(): void {
    this.isOver = true;
    this.call.abort();
  }

  head(status: number, headers: IncomingHttpHeaders): void {
    if (status !== 401) {
      this.receiver.head(status, headers);
      return;
    }
    // What it says beside its status waits until it is known whether anybody reads it.
    this.isWaiting = true;
    this.call.pause();
    void this.renewal.renewed(this.authorization).then((authorization) => this.goOn(authorization, headers));
  }

  data(piece: Buffer): void {
    if (this.isReplaced) return;
    if (!this.isWaiting) this.receiver.data(piece);
    else this.early.push(piece);
  }

  end(): void {
    if (this.isReplaced) return;
    if (!this.isWaiting) this.receiver.end();
    else this.hasEnded = true;
  }

  failed(...problem: Parameters<PoolReceiver['failed']>): void {
    if (this.isReplaced) return;
    if (!this.isWaiting) this.receiver.failed(...problem);
    else this.failure = problem;
  }

  /** What came of a refusal before its connection took notice of the pause. */
  private readonly early: Buffer[] = [];
  private hasEnded = false;
  private failure: Parameters<PoolReceiver['failed']> | undefined;

  private goOn(authorization: string | undefined, headers: IncomingHttpHeaders): void {
    if (this.isOver) {
      // Given up meanwhile: whoever did so waits for the end.
      if (this.failure !== undefined) this.receiver.failed(...this.failure);
      return;
    }
    const refused = this.call;
    if (authorization !== undefined && authorization !== this.authorization) {
      const request = { ...this.request, headers: withAuthorization(this.request, authorization) };
      this.isReplaced = true;
      this.early.length = 0;
      this.call = this.pool.dispatch(request, this.receiver);
      if (this.isPaused) this.call.pause();
      // Whoever reads the second answer slows that one down.
      this.isWaiting = false;
      refused.abort();
      return;
    }
    this.isWaiting = false;
    this.receiver.head(401, headers);
    for (const piece of this.early.splice(0)) this.receiver.data(piece);
    if (this.failure !== undefined) this.receiver.failed(...this.failure);
    else if (this.hasEnded) this.receiver.end();
    else if (!this.isPaused) refused.resume();
  }
}

function authorizationOf({ headers }: PoolRequest): string | undefined {
  if (!Array.isArray(headers)) return headers?.['authorization'];
  const at = headers.findIndex((each, index) => index % 2 === 0 && each === 'authorization');
  return at === -1 ? undefined : headers[at + 1];
}

function withAuthorization({ headers = [] }: PoolRequest, authorization: string): NonNullable<PoolRequest['headers']> {
  if (!Array.isArray(headers)) return { ...headers, authorization };
  return headers.map((each, index) =>
    index % 2 === 1 && headers[index - 1] === 'authorization' ? authorization : each,
  );
}
