import { randomUUID } from 'node:crypto';
import type { AnswerHead, BackendProblem, Cancellable, OutboundCall, Receiver } from '../backend/backend.ts';
import { malformed } from '../backend/answer-problems.ts';
import { idText, rawOf, stringOf, valueOf, type Envelope } from '../envelope/envelope.ts';
import { memberOf, membersOf } from '../envelope/json-members.ts';
import { rpcErrorBytes } from '../envelope/rpc-error.ts';
import { internalAnswer } from '../envelope/rpc-errors.ts';
import { scanEnvelope } from '../envelope/scan-envelope.ts';
import { splice } from '../envelope/splice.ts';
import { whenKnown } from '../maybe-promise.ts';
import { objectOf } from './capabilities.ts';
import { editRequest } from './edit-params.ts';
import { giveBody } from './local-answer.ts';
import { headersOfArguments, type ParamHeader } from './param-headers.ts';
import type { BridgedSession } from './bridged-session.ts';

/** Rounds of questions of one call, and milliseconds that a client gets for the answers of one round. */
const mostRounds = 16;
/** Questions of one round. */
const mostQuestions = 64;
const inputTime = 600_000;
/** Bytes of an answer that has to be read as a whole. */
const answerSize = 33_554_432;

/** Methods whose results may ask for input (2026-07-28, Multi Round-Trip Requests), or are looked at for another reason. */
const readAsWhole: ReadonlySet<string> = new Set(['tools/call', 'prompts/get', 'resources/read', 'tools/list']);
/** What a server may ask of a client. */
const askable: ReadonlySet<unknown> = new Set(['elicitation/create', 'sampling/createMessage', 'roots/list']);

/**
 * One request of a legacy client toward a server of 2026-07-28. Where the server asks for input, the client gets real requests on the
 * stream of its call, and the call is made again with the answers.
 */
export class CallOverModern implements Cancellable {
  private readonly session: BridgedSession;
  private readonly call: OutboundCall;
  private readonly receiver: Receiver;
  private readonly onOver: () => void;
  private readonly id: string;
  private sent: Cancellable | undefined;
  private pendingHead: AnswerHead | undefined;
  private hasStream = false;
  private chunks: Buffer[] = [];
  private size = 0;
  private rounds = 0;
  private waiting: { readonly ids: string[]; readonly timer: NodeJS.Timeout } | undefined;
  private isOver = false;
  private hasLearned = false;
  /** Counts requests of this call: what still comes for an earlier one is of no interest. */
  private attempt = 0;
  private resumeCurrent: () => void = () => undefined;

  constructor(session: BridgedSession, call: OutboundCall, receiver: Receiver, onOver: () => void) {
    this.session = session;
    this.call = call;
    this.receiver = receiver;
    this.onOver = onOver;
    this.id = idText(call.envelope) ?? 'null';
  }

  start(): void {
    this.send({});
  }

  cancel(): void {
    this.over();
    this.sent?.cancel();
  }

  private head(head: AnswerHead): void {
    this.resumeCurrent = head.resume;
    if (head.kind === 'events') this.stream();
    else if (this.isReadAsWhole) this.pendingHead = head;
    else this.receiver.head(head);
  }

  private chunk(bytes: Buffer): boolean {
    if (!this.isReadAsWhole) return this.receiver.chunk(bytes);
    this.size += bytes.length;
    if (this.size > answerSize) {
      this.fail({ kind: 'too-large', message: `its answer is longer than ${answerSize} bytes`, mayHaveExecuted: true });
      this.sent?.cancel();
    } else this.chunks.push(bytes);
    return true;
  }

  private message(bytes: Buffer): boolean {
    const envelope = scanEnvelope(bytes);
    if (envelope.kind === 'response') this.answered(envelope, 200);
    else if (envelope.kind === 'notification') return this.receiver.message(bytes);
    // This revision has no requests on streams, and nobody would answer them.
    return true;
  }

