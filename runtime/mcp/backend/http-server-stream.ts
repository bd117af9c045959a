import { whenKnown } from '../maybe-promise.ts';
import { isProblem } from './backend.ts';
import type { BackendProblem, Receiver } from './backend.ts';
import { statusProblem } from './answer-problems.ts';
import { HttpAnswer } from './http-answer.ts';
import { isSessionLost } from './http-session-answer.ts';
import { lastEventIdHeader } from './last-event-id.ts';
import type { OutboundHeaders } from './outbound-headers.ts';
import type { OpenHttpSession } from './open-http-session.ts';

/** Milliseconds before the stream is opened again: at first, at least, whatever the server wishes, and at most. */
const firstWaitMs = 1000;
const shortestWaitMs = 100;
const longestWaitMs = 30_000;

const sessionLost: BackendProblem = {
  kind: 'session-lost',
  message: 'it has lost the session',
  mayHaveExecuted: false,
};

/**
 * The stream on which a server says what belongs to no request (GET). It is open while somebody listens, and is taken up again where
 * it broke off; a server that offers none (405) is left alone.
 */
export class ServerStream {
  private readonly session: OpenHttpSession;
  private answer: HttpAnswer | undefined;
  private timer: NodeJS.Timeout | undefined;
  private lastEventId: string | undefined;
  private waitMs = firstWaitMs;
  private isWanted = false;
  private isOffered = true;
  /** Whether it was open in this session: only then its refusal says that the session is gone, and not that there is no stream. */
  private wasOpen = false;

  constructor(session: OpenHttpSession) {
    this.session = session;
  }

  listen(isWanted: boolean): void {
    if (isWanted === this.isWanted) return;
    this.isWanted = isWanted;
    if (isWanted) this.open();
    else this.stop();
  }

  /** Begins anew in a new session of the server. */
  restart(): void {
    if (!this.isWanted) return;
    this.stop();
    this.lastEventId = undefined;
    this.isOffered = true;
    this.wasOpen = false;
    this.waitMs = firstWaitMs;
    this.open();
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.answer?.cancel();
    this.answer = undefined;
  }

  private open(): void {
    if (!this.isWanted || !this.isOffered || this.session.closed) return;
    const send = (credentials: OutboundHeaders | BackendProblem): void => {
      if (!this.isWanted || this.answer !== undefined || this.session.closed) return;
      if (isProblem(credentials)) this.later();
      else this.send(this.session.headersOf('GET', credentials));
    };
    whenKnown(this.session.owner.credentials(), send, () => this.later());
  }

  private send(headers: string[]): void {
    const { endpoint, owner } = this.session;
    const { streams, path, bounds } = endpoint;
    const over = (): void => {
      this.answer = undefined;
      this.later();
    };
    const receiver: Receiver = {
      head: ({ kind }) => {
        if (kind !== 'events') return;
        this.waitMs = firstWaitMs;
        this.wasOpen = true;
      },
      chunk: () => true,
      message: (message) => {
        owner.onMessage(message);
        return true;
      },
      end: over,
      fail: (problem) => this.failed(problem),
    };
    const answer = new HttpAnswer(receiver, bounds.messageSize, {
      refused: (status, refusal) =>
        this.wasOpen && isSessionLost(status, refusal) ? sessionLost : statusProblem(status),
      broken: (lastEventId, retryMs) => {
        this.lastEventId = lastEventId ?? this.lastEventId;
        if (retryMs !== undefined) this.waitMs = Math.min(Math.max(retryMs, shortestWaitMs), longestWaitMs);
        return false;
      },
    });
    this.answer = answer;
    const header = lastEventIdHeader(this.lastEventId);
    if (header !== undefined) headers.push('last-event-id', header);
    answer.send(streams, { method: 'GET', path, headers, isStream: true });
  }

  private failed(problem: BackendProblem): void {
    this.answer = undefined;
    const { status } = problem;
    if (problem === sessionLost) this.renew();
    else if (status === 405 || status === 400 || status === 501) this.isOffered = false;
    // A lost session comes back with the next request of the client.
    else if (status === 404) this.lastEventId = undefined;
    else this.later();
  }

  /** The client waits for what the server says, and need not say anything itself: the session begins anew without it. */
  private renew(): void {
    const onOpened = (problem: BackendProblem | undefined): void => {
      if (problem !== undefined) this.later();
    };
    whenKnown(this.session.reopen(), onOpened, () => this.later());
  }

  private later(): void {
    if (!this.isWanted || this.session.closed) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.open();
    }, this.waitMs);
    this.timer.unref();
    this.waitMs = Math.min(this.waitMs * 2, longestWaitMs);
  }
}
