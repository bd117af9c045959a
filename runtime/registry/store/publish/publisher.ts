import { setImmediate as nextTurn } from 'node:timers/promises';
import { StoreUnavailable } from '../../../storage/store-unavailable.ts';
import { publishAlone } from './publish.ts';
import { publishTogether, type Offered } from './publish-together.ts';
import type { Publication, PublishOutcome, RegistryStore } from '../registry-store.ts';
import type { StoreContext } from '../store-context.ts';
import { writeClaims } from '../stored-claims.ts';

/** Most publications that share a commit, and most characters of their documents. */
const largestGroup = 64;
const longestGroup = 4_000_000;

interface Waiting extends Offered {
  readonly resolve: (outcome: PublishOutcome | Promise<PublishOutcome>) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * The way to publish. The embedded database shares commits among all writes by itself; on PostgreSQL publications to a source
 * that wait at the same time share a statement. What that one does not take is judged alone, in a transaction of its own.
 */
export function publisherOf(context: StoreContext): RegistryStore['publish'] {
  if (context.database.kind === 'sqlite') return (publication, now) => publishAlone(context, publication, now);
  const queues = new Map<string, Waiting[]>();

  const drain = async (source: string, queue: Waiting[]): Promise<void> => {
    while (queue.length > 0) {
      // Whoever is ready to publish in this turn of the event loop comes along.
      await nextTurn();
      await publishGroup(context, source, takeGroup(queue));
    }
    queues.delete(source);
  };
  return (publication, now) =>
    new Promise((resolve, reject) => {
      const waiting = { publication, now, claims: writeClaims(publication.claims), resolve, reject };
      const { source } = publication;
      const queue = queues.get(source);
      if (queue !== undefined) {
        queue.push(waiting);
        return;
      }
      const begun = [waiting];
      queues.set(source, begun);
      void drain(source, begun);
    });
}

/** Publishes a group, and resolves or rejects the promise of each; never rejects itself. */
async function publishGroup(context: StoreContext, source: string, group: readonly Waiting[]): Promise<void> {
  let taken: ReadonlySet<Offered>;
  try {
    taken = await publishTogether(context, source, group);
  } catch (error) {
    if (error instanceof StoreUnavailable) {
      for (const { reject } of group) reject(error);
      return;
    }
    // One of them holds what the database does not take; nothing was written, and the others must not fail with it.
    taken = new Set();
  }
  for (const waiting of group) {
    waiting.resolve(taken.has(waiting) ? 'published' : publishAlone(context, waiting.publication, waiting.now));
  }
}

/** Takes what may go into one statement: a version once, and the versions of a name with the claims of the first, to one incarnation of the source. */
function takeGroup(queue: Waiting[]): Waiting[] {
  const group: Waiting[] = [];
  const claimsOf = new Map<string, string | null>();
  const versions = new Set<string>();
  let length = 0;
  const isTaken = ({ publication, claims }: Waiting): boolean => {
    const { type, name, version, document }: Publication = publication;
    const named = JSON.stringify([type, name]);
    const key = JSON.stringify([type, name, version]);
    if (group.length === largestGroup || (group.length > 0 && length + document.length > longestGroup)) return false;
    if (group.length > 0 && group[0]?.publication.incarnation !== publication.incarnation) return false;
    if (versions.has(key) || (claimsOf.has(named) && claimsOf.get(named) !== claims)) return false;
    claimsOf.set(named, claims);
    versions.add(key);
    length += document.length;
    return true;
  };
  const later: Waiting[] = [];
  for (const waiting of queue.splice(0)) (isTaken(waiting) ? group : later).push(waiting);
  queue.push(...later);
  return group;
}
