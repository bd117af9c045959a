import { randomBytes } from 'node:crypto';
import { reasonOf } from '../../../config/system-error.ts';
import type { Log } from '../../../observe/log.ts';
import { stringOf, type Envelope } from '../../envelope/envelope.ts';
import { scanEnvelope } from '../../envelope/scan-envelope.ts';
import type { BackendFacts, BackendProblem, Cancellable, OutboundCall, Receiver } from '../backend.ts';
import type { BackendBounds } from '../bounds.ts';
import { ownMessage } from '../own-client.ts';
import { StdioCall, type CallCarrier } from './stdio-call.ts';
import type { OpenChannel, StdioChannel } from './stdio-channel.ts';
import { handshake } from './stdio-handshake.ts';
import { oneLine } from './one-line.ts';
import { restartDelay } from './restart-delay.ts';

export interface StdioLinkOptions {
  readonly name: string;
  readonly open: OpenChannel;
  readonly bounds: BackendBounds;
  readonly log: Log;
  /** Messages of the server that are not the answer to a call. */
  readonly onServerMessage: (message: Envelope) => void;
  /** The server runs anew and has been greeted. */
  readonly onStarted: () => void;
  /** The server has ended, and lost everything that it received. */
  readonly onEnded: () => void;
}

/** Bytes that may wait to be taken by the server; requests beyond that are refused. */
const mostUnsent = 33_554_432;
const mostCalls = 10_000;
/** Most milliseconds between a failure and the next start that somebody asks for. */
const longestGate = 1000;

/**
 * One running server on a pair of pipes, shared by all callers. It gives each request an id of its own, starts the server again when
 * it ends, greets it again, and fails what was under way: whether that was carried out nobody can tell.
 */
export class StdioLink implements CallCarrier {
  facts: BackendFacts | undefined;
  problem: string | undefined;
  private readonly calls = new Map<string, StdioCall>();
  /** Ours among all that may be attached to one server: each of them hears every answer. */
  private readonly prefix = randomBytes(6).toString('base64url');
  private readonly slowCalls = new Map<StdioCall, NodeJS.Timeout>();
  private channel: StdioChannel | undefined;
  private opening: Promise<BackendFacts | BackendProblem> | undefined;
  private timer: NodeJS.Timeout | undefined;
  /** Set while no client and no probe starts the server: it has failed again and again. */
  private gate: NodeJS.Timeout | undefined;
  private nextId = 1;
  private failures = 0;
  private openedAt = 0;
  private isClosing = false;
  /** Whether the server that runs now has had its handshake: nothing of a client goes before it. */
  private isGreeted = false;
  private readonly options: StdioLinkOptions;

  constructor(options: StdioLinkOptions) {
    this.options = options;
  }

  /** Calls under way, the newest last. */
  get pending(): Iterable<StdioCall> {
    return this.calls.values();
  }

  /** Starts and greets the server, if it neither runs nor has just failed again. Calls at the same time share one attempt. */
  ready(): Promise<BackendFacts | BackendProblem> {
    if (this.channel !== undefined && this.facts !== undefined && this.isGreeted) {
      return Promise.resolve(this.facts);
    }
    if (this.gate !== undefined && this.opening === undefined) {
      const message = this.problem ?? 'it is started again in a moment';
      return Promise.resolve({ kind: 'unreachable', message, mayHaveExecuted: false });
    }
    this.opening ??= this.start().finally(() => {
      this.opening = undefined;
    });
    return this.opening;
  }

  request(call: OutboundCall, receiver: Receiver, session: string | undefined): Cancellable {
    const sent = new StdioCall(this.idOf(this.nextId), session, call, receiver, this, (late) => this.timedOut(late));
    const refusal = this.refusal();
    if (refusal !== undefined) {
      queueMicrotask(() => sent.fail(refusal));
      return sent;
    }
    this.nextId += 1;
    this.calls.set(sent.id, sent);
    this.put(sent.outbound(call));
    return sent;
  }

  /**
   * Sends what nobody answers. It is lost where the server does not run, or has not been greeted yet: it was about what ended with
   * the server that ran before.
   */
  write(message: Buffer): void {
    if (this.isGreeted) this.answer(message);
  }

  /** Sends the answer to a request of the server, which may ask before it is greeted. */
  answer(message: Buffer): void {
    if ((this.channel?.unsent ?? 0) <= mostUnsent) this.put(message);
  }

  giveUp(call: StdioCall): void {
    if (!this.calls.delete(call.id)) return;
    this.write(ownMessage({ method: 'notifications/cancelled', params: { requestId: call.id } }).bytes);
  }

  slow(call: StdioCall, isSlow: boolean): void {
    const before = this.slowCalls.size;
    const timer = this.slowCalls.get(call);
    if (!isSlow) {
      clearTimeout(timer);
      this.slowCalls.delete(call);
    } else if (timer === undefined) {
      // All clients of the server wait for this one.
      this.slowCalls.set(
        call,
        setTimeout(() => this.tooSlow(call), this.options.bounds.stallTime),
      );
    }
    if (before === 0 && this.slowCalls.size > 0) this.channel?.pause();
    else if (before > 0 && this.slowCalls.size === 0) this.channel?.resume();
  }

