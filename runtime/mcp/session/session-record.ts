import type { LegacyRevision } from '../era/revisions.ts';

/** What is known of a client's session, whichever replica serves it. Everything in it can be written down. */
export interface SessionRecord {
  /** What Mcp-Session-Id carries. */
  readonly id: string;
  /** Who it belongs to: issuer and subject, or '' where nobody signs in. */
  readonly binding: string;
  /** `params` of the client's initialize. */
  readonly initialize: Buffer;
  readonly revision: LegacyRevision;
  /** The session ids of servers, by backend. */
  readonly hints: Readonly<Record<string, string>>;
}
