import type { SessionRecord, SettingChange } from './session-record.ts';

/**
 * Where sessions are kept. Answers are at once where they can be: the sessions of one process are in memory.
 */
export interface SessionStore {
  create(record: SessionRecord): void | Promise<void>;
  /** Finds a session, and has it live on: it ends when nobody has asked for it for a while. */
  find(id: string): SessionRecord | undefined | Promise<SessionRecord | undefined>;
  /** Writes a session down again, but for its settings: several replicas may get some at the same time. */
  update(record: SessionRecord): void | Promise<void>;
  /** Has all replicas know what a client asks of its session. */
  changeSetting(id: string, change: SettingChange): void | Promise<void>;
  /** Ends a session; false where there is none. */
  remove(id: string): boolean | Promise<boolean>;
  /** Told of each session that ended: removed, here or by another replica, expired, or given up for a newer one. One listener. */
  onEnded(listener: (id: string) => void): void;
  /** Told of each session known here that another replica has changed. One listener. */
  onChanged(listener: (id: string) => void): void;
  close(): Promise<void>;
}