  private end(): void {
    if (this.pendingHead === undefined) {
      this.over();
      this.receiver.end();
      return;
    }
    const { status } = this.pendingHead;
    const envelope = scanEnvelope(Buffer.concat(this.chunks));
    this.pendingHead = undefined;
    this.chunks = [];
    this.size = 0;
    if (envelope.kind === 'response') this.answered(envelope, status);
    else this.fail(malformed('its answer is not a response of JSON-RPC'));
  }

  private fail(problem: BackendProblem): void {
    this.over();
    this.receiver.fail(problem);
  }

  private get isReadAsWhole(): boolean {
    return this.hasStream || readAsWhole.has(this.call.envelope.method ?? '');
  }

  private send(params: Readonly<Record<string, string>>): void {
    const id = this.rounds === 0 ? {} : { id: JSON.stringify(`svc-round-${this.rounds}-${this.id}`) };
    const envelope = editRequest(this.call.envelope, { ...id, params, meta: this.session.meta() });
    const name = envelope.method === 'tools/call' ? stringOf(envelope, envelope.param.name) : undefined;
    const conversation = this.session.backend.converse();
    const go = (asked: readonly ParamHeader[]): void => {
      if (this.isOver) return;
      const given = asked.length === 0 ? undefined : valueOf(envelope, envelope.param.arguments);
      const headers = [...this.call.headers, ...headersOfArguments(asked, given)];
      this.sent = conversation.request({ ...this.call, body: envelope.bytes, envelope, headers }, this.nextReceiver());
    };
    if (name === undefined) go([]);
    else whenKnown(this.session.catalog.headersOf(name, conversation, this.call.headers), go, () => go([]));
  }

  /** Hears of the request that is sent next, until another one is sent. */
  private nextReceiver(): Receiver {
    this.attempt += 1;
    const { attempt } = this;
    const isNow = (): boolean => this.attempt === attempt && !this.isOver && this.waiting === undefined;
    return {
      head: (head) => {
        if (isNow()) this.head(head);
      },
      chunk: (bytes) => (isNow() ? this.chunk(bytes) : true),
      message: (bytes) => (isNow() ? this.message(bytes) : true),
      end: () => {
        if (isNow()) this.end();
      },
      fail: (problem) => {
        if (isNow()) this.fail(problem);
      },
    };
  }

  private answered(envelope: Envelope, status: number): void {
    const { method } = this.call.envelope;
    if (envelope.error !== undefined && this.isHeaderMismatch(envelope)) {
      // The tool asks for other headers than we knew: it was not called.
      this.hasLearned = true;
      this.session.catalog.forget();
      this.send({});
      return;
    }
    const result = envelope.result === undefined ? undefined : membersOf(envelope.bytes, envelope.result);
    const type = result === undefined ? undefined : memberOf(result, 'resultType');
    const isQuestion =
      type !== undefined &&
      type !== 'repeated' &&
      envelope.bytes.toString('utf8', type.start, type.end) === '"input_required"';
    if (isQuestion) this.asked(envelope);
    else this.give(method === 'tools/list' ? this.session.catalog.learn(envelope) : envelope.bytes, status);
  }

  private isHeaderMismatch(envelope: Envelope): boolean {
    const { code } = objectOf(valueOf(envelope, envelope.error));
    return code === -32020 && !this.hasLearned && this.call.envelope.method === 'tools/call';
  }

  /** Gives the client the response, under its own id. */
  private give(bytes: Buffer, status: number): void {
    const envelope = scanEnvelope(bytes);
    const { id } = envelope.kind === 'problem' ? { id: undefined } : envelope;
    const own = typeof id === 'object' ? splice(bytes, [{ span: id, bytes: this.id }]) : bytes;
    this.over();
    if (this.hasStream) {
      this.receiver.message(own);
      this.receiver.end();
    } else giveBody(this.receiver, own, status);
  }

