import type { Replicas } from '../session/replicas.ts';
import type { Backend, SessionConversation, SessionOwner } from '../backend/backend.ts';
import { ConversationsOverLegacy } from './conversation-over-legacy.ts';
import { SessionOverModern } from './session-over-modern.ts';
import { ToolCatalog } from './tool-catalog.ts';

/** What a gateway needs where a client and a server are of different eras, made when it is first needed. */
export class Bridges {
  private readonly legacy = new Map<Backend, ConversationsOverLegacy>();
  private readonly catalogs = new Map<Backend, ToolCatalog>();

  private readonly replicas: Replicas | undefined;

  /** `replicas`: other processes to which clients may come with answers. */
  constructor(replicas?: Replicas) {
    this.replicas = replicas;
  }

  /** Requests that stand alone, toward a server that needs sessions. */
  overLegacy(backend: Backend): ConversationsOverLegacy {
    const present = this.legacy.get(backend) ?? new ConversationsOverLegacy(backend, this.replicas);
    this.legacy.set(backend, present);
    return present;
  }

  /** A session, toward a server that knows none. */
  overModern(backend: Backend, owner: SessionOwner): SessionConversation {
    const catalog = this.catalogs.get(backend) ?? new ToolCatalog();
    this.catalogs.set(backend, catalog);
    return new SessionOverModern(backend, owner, catalog);
  }

  async close(): Promise<void> {
    await Promise.all([...this.legacy.values()].map((each) => each.close()));
  }
}
