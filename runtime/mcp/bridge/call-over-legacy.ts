import type { AnswerHead, BackendProblem, Cancellable, OutboundCall, Receiver } from '../backend/backend.ts';
import { malformed } from '../backend/answer-problems.ts';
import { idText, stringOf, valueOf, type Envelope } from '../envelope/envelope.ts';
import { membersOf } from '../envelope/json-members.ts';
import { scanEnvelope } from '../envelope/scan-envelope.ts';
import { splice } from '../envelope/splice.ts';
import { questionProblem, questionText } from './client-question.ts';
import { editRequest } from './edit-params.ts';
import { callClientOf, type CallClient } from './call-client.ts';
import { giveBody } from './local-answer.ts';
import { modernResponse } from './modern-result.ts';
import type { ParkedCalls } from './parked-calls.ts';
import { wishedLevel, type PooledCall, type PooledSession } from './pooled-session.ts';
import type { RequestState } from './request-state.ts';
import { logLevels } from '../backend/log-levels.ts';

/** Bytes of an answer, which is read as a whole. */
const answerSize = 33_554_432;
/** Milliseconds in which questions that a server asks one after the other go to the client together. */
const gatherTime = 10;
/** Questions of one call that wait at the same time, their bytes, and all that one call may ask. */
const mostQuestions = 64;
const mostQuestionBytes = 1_048_576;
const mostAsked = 1000;

/** Methods whose results may ask for input. */
const parkable: ReadonlySet<string> = new Set(['tools/call', 'prompts/get', 'resources/read']);

/** What only requests of 2026-07-28 say, and a legacy server is not told. */
const modernMeta = {
  'io.modelcontextprotocol/protocolVersion': undefined,
  'io.modelcontextprotocol/clientInfo': undefined,
  'io.modelcontextprotocol/clientCapabilities': undefined,
  'io.modelcontextprotocol/logLevel': undefined,
};

type SealState = (state: Omit<RequestState, 'replica'>, request: Envelope) => string;

/**
 * One call of a modern client, carried out in a session of a legacy server. Where the server asks the client something, the call is
 * parked, the client gets `input_required`, and its next request goes on with the same call.
 */
export class CallOverLegacy implements Receiver, PooledCall {
  private readonly session: PooledSession;
  private readonly parked: ParkedCalls<CallOverLegacy>;
  private readonly binding: string;
  private readonly seal: SealState;
  private readonly capabilities: unknown;
  private readonly call: OutboundCall;
  private readonly ownId: string;
  private side: CallClient | undefined;
  private request: Envelope;
  private sent: Cancellable | undefined;
  private hasStream = false;
  private chunks: Buffer[] = [];
  private size = 0;
  private resumeSent: () => void = () => undefined;
  /** Questions that the client has not answered, by the key it knows them by. */
  private readonly questions = new Map<string, Envelope>();
  private questionCount = 0;
  private questionBytes = 0;
  private gathering: NodeJS.Timeout | undefined;
  private finished: (() => void) | undefined;
  private isOver = false;

  constructor(
    session: PooledSession,
    parked: ParkedCalls<CallOverLegacy>,
    binding: string,
    seal: SealState,
    call: OutboundCall,
    receiver: Receiver,
  ) {
    this.session = session;
    this.parked = parked;
    this.binding = binding;
    this.seal = seal;
    this.call = call;
    this.request = call.envelope;
    this.capabilities = valueOf(call.envelope, call.envelope.meta['io.modelcontextprotocol/clientCapabilities']);
    this.ownId = session.nextId();
    this.side = callClientOf(call.envelope, receiver);
  }

  /** Sends the call. What is returned cancels it for as long as its client waits with this request. */
  start(): Cancellable {
    const { envelope } = this.call;
    const waiting = this.whileWaiting();
    const token = envelope.meta.progressToken === undefined ? {} : { progressToken: this.ownId };
    const sent = editRequest(envelope, {
      id: this.ownId,
      meta: { ...modernMeta, ...token },
      params: { requestState: undefined, inputResponses: undefined },
    });
    const level = wishedLevel(envelope);
    if (level !== undefined) this.session.wishLevel(level);
    this.session.calls.set(this.ownId, this);
    this.sent = this.session.send({ ...this.call, body: sent.bytes, envelope: sent }, this);
    return waiting;
  }

  /** A client that goes takes its present request with it; a call that waits for its next one goes on waiting. */
  private whileWaiting(): Cancellable {
    const { side } = this;
    return {
      cancel: () => {
        if (this.side === side) this.stop();
      },
    };
  }

  /** The answer is not needed any more: the server is notified, so that it can stop. */
  private stop(): void {
    if (this.isOver) return;
    this.over();
    this.session.say({ method: 'notifications/cancelled', params: { requestId: Number(this.ownId) } });
    this.sent?.cancel();
  }

  /** Nobody comes back for a parked call. */
  giveUp(reason: string): void {
    for (const question of this.questions.values()) this.session.refuse(question, reason);
    this.stop();
  }

  /** Goes on with the answers that the client has brought, under its new request. */
  resume(request: Envelope, receiver: Receiver): Cancellable {
    this.request = request;
    this.hasStream = false;
    this.side = callClientOf(request, receiver);
    const waiting = this.whileWaiting();
    const answers = request.param.inputResponses;
    for (const { key, value } of answers === undefined ? [] : (membersOf(request.bytes, answers) ?? [])) {
      const question = this.questions.get(key);
      const id = question === undefined ? undefined : idText(question);
      if (id === undefined) continue;
      this.questions.delete(key);
      this.questionBytes -= question?.bytes.length ?? 0;
      this.session.answer(id, `"result":${request.bytes.toString('utf8', value.start, value.end)}`);
    }
    // What is still missing is asked for again (MRTR, Error Handling).
    if (this.questions.size > 0) this.park();
    else this.finished?.();
    return waiting;
  }

