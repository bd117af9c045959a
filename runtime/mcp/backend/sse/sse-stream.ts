import type { BackendProblem, Receiver } from '../backend.ts';
import { malformed, statusProblem } from '../answer-problems.ts';
import { HttpAnswer } from '../http-answer.ts';
import type { HttpEndpoint } from '../http-endpoint.ts';
import { ignoredAnswer } from '../ignored-answer.ts';
import type { OutboundHeaders } from '../outbound-headers.ts';

/** A server of the deprecated HTTP+SSE transport (2024-11-05). */
export interface SseEndpoint extends HttpEndpoint {
  /** Where the stream is opened; what it announces has to be at the same origin. */
  readonly url: URL;
}

/** What hears of a stream. After `closed` nothing is called any more. */
export interface SseListener {
  message(bytes: Buffer): void;
  closed(problem: BackendProblem): void;
}

/** The stream of one session: messages come on it, and go out by POST to the address that it announces first. */
export class SseStream {
  private readonly endpoint: SseEndpoint;
  private readonly listener: SseListener;
  private readonly answer: HttpAnswer;
  private path: string | undefined;
  private isClosed = false;

  private constructor(endpoint: SseEndpoint, listener: SseListener, onOpen: (problem?: BackendProblem) => void) {
    this.endpoint = endpoint;
    this.listener = listener;
    const receiver: Receiver = {
      head: ({ kind }) => {
        if (kind !== 'events') this.fail(malformed('it answers with JSON where an event stream is expected'), onOpen);
      },
      chunk: () => true,
      message: (bytes) => {
        if (!this.isClosed) listener.message(bytes);
        return true;
      },
      end: () => this.fail({ kind: 'closed', message: 'its event stream has ended', mayHaveExecuted: true }, onOpen),
      fail: (problem) => this.fail(problem, onOpen),
    };
    this.answer = new HttpAnswer(receiver, endpoint.bounds.messageSize, {
      refused: (status) => statusProblem(status),
      other: (type, data) => {
        if (type === 'endpoint' && this.path === undefined) this.announced(data.toString('utf8'), onOpen);
      },
    });
  }

  /** Opens a stream, and waits until the server has sent the address for messages. */
  static open(
    endpoint: SseEndpoint,
    headers: OutboundHeaders,
    listener: SseListener,
  ): Promise<SseStream | BackendProblem> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        stream.close();
        resolve({ kind: 'timeout', message: 'it did not announce where messages go in time', mayHaveExecuted: false });
      }, endpoint.bounds.handshakeTime);
      const stream: SseStream = new SseStream(endpoint, listener, (problem) => {
        clearTimeout(timer);
        resolve(problem ?? stream);
      });
      const { streams, path } = endpoint;
      const all = [...headers, 'accept', 'text/event-stream'];
      stream.answer.send(streams, { method: 'GET', path, headers: all, isStream: true });
    });
  }

  /** Sends a message. `refused`: the server did not take it. */
  post(body: Buffer, headers: OutboundHeaders, refused: (problem: BackendProblem) => void): void {
    const { calls, bounds } = this.endpoint;
    const all = ['content-type', 'application/json', 'accept', 'application/json, text/event-stream', ...headers];
    const time = { headTime: bounds.handshakeTime, idleTime: bounds.handshakeTime };
    // What it says beside the status is not a message: those come on the stream.
    const answer = new HttpAnswer({ ...ignoredAnswer, fail: refused }, bounds.messageSize, {
      ignoresBody: true,
      refused: (status) => statusProblem(status),
    });
    answer.send(calls, { method: 'POST', path: this.path ?? '/', headers: all, body, ...time });
  }

  close(): void {
    this.isClosed = true;
    this.answer.cancel();
  }

  private announced(text: string, onOpen: (problem?: BackendProblem) => void): void {
    const url = URL.parse(text, this.endpoint.url.href);
    // Credentials go to the address that the operator configured, and nowhere else.
    if (url === null || url.origin !== this.endpoint.url.origin) {
      this.fail(malformed('it announces an address at another origin for its messages'), onOpen);
      return;
    }
    this.path = `${url.pathname}${url.search}`;
    onOpen();
  }

  private fail(problem: BackendProblem, onOpen: (problem?: BackendProblem) => void): void {
    if (this.isClosed) return;
    this.close();
    if (this.path === undefined) onOpen({ ...problem, mayHaveExecuted: false });
    else this.listener.closed(problem);
  }
}
