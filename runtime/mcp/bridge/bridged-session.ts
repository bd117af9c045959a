import type { Backend, SessionOwner } from '../backend/backend.ts';
import type { Envelope } from '../envelope/envelope.ts';
import type { ToolCatalog } from './tool-catalog.ts';

/** What the calls and the stream of a legacy client's session need of it, where its server is of 2026-07-28. */
export interface BridgedSession {
  readonly owner: SessionOwner;
  readonly backend: Backend;
  readonly catalog: ToolCatalog;
  /** What the server can do, as it says in server/discover. */
  readonly capabilities: unknown;
  /** `_meta` of a request of this session. */
  meta(): Readonly<Record<string, string>>;
  /** Asks the client something on behalf of the server. Returns the literal of the id that it answers under. */
  ask(onAnswer: (response: Envelope) => void): string;
  /** The answer is not waited for any more. */
  forgetInput(id: string): void;
}
