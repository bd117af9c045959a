import { gatewayBounds } from '../gateway/bounds.ts';
import type { Replicas } from '../session/replicas.ts';
import type { Backend, SessionConversation, SessionOwner } from '../backend/backend.ts';
import { ConversationsOverLegacy, type BridgeBounds } from './conversation-over-legacy.ts';
import { SessionOverModern } from './session-over-modern.ts';
import type { OutboundHeaders } from '../backend/outbound-headers.ts';
import type { MaybePromise } from '../maybe-promise.ts';
import type { ParamHeader } from './param-headers.ts';
import { ToolCatalog } from './tool-catalog.ts';

/** Milliseconds for which the list of a server's tools is used without a notification that it has changed. */
const catalogTime = 60_000;

/** What a gateway needs where a client and a server are of different eras, made when it is first needed. */
export class Bridges {
  private readonly legacy = new Map<Backend, ConversationsOverLegacy>();
  private readonly catalogs = new WeakMap<Backend, ToolCatalog>();
  private readonly lookedAt = new WeakMap<Backend, number>();
  private readonly bounds: BridgeBounds;
  private readonly replicas: Replicas | undefined;

  /** `replicas`: other processes to which clients may come with answers. */
  constructor(replicas?: Replicas, bounds: BridgeBounds = gatewayBounds) {
    this.bounds = bounds;
    this.replicas = replicas;
  }

  /** Independent requests to a server that needs sessions. */
  overLegacy(backend: Backend): ConversationsOverLegacy {
    const present = this.legacy.get(backend) ?? new ConversationsOverLegacy(backend, this.bounds, this.replicas);
    this.legacy.set(backend, present);
    return present;
  }

  /** A session, toward a server that knows none. */
  overModern(backend: Backend, owner: SessionOwner): SessionConversation {
    return new SessionOverModern(backend, owner, this.catalogOf(backend));
  }

  /** The headers of parameters that a tool asks for, for calls that are not the client's own any more. `binding`: whose calls. */
  paramHeaders(
    backend: Backend,
    binding: string,
    tool: string,
    headers: OutboundHeaders,
  ): MaybePromise<readonly ParamHeader[]> {
    if (backend.facts?.eras.has('modern') !== true)
      return this.overLegacy(backend).paramHeaders(tool, binding, headers);
    const catalog = this.catalogOf(backend);
    const now = performance.now();
    // Nobody may be listening to this server: that its list has changed shows by looking again.
    if (now > (this.lookedAt.get(backend) ?? 0) + catalogTime) {
      this.lookedAt.set(backend, now);
      catalog.forget();
    }
    return catalog.headersOf(tool, backend.converse(), headers);
  }

  private catalogOf(backend: Backend): ToolCatalog {
    const catalog = this.catalogs.get(backend) ?? new ToolCatalog();
    this.catalogs.set(backend, catalog);
    return catalog;
  }

  /** Ends what there is with a backend that is not there any more. */
  async forget(backend: Backend): Promise<void> {
    const present = this.legacy.get(backend);
    this.legacy.delete(backend);
    await present?.close();
  }

  async close(): Promise<void> {
    await Promise.all([...this.legacy.values()].map((each) => each.close()));
  }
}
