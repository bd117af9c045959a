import type { SessionName } from '../../identity/sign-in-session.ts';

/** Sessions of people that ended before their time, as this process remembers them. */
export interface EndedHere {
  has(id: string): boolean;
  end(session: SessionName): void;
}

/** Sessions that are remembered; the oldest gives way. */
const most = 100_000;

/** Makes the memory. `now`: seconds since 1970. */
export function endedHere(now: () => number = () => Date.now() / 1000): EndedHere {
  /** Until when each would last, in seconds since 1970. */
  const ended = new Map<string, number>();
  return {
    has: (id) => ended.has(id),
    end({ id, until }) {
      for (const [other, end] of ended) {
        if (end > now() && ended.size < most) break;
        ended.delete(other);
      }
      ended.set(id, until);
    },
  };
}
