/** A client that asks for a list again and again on one connection, and says how it was served. */
export interface WellBehaved {
  /** Ends it: how many answers it got, and the longest wait for one, in milliseconds. Throws what went wrong. */
  stop(): Promise<{ readonly answers: number; readonly longest: number }>;
}

/** Begins to ask for `url`, with a short rest between two questions; an answer that is no 200 is an error. */
export function wellBehaved(url: string): WellBehaved {
  const stopping = new AbortController();
  const run = async (): Promise<{ answers: number; longest: number }> => {
    let answers = 0;
    let longest = 0;
    while (!stopping.signal.aborted) {
      const begin = performance.now();
      const response = await fetch(url, { signal: AbortSignal.timeout(20_000) });
      await response.arrayBuffer();
      if (response.status !== 200) throw new Error(`a well-behaved client was answered with ${response.status}`);
      answers += 1;
      longest = Math.max(longest, Math.round(performance.now() - begin));
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return { answers, longest };
  };
  const running = run();
  // The error reaches the caller of stop.
  running.catch(() => undefined);
  return {
    stop: () => {
      stopping.abort();
      return running;
    },
  };
}
