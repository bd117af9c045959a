import type { Cancellable, OutboundCall, Receiver } from '../backend/backend.ts';
import { idText, stringOf, valueOf, type Envelope } from '../envelope/envelope.ts';
import { hasCapability, objectOf } from './capabilities.ts';
import { editRequest } from './edit-params.ts';
import type { ChangeListener, PooledSession } from './pooled-session.ts';
import { openTable } from '../../diagnostics/open-table.ts';

/** Resources of one subscription. */
const mostResources = 1000;

/** Notifications of a list by the member of the filter that asks for them. */
const lists: Readonly<Record<string, string>> = openTable({
  'notifications/tools/list_changed': 'toolsListChanged',
  'notifications/prompts/list_changed': 'promptsListChanged',
  'notifications/resources/list_changed': 'resourcesListChanged',
});

/** subscriptions/listen of a modern client, over a session of a legacy server: its stream, and subscriptions to resources. */
export class ListenOverLegacy implements Cancellable, ChangeListener {
  private readonly session: PooledSession;
  private readonly receiver: Receiver;
  private readonly id: string;
  private readonly wanted: ReadonlySet<string>;
  private readonly uris: ReadonlySet<string>;
  /** Changes that wait for a slow client; each is sent once. */
  private readonly pendingChanges = new Map<string, Buffer>();
  private isSlow = false;
  private isOver = false;

  constructor(session: PooledSession, call: OutboundCall, receiver: Receiver, capabilities: unknown) {
    const { envelope } = call;
    const filter = objectOf(valueOf(envelope, envelope.param.notifications));
    this.session = session;
    this.receiver = receiver;
    this.id = idText(envelope) ?? 'null';
    this.wanted = new Set(
      Object.values(lists).filter(
        (name) => filter[name] === true && hasCapability(capabilities, areaOf(name), 'listChanged'),
      ),
    );
    const { resourceSubscriptions: uris } = filter;
    const canSubscribe = hasCapability(capabilities, 'resources', 'subscribe') && Array.isArray(uris);
    this.uris = new Set(canSubscribe ? uris.filter((uri) => typeof uri === 'string').slice(0, mostResources) : []);
  }

  /** Acknowledges what is honored, and listens. */
  start(): void {
    const notifications = {
      ...Object.fromEntries([...this.wanted].map((name) => [name, true])),
      ...(this.uris.size === 0 ? {} : { resourceSubscriptions: [...this.uris] }),
    };
    this.receiver.head({ kind: 'events', status: 200, length: undefined, resume: () => this.resume() });
    const params = `{"_meta":${this.meta()},"notifications":${JSON.stringify(notifications)}}`;
    const method = 'notifications/subscriptions/acknowledged';
    this.receiver.message(Buffer.from(`{"jsonrpc":"2.0","method":"${method}","params":${params}}`));
    this.session.listeners.add(this);
    for (const uri of this.uris) this.session.subscribe(uri, true);
  }

  changed(notification: Envelope): void {
    const { method = '' } = notification;
    const list = lists[method];
    const uri =
      method === 'notifications/resources/updated' ? stringOf(notification, notification.param.uri) : undefined;
    if (list === undefined ? uri === undefined || !this.uris.has(uri) : !this.wanted.has(list)) return;
    const meta = { 'io.modelcontextprotocol/subscriptionId': this.id };
    const { bytes } = editRequest(notification, { meta });
    if (this.isSlow) this.pendingChanges.set(uri ?? method, bytes);
    else this.isSlow = !this.receiver.message(bytes);
  }

  cancel(): void {
    if (this.isOver) return;
    this.isOver = true;
    this.session.listeners.delete(this);
    for (const uri of this.uris) this.session.subscribe(uri, false);
  }

  private resume(): void {
    this.isSlow = false;
    for (const [key, bytes] of this.pendingChanges) {
      if (this.isOver || this.isSlow) return;
      this.pendingChanges.delete(key);
      this.isSlow = !this.receiver.message(bytes);
    }
  }

  private meta(): string {
    return `{"io.modelcontextprotocol/subscriptionId":${this.id}}`;
  }
}

/** `tools` of `toolsListChanged`. */
function areaOf(name: string): string {
  return name.slice(0, -'ListChanged'.length);
}
