import { isProblem, type Cancellable, type Receiver } from '../backend/backend.ts';
import type { OutboundHeaders } from '../backend/outbound-headers.ts';
import type { BackendProblem } from '../backend/backend.ts';
import { ownMessage } from '../backend/own-client.ts';
import { scanEnvelope } from '../envelope/scan-envelope.ts';
import { whenKnown } from '../maybe-promise.ts';
import { hasCapability } from './capabilities.ts';
import type { BridgedSession } from './bridged-session.ts';

/** Milliseconds before a stream that ended is opened again: at first, and at most. */
const firstWaitMs = 1000;
const longestWaitMs = 30_000;

/** What a legacy client hears on its stream, for which a server of 2026-07-28 has subscriptions/listen. */
export class ListenForSession {
  private readonly session: BridgedSession;
  private readonly uris = new Set<string>();
  /** The stream that was opened last, and those before it, which go once it is there. */
  private current: Cancellable | undefined;
  private readonly replaced = new Set<Cancellable>();
  /** Whether the newest stream has not begun yet: what is wished meanwhile goes with the next one. */
  private isOpening = false;
  private isStale = false;
  private timer: NodeJS.Timeout | undefined;
  private waitMs = firstWaitMs;
  private count = 0;
  private isWanted = false;

  constructor(session: BridgedSession) {
    this.session = session;
  }

  get subscriptions(): number {
    return this.uris.size;
  }

  listen(isWanted: boolean): void {
    if (isWanted === this.isWanted) return;
    this.isWanted = isWanted;
    if (isWanted) this.open();
    else this.stop();
  }

  /** Adds a resource, or takes it away. The stream is opened anew; the old one goes once the new one is there. */
  subscribe(uri: string, isWanted: boolean): void {
    const had = this.uris.has(uri);
    if (isWanted) this.uris.add(uri);
    else this.uris.delete(uri);
    if (had !== isWanted && this.isWanted) this.open();
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.count += 1;
    this.isOpening = false;
    this.current?.cancel();
    this.current = undefined;
    this.endReplaced();
  }

  private endReplaced(): void {
    for (const stream of this.replaced) stream.cancel();
    this.replaced.clear();
  }

  private open(): void {
    if (this.isOpening) {
      this.isStale = true;
      return;
    }
    const { capabilities, owner } = this.session;
    const wanted = {
      ...(hasCapability(capabilities, 'tools', 'listChanged') ? { toolsListChanged: true } : {}),
      ...(hasCapability(capabilities, 'prompts', 'listChanged') ? { promptsListChanged: true } : {}),
      ...(hasCapability(capabilities, 'resources', 'listChanged') ? { resourcesListChanged: true } : {}),
      ...(this.uris.size === 0 ? {} : { resourceSubscriptions: [...this.uris] }),
    };
    if (Object.keys(wanted).length === 0) {
      this.stop();
      return;
    }
    clearTimeout(this.timer);
    this.isOpening = true;
    this.isStale = false;
    this.count += 1;
    const count = this.count;
    const send = (headers: OutboundHeaders | BackendProblem): void => {
      if (!this.isWanted || this.count !== count) return;
      if (isProblem(headers)) this.later();
      else this.send(wanted, headers, count);
    };
    whenKnown(owner.credentials(), send, () => this.later());
  }

  private send(notifications: object, headers: OutboundHeaders, count: number): void {
    const meta = Object.fromEntries(
      Object.entries(this.session.meta()).map(([name, text]): [string, unknown] => [name, JSON.parse(text)]),
    );
    const params = { notifications, _meta: meta };
    const envelope = ownMessage({ id: `svc-listen-${count}`, method: 'subscriptions/listen', params });
    if (this.current !== undefined) this.replaced.add(this.current);
    const over = (): void => {
      if (this.count === count) this.later();
    };
    const receiver: Receiver = {
      head: () => {
        if (this.count !== count) return;
        this.isOpening = false;
        this.endReplaced();
        this.waitMs = firstWaitMs;
        if (this.isStale) this.open();
      },
      chunk: () => true,
      message: (message) => this.heard(message),
      end: over,
      fail: over,
    };
    this.current = this.session.backend
      .converse()
      .request({ body: envelope.bytes, envelope, headers, idleMs: 0 }, receiver);
  }

  /** The acknowledgement and the end of a subscription are between us and the server. */
  private heard(message: Buffer): boolean {
    const envelope = scanEnvelope(message);
    if (envelope.kind !== 'notification' || envelope.method === 'notifications/subscriptions/acknowledged') return true;
    if (envelope.method === 'notifications/tools/list_changed') this.session.catalog.forget();
    this.session.owner.onMessage(message);
    // What a slow client does not take waits in the log of its stream, which is bounded.
    return true;
  }

  private later(): void {
    this.isOpening = false;
    this.current = undefined;
    if (!this.isWanted) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.open(), this.waitMs);
    this.timer.unref();
    this.waitMs = Math.min(this.waitMs * 2, longestWaitMs);
  }
}