  head(head: AnswerHead): void {
    this.resumeSent = head.resume;
  }

  chunk(bytes: Buffer): boolean {
    if (this.isOver) return true;
    this.size += bytes.length;
    if (this.size > answerSize) {
      this.sent?.cancel();
      this.fail({ kind: 'too-large', message: `its answer is longer than ${answerSize} bytes`, mayHaveExecuted: true });
    } else this.chunks.push(bytes);
    return true;
  }

  message(bytes: Buffer): boolean {
    if (this.isOver) return true;
    const envelope = scanEnvelope(bytes);
    if (envelope.kind === 'response') this.answered(envelope);
    else if (envelope.kind === 'request') this.asked(envelope);
    else if (envelope.kind === 'notification') return this.notified(envelope);
    return true;
  }

  end(): void {
    if (this.isOver || this.finished !== undefined) return;
    const envelope = this.chunks.length === 0 ? undefined : scanEnvelope(Buffer.concat(this.chunks));
    if (envelope?.kind === 'response') this.answered(envelope);
    else if (envelope?.kind === 'problem')
      this.fail(malformed(`its answer is not a JSON-RPC message (${envelope.message})`));
    else this.fail(malformed('its answer ended without a response'));
  }

  fail(problem: BackendProblem): void {
    if (this.isOver) return;
    this.done((side) => side.receiver.fail(problem));
  }

  asked(request: Envelope): void {
    const problem = this.questionProblem(request);
    if (problem !== undefined) {
      this.session.refuse(request, problem);
      return;
    }
    this.questionCount += 1;
    this.questionBytes += request.bytes.length;
    this.questions.set(`q${this.questionCount}`, request);
    // A parked call asks when its client comes.
    if (this.side !== undefined) this.gathering ??= setTimeout(() => this.park(), gatherTime);
  }

  progress(message: Envelope): void {
    const { side } = this;
    const { progressToken } = message.param;
    if (side?.token === undefined || progressToken === undefined) return;
    this.stream(side);
    side.receiver.message(splice(message.bytes, [{ span: progressToken, bytes: side.token }]));
  }

  private notified(envelope: Envelope): boolean {
    const { side } = this;
    if (envelope.method === 'notifications/progress') this.progress(envelope);
    else if (envelope.method !== 'notifications/message') this.session.changed(envelope);
    else if (
      side?.level !== undefined &&
      logLevels.indexOf(stringOf(envelope, envelope.param.level) ?? '') >= side.level
    ) {
      this.stream(side);
      return side.receiver.message(envelope.bytes);
    }
    return true;
  }

  private answered(response: Envelope): void {
    if (this.request.method === 'tools/list') this.session.catalog.learn(response);
    this.done((side) => {
      const { body, status } = modernResponse(response, this.request.method ?? '', side.id);
      this.give(side, body, status);
    });
  }

  /** The call has ended: its client receives the result, now or when it reconnects. */
  private done(tell: (side: CallClient) => void): void {
    this.session.calls.delete(this.ownId);
    // Whatever it still asked does not matter any more.
    this.questions.clear();
    this.questionBytes = 0;
    clearTimeout(this.gathering);
    this.finished = () => {
      const { side } = this;
      if (side === undefined || this.isOver) return;
      this.over();
      tell(side);
    };
    this.finished();
  }

  /** Gives the client its response, on the stream that it has or as the body. */
  private give({ receiver }: CallClient, body: Buffer, status: number): void {
    if (!this.hasStream) {
      giveBody(receiver, body, status);
      return;
    }
    receiver.message(body);
    receiver.end();
  }

  /** Answers the present request with the questions of the server, and keeps the call. */
  private park(): void {
    clearTimeout(this.gathering);
    this.gathering = undefined;
    const { side } = this;
    if (side === undefined || this.isOver) return;
    const bytes = this.call.body.length + this.request.bytes.length + this.questionBytes;
    const place = this.parked.park(this, this.binding, bytes);
    if (place === undefined) {
      this.giveUp('too many calls wait');
      const message = 'too many calls wait for their clients';
      side.receiver.fail({ kind: 'overloaded', message, mayHaveExecuted: true });
      return;
    }
    const asked = [...this.questions].map(([key, question]) => `"${key}":${questionText(question)}`);
    const state = JSON.stringify(this.seal(place, this.request));
    const result = `{"resultType":"input_required","inputRequests":{${asked.join(',')}},"requestState":${state}}`;
    this.side = undefined;
    this.give(side, Buffer.from(`{"jsonrpc":"2.0","id":${side.id},"result":${result}}`), 200);
  }

  /** Why the client is not asked; undefined where it is. */
  private questionProblem(request: Envelope): string | undefined {
    if (!parkable.has(this.request.method ?? '')) return `it cannot be asked during ${this.request.method ?? ''}`;
    const bytes = this.questionBytes + request.bytes.length;
    if (this.questions.size >= mostQuestions || bytes > mostQuestionBytes) return 'too many questions wait';
    if (this.questionCount >= mostAsked) return 'the call has asked too many questions';
    return questionProblem(request, this.capabilities);
  }

  private stream({ receiver }: CallClient): void {
    if (this.hasStream) return;
    this.hasStream = true;
    receiver.head({ kind: 'events', status: 200, length: undefined, resume: () => this.resumeSent() });
  }

  private over(): void {
    this.isOver = true;
    clearTimeout(this.gathering);
    this.session.calls.delete(this.ownId);
  }
}
