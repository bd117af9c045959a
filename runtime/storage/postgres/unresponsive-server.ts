/** Milliseconds without an answer that raise the question whether there will be one. */
const suspicious = 3_000;

/** Milliseconds between two probes of a silent server. */
const pause = 250;

/** Keeps work away from a server that accepts connections and does not answer. */
export interface UnresponsiveWatch {
  /** Resolves where the server may be asked: at once, or when the probe that is under way was answered. Throws the refusal while it is silent. */
  admit(): Promise<void>;
  /** Runs a question; one that takes long has the server probed, and goes on waiting. */
  watched<Value>(ask: () => Promise<Value>): Promise<Value>;
  /** Ends probing. */
  stop(): void;
}

export interface UnresponsiveWatchOptions {
  /** Asks the server something small, on a way of its own: whether there was an answer of any kind, in bounded time. */
  readonly probe: () => Promise<boolean>;
  /** The error for requests to a silent server. */
  readonly refusal: () => Error;
  /** Called once when the server is found silent, with the refusal. */
  readonly onUnresponsive: (reason: Error) => void;
  /** Milliseconds; for tests. */
  readonly suspiciousAfter?: number;
}

/**
 * Watches a server that may fall silent. One slow question proves nothing, so a probe decides; while the server is silent nobody
 * else asks it, and one probe at a time finds out when it is back.
 */
export function watchUnresponsive({
  probe,
  refusal,
  onUnresponsive,
  suspiciousAfter = suspicious,
}: UnresponsiveWatchOptions): UnresponsiveWatch {
  let isStopped = false;
  let isSilent = false;
  /** The probe that decides whether the server is silent; none while there is no doubt. */
  let verdict: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  /** A probe that cannot be made does not prove silence: the next request reports the reason. */
  const isAnswered = async (): Promise<boolean> => {
    try {
      return await probe();
    } catch {
      return true;
    }
  };
  const judge = async (): Promise<void> => {
    const isAnswering = await isAnswered();
    verdict = undefined;
    if (isAnswering || isStopped) {
      isSilent = false;
      return;
    }
    if (!isSilent) {
      isSilent = true;
      onUnresponsive(refusal());
    }
    timer = setTimeout(() => void judge(), pause);
    timer.unref();
  };
  const suspect = (): void => {
    if (isStopped || isSilent) return;
    verdict ??= judge();
  };
  return {
    async admit() {
      await verdict;
      if (isSilent) throw refusal();
    },
    async watched(ask) {
      const slow = setTimeout(suspect, suspiciousAfter);
      slow.unref();
      try {
        return await ask();
      } finally {
        clearTimeout(slow);
      }
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
