import { setTimeout as delay } from 'node:timers/promises';
import { followStore } from '../../../runtime/registry/catalog-refresh.ts';
import { Catalog } from '../../../runtime/registry/catalog/catalog.ts';
import type { StorePlace } from '../../../runtime/registry/store/open-store.ts';
import { hasPostgres, startPostgres } from '../../support/postgres.ts';
import { fillStore, openedStore } from '../registry/bench-registry.ts';
import { sampleEntry, sourceName } from '../registry/sample-entries.ts';

const entryCount = 20_000;
const writes = 200;
/** Milliseconds between two writes at most; at random, or they would keep step with those who look at intervals. */
const longestPause = 200;
/** Milliseconds within which replicas have to agree (issue 6). */
const bar = 1_000;

/** A replica that follows, and how long after its acknowledgment it serves each write. */
interface Follower {
  readonly name: string;
  readonly seenAfter: readonly number[];
  close(): Promise<void>;
}

/** R1: milliseconds until another replica serves what one has acknowledged, told of it and finding it by itself. */
export async function registryReplicas(): Promise<string> {
  if (!hasPostgres()) return 'R1 SKIPPED: it needs PostgreSQL';
  const server = await startPostgres();
  try {
    const database = await server.createDatabase();
    await fillStore({ database }, entryCount);
    const acknowledged = new Map<string, number>();
    const followers = [
      await follow('told by NOTIFY', { database }, acknowledged),
      // With a single connection there is none for LISTEN.
      await follow('looking by itself', { database: { ...database, maxOpenConns: 1 } }, acknowledged),
    ];
    const writer = await openedStore({ database });
    for (let at = 0; at < writes; at += 1) {
      const entry = sampleEntry(at, 'com.replica');
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await writer.publish(entry, 1);
      acknowledged.set(entry.name, performance.now());
      // oxlint-disable-next-line no-await-in-loop -- writes come when they come
      await delay(Math.random() * longestPause);
    }
    while (followers.some(({ seenAfter }) => seenAfter.length < writes)) {
      // oxlint-disable-next-line no-await-in-loop -- until all is seen
      await delay(10);
    }
    await Promise.all([...followers.map((follower) => follower.close()), writer.close()]);
    const worst = Math.max(...followers.flatMap(({ seenAfter }) => seenAfter));
    return [
      `R1   ${worst <= bar ? 'pass' : 'MISS'}    ${writes} writes are served by the other replica after ${worst.toFixed(0)} ms at worst (bar ${bar})`,
      ...followers.map(({ name, seenAfter }) => `     ${name}: ${describe(seenAfter)}`),
    ].join('\n');
  } finally {
    server.remove();
  }
}

async function follow(name: string, place: StorePlace, acknowledged: ReadonlyMap<string, number>): Promise<Follower> {
  const store = await openedStore(place);
  const catalog = new Catalog();
  const unseen = new Set(Array.from({ length: writes }, (_, at) => sampleEntry(at, 'com.replica').name));
  const seenAfter: number[] = [];
  const refresh = followStore(store, catalog);
  await refresh.all();
  const timer = setInterval(() => {
    for (const entry of unseen) {
      if (catalog.entry({ source: sourceName, type: 'server', name: entry }) === undefined) continue;
      const since = acknowledged.get(entry);
      if (since === undefined) continue;
      unseen.delete(entry);
      seenAfter.push(performance.now() - since);
    }
  }, 1);
  return {
    name,
    seenAfter,
    async close() {
      clearInterval(timer);
      await refresh.close();
      await store.close();
    },
  };
}

function describe(times: readonly number[]): string {
  const ordered = times.toSorted((a, b) => a - b);
  const median = ordered[Math.floor(ordered.length / 2)] ?? 0;
  return `median ${median.toFixed(0)} ms, worst ${(ordered.at(-1) ?? 0).toFixed(0)} ms`;
}
