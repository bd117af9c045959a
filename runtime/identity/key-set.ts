import type { LocalJWKSet } from 'jose';
import type { Clock } from './clock.ts';
import type { RemoteKeys } from './remote-keys.ts';

/** Seconds after which keys are fetched again while the present ones go on serving. */
const renewAfter = 300;
/** Seconds after which a token waits for fresh keys, so that a withdrawn key does not serve an idle server for long. */
const awaitAfter = 900;
/** Seconds for which keys serve while the provider is out of reach. */
const forgetAfter = 86_400;
/** Least seconds between two fetches, whatever key ids tokens name. */
const pause = 10;

/** The signing keys of one provider, fetched when needed and kept while the provider is out of reach. */
export interface KeySet {
  /** The present keys; undefined when there are none and none can be had. */
  current(): Promise<LocalJWKSet | undefined>;
  /**
   * Keys that are newer than those in which a key was not found: `same` when they were fetched just now, `unavailable` when
   * the provider cannot be asked.
   */
  newerThan(keys: LocalJWKSet): Promise<LocalJWKSet | 'same' | 'unavailable'>;
}

/** Keeps what `fetch` brings. Only one fetch runs at a time; everybody who needs it waits for the same one. */
export function createKeySet(
  fetch: () => Promise<RemoteKeys>,
  onProblem: (message: string) => void,
  clock: Clock,
): KeySet {
  let latest: { readonly keys: LocalJWKSet; readonly at: number } | undefined;
  let attempt: { readonly at: number; readonly isOk: boolean } | undefined;
  let running: Promise<boolean> | undefined;

  async function renew(): Promise<boolean> {
    const fetched = await fetch();
    attempt = { at: clock.elapsed(), isOk: fetched.ok };
    if (fetched.ok) latest = { keys: fetched.keys, at: attempt.at };
    else onProblem(fetched.error.message);
    return fetched.ok;
  }

  /** Whether fresh keys came; false without asking when the last time was just now. */
  async function refresh(): Promise<boolean> {
    if (running === undefined) {
      if (attempt !== undefined && clock.elapsed() - attempt.at < pause) return false;
      running = renew().finally(() => {
        running = undefined;
      });
    }
    return running;
  }

  return {
    async current() {
      const age = latest === undefined ? Infinity : clock.elapsed() - latest.at;
      if (age < renewAfter) return latest?.keys;
      const fresh = refresh();
      if (age >= awaitAfter) await fresh;
      return latest !== undefined && clock.elapsed() - latest.at < forgetAfter ? latest.keys : undefined;
    },
    async newerThan(keys) {
      if (latest === undefined || latest.keys === keys) await refresh();
      if (latest !== undefined && latest.keys !== keys) return latest.keys;
      return attempt?.isOk === false ? 'unavailable' : 'same';
    },
  };
}
