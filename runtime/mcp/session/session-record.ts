import type { LegacyRevision } from '../era/revisions.ts';

/** What a client has asked of its session that holds for all of it, wherever its next request goes. */
export interface SessionSettings {
  /** The level of log messages. */
  readonly level: string | undefined;
  /** Resources that it subscribes to. */
  readonly uris: readonly string[];
}

export const noSessionSettings: SessionSettings = { level: undefined, uris: [] };

/** One of them: a level, or a resource that is wanted from now on, or no more. */
export type SettingChange = { readonly level: string } | { readonly uri: string; readonly isWanted: boolean };

/** What is known of a client's session, whichever replica serves it. Everything in it can be written down. */
export interface SessionRecord {
  /** What Mcp-Session-Id carries. */
  readonly id: string;
  /** Who it belongs to: issuer and subject, or '' where nobody signs in. */
  readonly binding: string;
  /** Whose share of all sessions it is a part of: the caller, or the network of one who does not sign in, as a digest. */
  readonly quotaKey: string;
  /** `params` of the client's initialize. */
  readonly initialize: Buffer;
  readonly revision: LegacyRevision;
  /** The session ids of servers, by backend. */
  readonly hints: Readonly<Record<string, string>>;
  /** As other replicas have heard them, where there are others. They are written by `changeSetting` alone. */
  readonly settings: SessionSettings;
}
