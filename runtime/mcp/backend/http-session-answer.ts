import { isProblem } from './backend.ts';
import type { AnswerHead, BackendProblem, Cancellable, OutboundCall, Receiver } from './backend.ts';
import { HttpAnswer } from './http-answer.ts';
import { isOfOtherEra } from './other-era.ts';
import type { OpenHttpSession } from './open-http-session.ts';
import { whenKnown } from '../maybe-promise.ts';
import { lastEventIdHeader } from './last-event-id.ts';
import type { OutboundHeaders } from './outbound-headers.ts';
import { idText } from '../envelope/envelope.ts';

/** Times that a broken stream is taken up again, and how long to wait where the server does not say. */
const mostResumptions = 5;
const usualRetryMs = 1000;
const longestRetryMs = 30_000;

/**
 * The answer to one request in a session. Where the server has lost the session, the request was not carried out, and is sent once
 * more after a new handshake. A stream that breaks off before the response is resumed by its last event id.
 */
export class HttpSessionAnswer implements Cancellable, Receiver {
  private readonly session: OpenHttpSession;
  private readonly call: OutboundCall;
  private readonly receiver: Receiver;
  private current: HttpAnswer | undefined;
  private resumeCurrent: () => void = () => undefined;
  private resumptions = 0;
  private hasHead = false;
  private isCancelled = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(session: OpenHttpSession, call: OutboundCall, receiver: Receiver) {
    this.session = session;
    this.call = call;
    this.receiver = receiver;
    if (session.hasToBegin) this.sendAgain();
    else this.send(true);
  }

  cancel(): void {
    this.isCancelled = true;
    clearTimeout(this.timer);
    this.current?.cancel();
  }

  head(head: AnswerHead): void {
    this.resumeCurrent = head.resume;
    if (this.hasHead) return;
    this.hasHead = true;
    this.receiver.head({ ...head, resume: () => this.resumeCurrent() });
  }

  chunk(bytes: Buffer): boolean {
    return this.receiver.chunk(bytes);
  }

  message(bytes: Buffer): boolean {
    return this.receiver.message(bytes);
  }

  end(): void {
    this.receiver.end();
  }

  fail(problem: BackendProblem): void {
    this.receiver.fail(problem);
  }

  private send(isFirst: boolean): void {
    const { calls, path, bounds } = this.session.endpoint;
    const { body, headers, idleMs } = this.call;
    const { id: sentIn } = this.session;
    const answer = new HttpAnswer(this, bounds.messageSize, {
      id: idText(this.call.envelope),
      // Whoever says something that nobody answers waits for the status alone.
      ignoresBody: this.call.envelope.kind !== 'request',
      refused: (status, refusal) => {
        if (!isFirst || sentIn === undefined || !isSessionLost(status, refusal)) return undefined;
        // Another request may have noticed before, and the session is a new one already.
        if (this.session.id === sentIn) this.sendAgain();
        else this.send(false);
        return 'handled';
      },
      mismatched: (status, refusal) => isOfOtherEra(status, refusal, 'legacy') && this.mismatched(),
      broken: (lastEventId, retryMs) => this.resumeAfter(lastEventId, retryMs),
    });
    this.current = answer;
    const all = this.session.headersOf('POST', headers);
    answer.send(calls, { method: 'POST', path, headers: all, body, headTime: idleMs, idleTime: idleMs });
  }

  /** Hands the request back where its sender can find out what the server speaks. */
  private mismatched(): false | ((goOn: () => void) => void) {
    const { mismatched } = this.call;
    return mismatched === undefined ? false : (goOn) => (this.isCancelled ? undefined : mismatched(goOn));
  }

  /** Sends it after a new handshake. A server that refuses that may speak another era by now. */
  private sendAgain(): void {
    const onOpened = (problem: BackendProblem | undefined): void => {
      if (this.isCancelled) return;
      const fail = (): void => {
        if (problem !== undefined) this.receiver.fail({ ...problem, mayHaveExecuted: false });
      };
      if (problem === undefined) this.send(false);
      else if (this.call.mismatched === undefined || !isRefusal(problem)) fail();
      else this.call.mismatched(fail);
    };
    whenKnown(this.session.reopen(), onOpened, (error) => this.fail(bug(error)));
  }

  /** Whether the stream is taken up again where it broke off. */
  private resumeAfter(lastEventId: string | undefined, retryMs = usualRetryMs): boolean {
    const header = lastEventIdHeader(lastEventId);
    if (header === undefined || this.current?.answered === true || this.isCancelled || this.session.closed)
      return false;
    if (this.resumptions >= mostResumptions) return false;
    this.resumptions += 1;
    this.timer = setTimeout(() => this.resume(lastEventId, header), Math.min(retryMs, longestRetryMs));
    return true;
  }

  private resume(lastEventId: string | undefined, header: string): void {
    const { endpoint, owner } = this.session;
    const { calls, path, bounds } = endpoint;
    const send = (credentials: OutboundHeaders | BackendProblem): void => {
      if (this.isCancelled) return;
      if (isProblem(credentials)) {
        this.receiver.fail(credentials);
        return;
      }
      const answer = new HttpAnswer(this, bounds.messageSize, {
        id: idText(this.call.envelope),
        broken: (last, retryMs) => this.resumeAfter(last ?? lastEventId, retryMs),
      });
      this.current = answer;
      const headers = [...this.session.headersOf('GET', credentials), 'last-event-id', header];
      const { idleMs } = this.call;
      answer.send(calls, { method: 'GET', path, headers, headTime: idleMs, idleTime: idleMs });
    };
    whenKnown(owner.credentials(), send, (error) => this.fail(bug(error)));
  }
}

/** Whether an answer says that the session is gone: 404 (Session Management, 3), or what common servers say instead. */
export function isSessionLost(status: number, body: Buffer): boolean {
  if (status === 404) return true;
  return status === 400 && /session|not initialized/i.test(body.toString('utf8')) && body.includes('-32000');
}

/** Whether the server was there and did not begin the session. */
function isRefusal({ kind }: BackendProblem): boolean {
  return kind === 'malformed' || kind === 'status' || kind === 'session-lost';
}

function bug(error: unknown): BackendProblem {
  const message = error instanceof Error ? error.message : String(error);
  return { kind: 'closed', message: `credentials could not be had (${message})`, mayHaveExecuted: false };
}
