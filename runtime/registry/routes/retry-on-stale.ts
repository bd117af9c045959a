import type { Answer } from '../../http/answer.ts';
import { timedOut } from '../../http/http-errors.ts';
import type { RegistryService } from './registry-service.ts';

/** Attempts until the client is asked to come back: each that is lost means that another writer has won. */
const mostAttempts = 20;

/**
 * Judges and writes on the same declarations. What a caller may do is judged by what is served, which may be older than what is stored:
 * somebody else, at another replica, may have made the very source or changed its claims. `attempt` gets the revision that it judges by,
 * and says `stale` where the store has another one; then the present declarations are read, and it judges anew.
 */
export function retryOnStale(
  { catalog, refresh }: Pick<RegistryService, 'catalog' | 'refresh'>,
  attempt: (revision: number) => Promise<Answer | 'stale'>,
): Promise<Answer> {
  return untilFresh(
    () => attempt(catalog.declarations.revision),
    () => refresh.declarations(),
  );
}

/** The same for entries, whose claims the store compares with those that were judged. */
export function retryEntryOnStale(
  { refresh }: Pick<RegistryService, 'refresh'>,
  attempt: () => Promise<Answer | 'stale'>,
): Promise<Answer> {
  return untilFresh(attempt, () => refresh.all());
}

async function untilFresh(attempt: () => Promise<Answer | 'stale'>, renew: () => Promise<void>): Promise<Answer> {
  for (let count = 0; count < mostAttempts; count += 1) {
    const answer = await attempt();
    if (answer !== 'stale') return answer;
    await renew();
  }
  return timedOut({}, { 'retry-after': '1' });
}
