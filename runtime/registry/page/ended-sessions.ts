import { hash } from 'node:crypto';
import type { SessionName } from '../../identity/sign-in-session.ts';
import type { Log } from '../../observe/log.ts';
import { StoreUnavailable, type RegistryStore } from '../store/registry-store.ts';

/** Sessions that ended before their time, in memory and in the store. */
export interface EndedSessionList {
  /** From memory, so that every request can ask. */
  has(id: string): boolean;
  /**
   * Ends a session: in this process at once, and in the store. `here`: the store does not have it, because it is out of reach or
   * full; the first is tried again while this process runs.
   */
  end(session: SessionName): Promise<'everywhere' | 'here'>;
  /** Reads what the store knows, and keeps in step with it from then on. Throws StoreUnavailable. */
  follow(store: RegistryStore): Promise<void>;
  close(): Promise<void>;
}

/** Milliseconds between attempts while the store is out of reach, and how many sessions wait for it at most. */
const retryTime = 1_000;
const mostWaiting = 1_000;

/** Makes an empty list. Ids are kept as hashes: the store's readers learn no session. `clock` gives milliseconds since 1970. */
export function endedSessionList(log: Log, clock: () => number = Date.now): EndedSessionList {
  /** When each expires, by the hash of its id. */
  const known = new Map<string, number>();
  const waiting = new Map<string, number>();
  let revision = 0;
  let store: RegistryStore | undefined;
  let stop: () => void = () => undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let reading: Promise<void> = Promise.resolve();

  async function read(from: RegistryStore): Promise<void> {
    const now = clock();
    for (const [id, until] of known) if (until <= now) known.delete(id);
    const found = await from.endedSessions(revision, now);
    for (const { id, until } of found.sessions) known.set(id, until);
    revision = found.revision;
  }

  /** Gives the store what it does not have yet. */
  async function write(to: RegistryStore): Promise<void> {
    for (const [id, until] of waiting) {
      const now = clock();
      if (until > now && (await to.endSession({ id, until }, now)) === 'full') {
        log.warn({}, 'a session could not be recorded as ended: as many are recorded as there may be');
      }
      waiting.delete(id);
    }
  }

  function later(): void {
    if (isClosed) return;
    timer ??= setTimeout(() => {
      timer = undefined;
      catchUp();
    }, retryTime);
    timer.unref();
  }

  /** After what runs already: one at a time. */
  async function inStep(before: Promise<void>): Promise<void> {
    await before;
    if (store === undefined || isClosed) return;
    try {
      await write(store);
      await read(store);
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      later();
    }
  }

  function catchUp(): void {
    reading = inStep(reading);
  }

  return {
    has: (id) => known.has(keyOf(id)),
    async end(session) {
      const id = keyOf(session.id);
      const until = session.until * 1_000;
      known.set(id, until);
      try {
        const outcome = await store?.endSession({ id, until }, clock());
        if (outcome === 'ended') return 'everywhere';
        log.warn({}, 'a session could not be recorded as ended: as many are recorded as there may be');
      } catch (error) {
        if (!(error instanceof StoreUnavailable)) throw error;
        log.warn({}, 'a session could not be recorded as ended, because the store is out of reach: it is tried again');
        if (waiting.size < mostWaiting) waiting.set(id, until);
        later();
      }
      return 'here';
    },
    async follow(followed) {
      store = followed;
      // Listening first: what ends while the rest is read is read after it.
      stop = followed.onChange(({ of }) => {
        if (of === 'sessions') catchUp();
      });
      await read(followed);
    },
    async close() {
      isClosed = true;
      stop();
      clearTimeout(timer);
      await reading;
    },
  };
}

function keyOf(id: string): string {
  return hash('sha256', id, 'base64url');
}
