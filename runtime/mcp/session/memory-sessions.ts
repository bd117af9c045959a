import type { SessionRecord } from './session-record.ts';
import type { SessionStore } from './session-store.ts';

export interface MemorySessionOptions {
  /** Sessions at the same time. The one that was used longest ago gives way. Default: 10,000. */
  readonly maximum?: number;
  /** Sessions of one quota key at the same time. The one of its own that was used longest ago gives way. Default: a tenth of all. */
  readonly perQuotaKey?: number;
  /** Milliseconds after which an unused session ends. Default: 2 hours. */
  readonly idleMs?: number;
  /** Milliseconds, steady. Default: performance.now. */
  readonly clock?: () => number;
}

interface Entry {
  record: SessionRecord;
  usedAt: number;
}

/** Bytes of what clients say of themselves, of all sessions together; sessions give way to newer ones beyond that. */
const mostBytes = 134_217_728;
/** How often expired sessions are looked for, in milliseconds. */
const sweepMs = 30_000;

/** Sessions of one process. They end with it. */
export function memorySessions(options: MemorySessionOptions = {}): SessionStore {
  const { maximum = 10_000, idleMs = 7_200_000, clock = () => performance.now() } = options;
  const { perQuotaKey = Math.ceil(maximum / 10) } = options;
  // A Map keeps the order of insertion: what is used is moved to the end.
  const entries = new Map<string, Entry>();
  /** Ids of the sessions of each quota key, in the same order. */
  const idsByQuotaKey = new Map<string, Set<string>>();
  let ended: (id: string) => void = () => undefined;
  let bytes = 0;
  const end = (id: string): boolean => {
    const was = entries.get(id);
    if (was === undefined) return false;
    entries.delete(id);
    bytes -= was.record.initialize.length;
    const { quotaKey } = was.record;
    const ids = idsByQuotaKey.get(quotaKey);
    ids?.delete(id);
    if (ids?.size === 0) idsByQuotaKey.delete(quotaKey);
    ended(id);
    return true;
  };
  const sweep = setInterval(() => {
    for (const [id, { usedAt }] of entries) {
      if (usedAt + idleMs > clock()) return;
      end(id);
    }
  }, sweepMs);
  sweep.unref();
  return {
    create(record) {
      entries.set(record.id, { record, usedAt: clock() });
      bytes += record.initialize.length;
      const ids = idsByQuotaKey.get(record.quotaKey) ?? new Set();
      idsByQuotaKey.set(record.quotaKey, ids.add(record.id));
      for (const oldest of ids) {
        if (ids.size <= perQuotaKey) break;
        end(oldest);
      }
      for (const oldest of entries.keys()) {
        if (entries.size <= maximum && bytes <= mostBytes) return;
        end(oldest);
      }
    },
    find(id) {
      const entry = entries.get(id);
      if (entry === undefined) return undefined;
      if (entry.usedAt + idleMs <= clock()) {
        end(id);
        return undefined;
      }
      entries.delete(id);
      entry.usedAt = clock();
      entries.set(id, entry);
      const ids = idsByQuotaKey.get(entry.record.quotaKey);
      ids?.delete(id);
      ids?.add(id);
      return entry.record;
    },
    update(record) {
      const entry = entries.get(record.id);
      if (entry !== undefined) entry.record = record;
    },
    // The one process holds the settings of a session as long as the session.
    changeSetting: () => undefined,
    remove: end,
    onEnded(listener) {
      ended = listener;
    },
    onChanged: () => undefined,
    close: async () => clearInterval(sweep),
  };
}
