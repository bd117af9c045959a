import { isProblem } from './backend.ts';
import type { AnswerHead, BackendProblem, Cancellable, OutboundCall, Receiver } from './backend.ts';
import { HttpAnswer } from './http-answer.ts';
import type { HttpSession } from './http-session.ts';
import { soon } from '../soon.ts';
import type { OutboundHeaders } from './outbound-headers.ts';
import { idText } from '../envelope/envelope.ts';
import { scanEnvelope } from '../envelope/scan-envelope.ts';

/** Times that a broken stream is taken up again, and how long to wait where the server does not say. */
const mostResumptions = 5;
const usualRetryMs = 1000;
const longestRetryMs = 30_000;

/**
 * The answer to one request in a session. Where the server has lost the session, the request was not carried out, and is sent once
 * more after a new handshake. A stream that breaks off before the response is resumed by its last event id.
 */
export class HttpSessionAnswer implements Cancellable, Receiver {
  private readonly session: HttpSession;
  private readonly call: OutboundCall;
  private readonly receiver: Receiver;
  private current: HttpAnswer | undefined;
  private resumeCurrent: () => void = () => undefined;
  private last: Buffer | undefined;
  private resumptions = 0;
  private hasHead = false;
  private isCancelled = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(session: HttpSession, call: OutboundCall, receiver: Receiver) {
    this.session = session;
    this.call = call;
    this.receiver = receiver;
    this.send(true);
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
    this.last = bytes;
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
    const hadSession = this.session.hasSession;
    const answer = new HttpAnswer(this, bounds.messageSize, {
      id: idText(this.call.envelope),
      refused: (status, refusal) => {
        if (!isFirst || !hadSession || !isSessionLost(status, refusal)) return undefined;
        this.sendAgain();
        return 'handled';
      },
      broken: (lastEventId, retryMs) => this.resumeAfter(lastEventId, retryMs),
    });
    this.current = answer;
    const all = this.session.headersOf('POST', headers);
    answer.send(calls, { method: 'POST', path, headers: all, body, headTime: idleMs, idleTime: idleMs });
  }

  private sendAgain(): void {
    const onOpened = (problem: BackendProblem | undefined): void => {
      if (this.isCancelled) return;
      if (problem === undefined) this.send(false);
      else this.receiver.fail({ ...problem, mayHaveExecuted: false });
    };
    soon(this.session.reopen(), onOpened, (error) => this.fail(bug(error)));
  }

  /** Whether the stream is taken up again where it broke off. */
  private resumeAfter(lastEventId: string | undefined, retryMs = usualRetryMs): boolean {
    if (this.last !== undefined && scanEnvelope(this.last).kind === 'response') return false;
    if (lastEventId === undefined || this.isCancelled || this.session.closed || this.resumptions >= mostResumptions)
      return false;
    this.resumptions += 1;
    this.timer = setTimeout(() => this.resume(lastEventId), Math.min(retryMs, longestRetryMs));
    return true;
  }

  private resume(lastEventId: string): void {
    const { endpoint, owner } = this.session;
    const { calls, path, bounds } = endpoint;
    const send = (credentials: OutboundHeaders | BackendProblem): void => {
      if (this.isCancelled) return;
      if (isProblem(credentials)) {
        this.receiver.fail(credentials);
        return;
      }
      const answer = new HttpAnswer(this, bounds.messageSize, {
        broken: (last, retryMs) => this.resumeAfter(last ?? lastEventId, retryMs),
      });
      this.current = answer;
      const headers = [...this.session.headersOf('GET', credentials), 'last-event-id', lastEventId];
      const { idleMs } = this.call;
      answer.send(calls, { method: 'GET', path, headers, headTime: idleMs, idleTime: idleMs });
    };
    soon(owner.credentials(), send, (error) => this.fail(bug(error)));
  }
}

/** Whether an answer says that the session is gone: 404 (Session Management, 3), or what common servers say instead. */
function isSessionLost(status: number, body: Buffer): boolean {
  if (status === 404) return true;
  return status === 400 && /session|not initialized/i.test(body.toString('utf8')) && body.includes('-32000');
}

function bug(error: unknown): BackendProblem {
  const message = error instanceof Error ? error.message : String(error);
  return { kind: 'closed', message: `credentials could not be had (${message})`, mayHaveExecuted: false };
}
