import {
  isProblem,
  type Backend,
  type BackendProblem,
  type Cancellable,
  type OutboundCall,
  type Receiver,
} from '../../backend/backend.ts';
import { ownModernRequest } from '../../backend/own-client.ts';
import type { OutboundHeaders } from '../../backend/outbound-headers.ts';
import { objectOf } from '../../bridge/capabilities.ts';
import { editRequest } from '../../bridge/edit-params.ts';
import { idText, stringOf, valueOf } from '../../envelope/envelope.ts';
import { scanEnvelope } from '../../envelope/scan-envelope.ts';
import { whenKnown } from '../../maybe-promise.ts';
import type { GatewayCore } from '../gateway-core.ts';
import type { Caller } from '../hooks.ts';

/** Resources of one subscription. */
const mostResources = 1000;
/** Milliseconds before a stream of a server that ended is opened again: at first, and at most. */
const firstWait = 1000;
const longestWait = 30_000;

/**
 * subscriptions/listen of a client over several servers: the endpoint itself reports changes of their lists, and subscribes to each server
 * that has one of the resources (2026-07-28, Subscriptions). Resources that no server has are not acknowledged.
 */
export function listenToSeveral(
  core: GatewayCore,
  caller: Caller,
  call: OutboundCall,
  receiver: Receiver,
): Cancellable {
  const { envelope } = call;
  const filter = objectOf(valueOf(envelope, envelope.param.notifications));
  const { resourceSubscriptions: given } = filter;
  const uris = Array.isArray(given) ? given.filter((uri) => typeof uri === 'string').slice(0, mostResources) : [];
  const byBackend = new Map<Backend, string[]>();
  for (const uri of new Set(uris)) {
    const route = core.view.route('resource', uri);
    if (route !== 'absent') byBackend.set(route.backend, [...(byBackend.get(route.backend) ?? []), uri]);
  }
  const honored = [...byBackend.values()].flat();
  const notifications = JSON.stringify({ ...filter, resourceSubscriptions: honored });
  const own = given === undefined ? envelope : editRequest(envelope, { params: { notifications } });
  const id = idText(envelope) ?? 'null';
  const listens = [...byBackend].map(
    ([backend, of]) => new ResourceListen({ core, caller, backend, id, receiver }, of),
  );
  const shown: Receiver = {
    head: (head) =>
      receiver.head({
        ...head,
        resume() {
          head.resume();
          for (const listen of listens) listen.resume();
        },
      }),
    chunk: (bytes) => receiver.chunk(bytes),
    message: (bytes) => receiver.message(bytes),
    end() {
      endListens();
      receiver.end();
    },
    fail(problem) {
      endListens();
      receiver.fail(problem);
    },
  };
  const endListens = (): void => {
    for (const listen of listens) listen.cancel();
  };
  const listening = core.converse(core.view.rest, caller).request({ ...call, body: own.bytes, envelope: own }, shown);
  for (const listen of listens) listen.open();
  return {
    cancel() {
      listening.cancel();
      endListens();
    },
  };
}

interface ResourceListenOptions {
  readonly core: GatewayCore;
  readonly caller: Caller;
  readonly backend: Backend;
  /** The literal of the id of the client's subscription. */
  readonly id: string;
  readonly receiver: Receiver;
}

/** What one server says of resources, under the id of the client's subscription. */
class ResourceListen implements Cancellable {
  private readonly options: ResourceListenOptions;
  private readonly uris: ReadonlySet<string>;
  /** Changes that wait for a slow client; each is sent once. */
  private readonly pendingChanges = new Map<string, Buffer>();
  private current: Cancellable | undefined;
  private timer: NodeJS.Timeout | undefined;
  private wait = firstWait;
  private isSlow = false;
  private isOver = false;

  constructor(options: ResourceListenOptions, uris: readonly string[]) {
    this.options = options;
    this.uris = new Set(uris);
  }

  open(): void {
    if (this.isOver) return;
    const { core, caller } = this.options;
    // Another one may have its name by now; one that is away for a while may come back.
    const backend = core.view.backends.find(({ name }) => name === this.options.backend.name);
    if (backend === undefined) {
      this.later();
      return;
    }
    const later = (): void => this.later();
    const go = (headers: OutboundHeaders | BackendProblem): void => {
      if (isProblem(headers)) later();
      else
        whenKnown(
          core.reach(backend, headers),
          (problem) => (problem === undefined ? this.begin(backend, headers) : later()),
          later,
        );
    };
    whenKnown(core.credentialsOf(caller, backend), go, later);
  }

  resume(): void {
    this.isSlow = false;
    for (const [uri, bytes] of this.pendingChanges) {
      if (this.isOver || this.isSlow) return;
      this.pendingChanges.delete(uri);
      this.isSlow = !this.options.receiver.message(bytes);
    }
  }

  cancel(): void {
    this.isOver = true;
    clearTimeout(this.timer);
    this.current?.cancel();
  }

  private begin(backend: Backend, headers: OutboundHeaders): void {
    if (this.isOver) return;
    const { core, caller } = this.options;
    const notifications = { resourceSubscriptions: [...this.uris] };
    const envelope = ownModernRequest('svc-listen', 'subscriptions/listen', { notifications });
    this.current = core.converse(backend, caller).request(
      { body: envelope.bytes, envelope, headers, idleMs: 0 },
      {
        head: () => undefined,
        chunk: () => true,
        message: (bytes) => {
          this.wait = firstWait;
          this.heard(bytes);
          return true;
        },
        end: () => this.later(),
        fail: () => this.later(),
      },
    );
  }

  private heard(bytes: Buffer): void {
    const envelope = scanEnvelope(bytes);
    if (envelope.kind !== 'notification' || envelope.method !== 'notifications/resources/updated') return;
    const uri = stringOf(envelope, envelope.param.uri);
    if (uri === undefined || !this.uris.has(uri)) return;
    const shown = editRequest(envelope, { meta: { 'io.modelcontextprotocol/subscriptionId': this.options.id } }).bytes;
    if (this.isSlow) this.pendingChanges.set(uri, shown);
    else this.isSlow = !this.options.receiver.message(shown);
  }

  /** The server, or its stream, has gone: the client goes on listening, and hears again once it is back. */
  private later(): void {
    if (this.isOver) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.open(), this.wait);
    this.timer.unref();
    this.wait = Math.min(this.wait * 2, longestWait);
  }
}
