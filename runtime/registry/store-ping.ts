import type { RegistryStore } from './store/registry-store.ts';

/** Milliseconds that a store may take to answer before it counts as out of reach: probes wait no longer. */
const patience = 2_000;

/**
 * Makes the question whether a store answers. However often it is asked, one question is on its way at a time, so that probes of
 * a silent database do not take up its connections.
 */
export function storePing(store: Pick<RegistryStore, 'ping'>, patienceMs = patience): () => Promise<boolean> {
  let asking: Promise<boolean> | undefined;
  const ask = async (): Promise<boolean> => {
    try {
      await store.ping();
      return true;
    } catch {
      // Whatever the reason, the server is not ready; requests that need the store say more.
      return false;
    } finally {
      asking = undefined;
    }
  };
  return async () => {
    asking ??= ask();
    const late = Promise.withResolvers<boolean>();
    const timer = setTimeout(() => late.resolve(false), patienceMs);
    const answer = await Promise.race([asking, late.promise]);
    clearTimeout(timer);
    return answer;
  };
}