  async close(graceMs: number): Promise<void> {
    this.isClosing = true;
    clearTimeout(this.timer);
    const until = performance.now() + graceMs;
    while (this.calls.size > 0 && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 20));
    this.failAll('the proxy ends', true);
    const { channel } = this;
    this.channel = undefined;
    this.isGreeted = false;
    await channel?.close(2000);
  }

  private idOf(number: number): string {
    return `${this.prefix}-${number.toString(36)}`;
  }

  private refusal(): BackendProblem | undefined {
    if (this.channel === undefined || !this.isGreeted) {
      const message = this.problem ?? 'it has not been started yet';
      return { kind: 'unreachable', message, mayHaveExecuted: false };
    }
    if (this.calls.size < mostCalls && this.channel.unsent <= mostUnsent) return undefined;
    return { kind: 'overloaded', message: 'too many requests wait for it', mayHaveExecuted: false };
  }

  private async start(): Promise<BackendFacts | BackendProblem> {
    clearTimeout(this.timer);
    if (this.isClosing) return { kind: 'closed', message: 'the proxy ends', mayHaveExecuted: false };
    let ended: string | undefined;
    let opened: StdioChannel | undefined;
    const channel = await this.options
      .open({
        line: (line) => this.heard(line),
        closed: (reason) => {
          ended = reason;
          if (opened !== undefined && this.channel === opened) this.ended(reason);
        },
      })
      // What the system refuses at once (arguments that are too long) is a problem as any other.
      .catch((error: unknown) => ({ problem: `it cannot be started: ${reasonOf(error)}` }));
    if ('problem' in channel) return this.failed(channel.problem);
    opened = channel;
    if (ended !== undefined) return this.failed(ended);
    this.channel = channel;
    this.openedAt = performance.now();
    const found = await handshake((call, receiver) => this.ownRequest(call, receiver), this.options.bounds);
    // Where it has ended meanwhile, the next attempt is set already.
    if (this.channel !== channel) {
      const message = ended ?? 'it ended during the handshake';
      return { kind: 'unreachable', message, mayHaveExecuted: false };
    }
    if ('mayHaveExecuted' in found) {
      this.channel = undefined;
      this.options.onEnded();
      await channel.close(0);
      return this.failed(ended ?? found.message);
    }
    this.isGreeted = true;
    if (found.eras.has('legacy')) this.write(ownMessage({ method: 'notifications/initialized' }).bytes);
    this.facts = found;
    this.problem = undefined;
    this.options.onStarted();
    return found;
  }

  /** A request of svc itself, before the server is known to answer. */
  private ownRequest(call: OutboundCall, receiver: Receiver): Cancellable {
    const sent = new StdioCall(this.idOf(this.nextId), undefined, call, receiver, this, (late) => this.timedOut(late));
    this.nextId += 1;
    this.calls.set(sent.id, sent);
    this.put(sent.outbound(call));
    return sent;
  }

  /** Writes one message as one line: JSON has line ends between its tokens only, where a space means as much. */
  private put(message: Buffer): void {
    this.channel?.write(oneLine(message));
  }

  private failed(reason: string): BackendProblem {
    this.problem = reason;
    this.again();
    return { kind: 'unreachable', message: reason, mayHaveExecuted: false };
  }

  private ended(reason: string): void {
    const { log, name } = this.options;
    this.channel = undefined;
    this.isGreeted = false;
    this.problem = reason;
    for (const timer of this.slowCalls.values()) clearTimeout(timer);
    this.slowCalls.clear();
    this.options.onEnded();
    log.warn({ backend: name }, `the MCP server on its pipes has ended: ${reason}`);
    this.failAll(reason, true);
    this.again();
  }

  /** Tries again after a while that grows with the attempts that failed one after the other. */
  private again(): void {
    if (this.isClosing) return;
    const uptime = this.openedAt === 0 ? 0 : performance.now() - this.openedAt;
    this.failures = restartDelay.isHealthy(uptime) ? 1 : this.failures + 1;
    this.openedAt = 0;
    clearTimeout(this.timer);
    const delay = restartDelay.after(this.failures);
    clearTimeout(this.gate);
    this.gate = undefined;
    this.timer = setTimeout(() => {
      this.gate = undefined;
      void this.ready();
    }, delay);
    // Clients and probes may come as often as they like.
    if (this.failures > 1) this.gate = setTimeout(() => (this.gate = undefined), Math.min(delay, longestGate)).unref();
  }

  private failAll(reason: string, mayHaveExecuted: boolean): void {
    const calls = [...this.calls.values()];
    this.calls.clear();
    for (const call of calls) call.fail({ kind: 'closed', message: reason, mayHaveExecuted });
  }

  private tooSlow(call: StdioCall): void {
    this.giveUp(call);
    call.fail({ kind: 'overloaded', message: 'its client takes its answers too slowly', mayHaveExecuted: true });
  }

  private timedOut(call: StdioCall): void {
    this.giveUp(call);
    call.fail({ kind: 'timeout', message: 'it did not answer in time', mayHaveExecuted: true });
  }

  private heard(line: Buffer): void {
    const envelope = scanEnvelope(line);
    if (envelope.kind === 'problem') {
      this.options.log.warn(
        { backend: this.options.name },
        `the MCP server wrote a line that is not a message (${envelope.message})`,
      );
      return;
    }
    if (envelope.kind === 'response') {
      const call = this.calls.get(stringOf(envelope, envelope.id) ?? '');
      if (call === undefined) return;
      this.calls.delete(call.id);
      call.answer(envelope);
      return;
    }
    const call = this.callOf(envelope);
    if (call === 'nobody') return;
    if (call === undefined) this.options.onServerMessage(envelope);
    else if (envelope.method === 'notifications/progress') call.message(envelope);
    else call.subscribed(envelope);
  }

  /** The call that a notification belongs to; `nobody`: to one that is over. */
  private callOf(envelope: Envelope): StdioCall | 'nobody' | undefined {
    const { progressToken } = envelope.param;
    const subscription = envelope.meta['io.modelcontextprotocol/subscriptionId'];
    const span = envelope.method === 'notifications/progress' ? progressToken : subscription;
    if (span === undefined) return undefined;
    return this.calls.get(stringOf(envelope, span) ?? '') ?? 'nobody';
  }
}
