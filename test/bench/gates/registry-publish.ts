import { join } from 'node:path';
import { Agent, request } from 'undici';
import type { RegistryDatabase } from '../../../generated/types/registry-database.ts';
import type { StorePlace } from '../../../runtime/registry/store/open-store.ts';
import { hasPostgres, startPostgres } from '../../support/postgres.ts';
import { fillStore, managed, openedStore, registryName, startRegistry } from '../registry/bench-registry.ts';
import { plainInserts, type PlainInserts } from '../registry/plain-inserts.ts';
import { sampleEntry, sourceName } from '../registry/sample-entries.ts';
import { startTokenIssuer } from '../registry/token-issuer.ts';

/** Entries that are there before, as in a registry in service. */
const entryCount = 20_000;
/** Publications of one measurement, and of one turn of it. */
const publications = 1000;
const slice = 100;

/** P1: publications a second on SQLite, each durable and visible when it is answered. */
export function registryPublish(benchFolder: string): Promise<string> {
  return published('P1', 'SQLite', join(benchFolder, 'p1'), undefined);
}

/** P1p: the same on PostgreSQL. */
export async function registryPublishPostgres(benchFolder: string): Promise<string> {
  if (!hasPostgres()) return 'P1p SKIPPED: it needs PostgreSQL';
  const server = await startPostgres();
  try {
    return await published('P1p', 'PostgreSQL', join(benchFolder, 'p1p'), await server.createDatabase());
  } finally {
    server.remove();
  }
}

async function published(
  id: string,
  kind: string,
  folder: string,
  database: RegistryDatabase | undefined,
): Promise<string> {
  const place = database === undefined ? { folder: join(folder, 'data') } : { database };
  await fillStore(place, entryCount);
  const control = await plainInserts(database ?? join(folder, 'data'));
  const [storeOne, storeEight, plainOne, plainEight] = await atTheStore(place, control);
  const [one, eight, cpu, plainBeside] = await overHttp(folder, database, control);
  await control.close();
  return [
    `${id.padEnd(4)} figures, publications a second on ${kind} beside ${entryCount.toLocaleString('en')} entries, in brackets those of plain inserts with a commit each`,
    `     at the store: ${perSecond(storeOne)} by one publisher (${perSecond(plainOne)}), ${perSecond(storeEight)} by eight at once (${perSecond(plainEight)})`,
    `     over HTTP, readable when answered: ${perSecond(one)} by one publisher (${perSecond(plainBeside)}), ${perSecond(eight)} by eight at once, processor time ${cpu.toFixed(2)} ms each`,
  ].join('\n');
}

const perSecond = (rate = 0): string => rate.toFixed(0);

type Publish = (index: number, prefix: string) => Promise<void>;

/** Runs publishers side by side until so many are published; gives milliseconds. */
async function time(publishers: number, prefix: string, publish: Publish, from: number): Promise<number> {
  let next = from;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: publishers }, async () => {
      // oxlint-disable-next-line no-await-in-loop -- each publisher waits for its answer
      while (next < from + slice) await publish(next++, prefix);
    }),
  );
  return performance.now() - began;
}

/** Measures several ways by turns, so that whatever else the machine does slows all of them; gives publications a second. */
async function rates(ways: readonly (readonly [publishers: number, prefix: string, Publish])[]): Promise<number[]> {
  const spent = ways.map(() => 0);
  for (let from = 0; from < publications; from += slice) {
    for (const [index, [publishers, prefix, publish]] of ways.entries()) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      spent[index] = (spent[index] ?? 0) + (await time(publishers, prefix, publish, from));
    }
  }
  return spent.map((milliseconds) => publications / (milliseconds / 1000));
}

async function atTheStore(place: StorePlace, control: PlainInserts): Promise<readonly number[]> {
  const store = await openedStore(place);
  const publish: Publish = async (index, prefix) => {
    const outcome = await store.publish(sampleEntry(index, prefix), 1);
    if (outcome !== 'published') throw new Error(`a publication was answered ${outcome}`);
  };
  try {
    return await rates([
      [1, 'com.store-one', publish],
      [8, 'com.store-eight', publish],
      [1, 'com.plain-one', control.insert],
      [8, 'com.plain-eight', control.insert],
    ]);
  } finally {
    await store.close();
  }
}

async function overHttp(
  folder: string,
  database: RegistryDatabase | undefined,
  control: PlainInserts,
): Promise<readonly [number, number, number, number]> {
  const issuer = await startTokenIssuer();
  const server = await startRegistry(folder, {
    ...managed,
    ...(database === undefined ? {} : { database }),
    auth: issuer.auth,
  });
  const dispatcher = new Agent({ connections: 8 });
  const teams = Array.from({ length: 200 }, (_, team) => `team-${team}`);
  const token = await issuer.sign({ org: 'acme', groups: ['authors'], team: teams });
  const publish: Publish = async (index, prefix) => {
    const { document, claims } = sampleEntry(index, prefix);
    const { statusCode, body } = await request(`${server.address}/${sourceName}/v0.1/publish`, {
      dispatcher,
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: `${document.slice(0, -1)},"claims":${JSON.stringify(claims)}}`,
    });
    const text = await body.text();
    if (statusCode !== 201) throw new Error(`${registryName} answered ${statusCode}: ${text}`);
  };
  try {
    const [one = 0, plain = 0] = await rates([
      [1, 'com.http-one', publish],
      [1, 'com.plain-beside', control.insert],
    ]);
    const before = server.cpu();
    const [eight = 0] = await rates([[8, 'com.http-eight', publish]]);
    return [one, eight, (server.cpu() - before) / publications, plain];
  } finally {
    await dispatcher.close();
    await server.end();
    issuer.close();
  }
}
