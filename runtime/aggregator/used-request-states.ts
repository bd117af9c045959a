import type { Replicas } from '../mcp/session/replicas.ts';

/** Remembers which sealed runs have gone on: each continues once, whichever replica receives it. */
export interface UsedRequestStates {
  /** Takes a state by its name, for so many milliseconds. `used`: it was taken before. `unreachable`: the store of the replicas does not answer. */
  take(name: string, milliseconds: number): Promise<'taken' | 'used' | 'unreachable'>;
}

/** States that one process remembers; the oldest gives way. */
const most = 100_000;

/** Makes the memory of states: that of the replicas, or of this process where there are none. */
export function usedRequestStates(replicas: Pick<Replicas, 'takeOnce'> | undefined): UsedRequestStates {
  return replicas === undefined ? inMemory() : { take: (name, milliseconds) => shared(replicas, name, milliseconds) };
}

async function shared(
  replicas: Pick<Replicas, 'takeOnce'>,
  name: string,
  milliseconds: number,
): ReturnType<UsedRequestStates['take']> {
  try {
    return (await replicas.takeOnce(`workflow-state:${name}`, milliseconds)) ? 'taken' : 'used';
  } catch {
    // The connection says why in the log.
    return 'unreachable';
  }
}

function inMemory(): UsedRequestStates {
  /** Until when each is remembered (`performance.now`), the oldest first. */
  const used = new Map<string, number>();
  return {
    async take(name, milliseconds) {
      const now = performance.now();
      for (const [other, until] of used) {
        if (until > now && used.size < most) break;
        used.delete(other);
      }
      if (used.has(name)) return 'used';
      used.set(name, now + milliseconds);
      return 'taken';
    },
  };
}
