import type { SessionName } from '../../identity/sign-in-session.ts';
import type { Replicas } from '../../mcp/session/replicas.ts';
import type { MaybePromise } from '../../mcp/maybe-promise.ts';

/** Sessions of people that ended before their time. */
export interface EndedSessions {
  /** True also where the replicas cannot be asked: no copy of a session that has ended gets in meanwhile. */
  has(id: string): MaybePromise<boolean>;
  /** Ends a session in every replica; `here` where the others do not hear of it. */
  end(session: SessionName): Promise<'everywhere' | 'here'>;
}

/** Sessions that one process remembers; the oldest gives way. */
const most = 100_000;

/** Makes the memory: of this process, and of its replicas where there are any. `now`: seconds since 1970. */
export function endedSessions(
  replicas: Pick<Replicas, 'takeOnce' | 'isTaken'> | undefined,
  now: () => number = () => Date.now() / 1000,
): EndedSessions {
  /** Until when each would last, in seconds since 1970. */
  const ended = new Map<string, number>();

  function endHere({ id, until }: SessionName): void {
    for (const [other, end] of ended) {
      if (end > now() && ended.size < most) break;
      ended.delete(other);
    }
    ended.set(id, until);
  }

  return {
    has: (id) => ended.has(id) || (replicas !== undefined && replicas.isTaken(nameOf(id)).catch(() => true)),
    async end(session) {
      endHere(session);
      if (replicas === undefined) return 'everywhere';
      try {
        await replicas.takeOnce(nameOf(session.id), (session.until - now()) * 1000);
        return 'everywhere';
      } catch {
        // The connection says why in the log.
        return 'here';
      }
    },
  };
}

function nameOf(id: string): string {
  return `ended-session:${id}`;
}
