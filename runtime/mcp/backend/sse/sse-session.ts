import { isProblem } from '../backend.ts';
import type {
  BackendProblem,
  Cancellable,
  Greeting,
  OutboundCall,
  Receiver,
  SessionConversation,
  SessionOwner,
} from '../backend.ts';
import { isSameId } from '../examine-answer.ts';
import { collect } from '../collect.ts';
import { malformed } from '../answer-problems.ts';
import { revisionOf } from '../http-probe.ts';
import { ownMessage } from '../own-client.ts';
import { RequestedSettings } from '../requested-settings.ts';
import { idText, rawOf, type Envelope } from '../../envelope/envelope.ts';
import { scanEnvelope } from '../../envelope/scan-envelope.ts';
import { whenKnown } from '../../maybe-promise.ts';
import { SseCall } from './sse-call.ts';
import { SseStream, type SseEndpoint } from './sse-stream.ts';

/** Requests of one server that wait for their answers; the oldest are forgotten. */
const mostAsked = 1000;

/** A session with a server of HTTP+SSE: one stream, which carries the answers of all its requests. */
export class SseSession implements SessionConversation {
  private readonly endpoint: SseEndpoint;
  private readonly owner: SessionOwner;
  private readonly calls = new Map<string, SseCall>();
  private readonly requested = new RequestedSettings();
  /** Requests of the server that its stream has brought, by the literal of their id. */
  private readonly asked = new Set<string>();
  private stream: SseStream | undefined;
  private opening: Promise<SseStream | BackendProblem> | undefined;
  private isClosed = false;

  constructor(endpoint: SseEndpoint, owner: SessionOwner) {
    this.endpoint = endpoint;
    this.owner = owner;
  }

  async begin(call: OutboundCall): Promise<Greeting | BackendProblem> {
    const stream = await this.connected(call.headers);
    return isProblem(stream) ? stream : this.greet(stream, call);
  }

  request(call: OutboundCall, receiver: Receiver): Cancellable {
    this.requested.note(call.envelope);
    const sent = this.expect(call, receiver);
    const go = (stream: SseStream | BackendProblem): void => {
      if (isProblem(stream)) sent.fail(stream);
      else if (!sent.over) stream.post(call.body, call.headers, (problem) => sent.fail(problem));
    };
    // During a new handshake the stream exists already, but must carry no other message yet.
    whenKnown(this.opening ?? this.stream ?? this.reopened(), go, () =>
      sent.fail(malformed('its session could not be opened')),
    );
    return sent;
  }

  notify({ body, headers }: OutboundCall): void {
    if (this.opening === undefined) this.stream?.post(body, headers, () => undefined);
  }

  respond(call: OutboundCall): boolean {
    if (!this.asked.delete(idText(call.envelope) ?? '')) return false;
    this.notify(call);
    return true;
  }

  listen(): void {
    // The one stream carries everything.
  }

  async close(): Promise<void> {
    this.isClosed = true;
    this.stream?.close();
    this.stream = undefined;
    for (const call of this.calls.values()) call.cancel();
  }

  /** Waits for the answer to a request, which is sent apart. */
  private expect(call: OutboundCall, receiver: Receiver): SseCall {
    const id = idText(call.envelope) ?? '';
    const sent = new SseCall(call, receiver, () => {
      if (this.calls.get(id) === sent) this.calls.delete(id);
    });
    this.calls.set(id, sent);
    return sent;
  }

  private async connected(headers: OutboundCall['headers']): Promise<SseStream | BackendProblem> {
    const stream = await SseStream.open(this.endpoint, headers, {
      message: (bytes) => this.heard(bytes),
      closed: (problem) => this.lost(problem),
    });
    if (isProblem(stream)) return stream;
    if (this.isClosed) {
      stream.close();
      return { kind: 'closed', message: 'the session has ended', mayHaveExecuted: false };
    }
    this.stream = stream;
    return stream;
  }

  private async greet(stream: SseStream, call: OutboundCall): Promise<Greeting | BackendProblem> {
    const { messageSize, handshakeTime } = this.endpoint.bounds;
    const found = await collect(
      (receiver) => {
        const sent = this.expect(call, receiver);
        stream.post(call.body, call.headers, (problem) => sent.fail(problem));
        return sent;
      },
      messageSize,
      handshakeTime,
    );
    if (isProblem(found)) return found;
    const { envelope } = found;
    if (envelope.error !== undefined) return { kind: 'error', error: rawOf(envelope, envelope.error) };
    const revision = revisionOf(envelope);
    if (revision === undefined || envelope.result === undefined)
      return malformed('it answers initialize with a revision that this proxy does not speak');
    return { kind: 'result', result: rawOf(envelope, envelope.result), revision };
  }

  /** A new stream with a new handshake, after the last one broke. Requests at the same time share it. */
  private reopened(): Promise<SseStream | BackendProblem> {
    this.opening ??= this.beginAgain().finally(() => {
      this.opening = undefined;
    });
    return this.opening;
  }

  private async beginAgain(): Promise<SseStream | BackendProblem> {
    const headers = await this.owner.credentials();
    if (isProblem(headers)) return headers;
    const stream = await this.connected(headers);
    if (isProblem(stream)) return stream;
    const params: unknown = JSON.parse(this.owner.initialize.toString('utf8'));
    const envelope = ownMessage({ id: 'svc-initialize', method: 'initialize', params });
    const begun = await this.greet(stream, { body: envelope.bytes, envelope, headers, idleMs: 0 });
    if (isProblem(begun) || begun.kind === 'error') {
      stream.close();
      this.stream = undefined;
      return isProblem(begun) ? begun : malformed('it refuses to begin the session again');
    }
    for (const message of [ownMessage({ method: 'notifications/initialized' }), ...this.requested.again()])
      stream.post(message.bytes, headers, () => undefined);
    return stream;
  }

  private heard(bytes: Buffer): void {
    const envelope = scanEnvelope(bytes);
    if (envelope.kind === 'problem') return;
    if (envelope.kind === 'response') {
      this.answeredBy(idText(envelope) ?? '')?.answered(bytes);
      return;
    }
    if (envelope.kind === 'request') this.noteQuestion(envelope);
    const call = this.callOf(envelope);
    if (call === undefined) this.owner.onMessage(bytes);
    else call.heard(bytes);
  }

  /** The call that a response is for; the server may have written its id in another way. */
  private answeredBy(id: string): SseCall | undefined {
    const exact = this.calls.get(id);
    if (exact !== undefined || id === '') return exact;
    return [...this.calls.values()].find((call) => isSameId(call.id, id));
  }

  /** The call that a message of the server belongs to: by its token, or because it is the only one that can have caused a question. */
  private callOf(envelope: Envelope): SseCall | undefined {
    const { progressToken } = envelope.param;
    if (envelope.method === 'notifications/progress' && progressToken !== undefined) {
      const token = rawOf(envelope, progressToken);
      return [...this.calls.values()].find((call) => call.token?.equals(token) === true);
    }
    const [only] = this.calls.values();
    return envelope.kind === 'request' && this.calls.size === 1 ? only : undefined;
  }

  private noteQuestion(envelope: Envelope): void {
    this.asked.add(idText(envelope) ?? '');
    const [oldest] = this.asked;
    if (this.asked.size > mostAsked && oldest !== undefined) this.asked.delete(oldest);
  }

  private lost(problem: BackendProblem): void {
    this.stream = undefined;
    for (const call of this.calls.values()) call.fail(problem);
  }
}