  /** The server needs answers of the client before it goes on. */
  private asked(envelope: Envelope): void {
    const { bytes, result } = envelope;
    const members = result === undefined ? [] : (membersOf(bytes, result) ?? []);
    const requests = memberOf(members, 'inputRequests');
    const state = memberOf(members, 'requestState');
    const again =
      state === undefined || state === 'repeated'
        ? {}
        : { requestState: bytes.toString('utf8', state.start, state.end) };
    const asked = requests === undefined || requests === 'repeated' ? [] : (membersOf(bytes, requests) ?? []);
    this.rounds += 1;
    if (this.rounds > mostRounds) {
      this.refuse('the server asks for input again and again');
      return;
    }
    if (asked.length > mostQuestions || new Set(asked.map(({ key }) => key)).size < asked.length) {
      this.refuse(`the server asks more than ${mostQuestions} questions at once, or two under one key`);
      return;
    }
    if (asked.length === 0) {
      this.send(again);
      return;
    }
    const answers = new Map<string, Buffer>();
    const ids: string[] = [];
    this.waiting = { ids, timer: setTimeout(() => this.refuse('the client did not answer in time'), inputTime) };
    this.stream();
    for (const { key, value } of asked) {
      const question = bytes.subarray(value.start, value.end);
      const { method, params } = objectOf(JSON.parse(question.toString('utf8')));
      if (!askable.has(method)) {
        this.refuse('the server asks for what no client is asked');
        return;
      }
      const id = this.session.ask((response) => {
        if (response.error !== undefined || response.result === undefined) {
          this.giveUp(response);
          return;
        }
        answers.set(key, rawOf(response, response.result));
        if (answers.size < asked.length) return;
        this.stopWaiting();
        const given = [...answers].map(([name, answer]) => `${JSON.stringify(name)}:${answer.toString('utf8')}`);
        this.send({ ...again, inputResponses: `{${given.join(',')}}` });
      });
      ids.push(id);
      const head = Buffer.from(`{"jsonrpc":"2.0","id":${id},"method":${JSON.stringify(method)}`);
      this.receiver.message(Buffer.concat([head, paramsBytes(question, params), Buffer.from('}')]));
    }
  }

  /** The client does not answer what the server needs: its call ends with the error that the client returned. */
  private giveUp(response: Envelope): void {
    if (response.error === undefined) return;
    const error = rawOf(response, response.error).toString('utf8');
    this.give(Buffer.from(`{"jsonrpc":"2.0","id":${this.id},"error":${error}}`), 200);
  }

  private refuse(problem: string): void {
    this.give(rpcErrorBytes(internalAnswer({ problem }), this.id), 200);
  }

  private stream(): void {
    if (this.hasStream) return;
    this.hasStream = true;
    this.receiver.head({ kind: 'events', status: 200, length: undefined, resume: () => this.resumeCurrent() });
  }

  private stopWaiting(): void {
    if (this.waiting === undefined) return;
    clearTimeout(this.waiting.timer);
    for (const id of this.waiting.ids) this.session.forgetInput(id);
    this.waiting = undefined;
  }

  private over(): void {
    if (this.isOver) return;
    this.isOver = true;
    this.stopWaiting();
    this.onOver();
  }
}

/** The parameters of a question. Legacy clients distinguish questions by URL with an id (2025-11-25), which this revision dropped. */
function paramsBytes(question: Buffer, parsed: unknown): Buffer {
  const span = memberOf(membersOf(question, { start: 0, end: question.length }) ?? [], 'params');
  if (span === undefined || span === 'repeated') return Buffer.alloc(0);
  const params = question.subarray(span.start, span.end);
  const { mode, elicitationId } = objectOf(parsed);
  const isUrl = mode === 'url' && elicitationId === undefined;
  const id = { span: { start: 1, end: 1 }, bytes: `"elicitationId":"${randomUUID()}",` };
  return Buffer.concat([Buffer.from(',"params":'), isUrl ? splice(params, [id]) : params]);
}
