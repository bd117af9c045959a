import { join } from 'node:path';
import { Agent, request } from 'undici';
import type { RegistryDatabase } from '../../../generated/types/registry-database.ts';
import type { StorePlace } from '../../../runtime/registry/store/open-store.ts';
import { hasPostgres, startPostgres } from '../../support/postgres.ts';
import { fillStore, managed, openedStore, registryName, startRegistry } from '../registry/bench-registry.ts';
import { sampleEntry, sourceName } from '../registry/sample-entries.ts';
import { startTokenIssuer } from '../registry/token-issuer.ts';

/** Entries that are there before, as in a registry in service. */
const entryCount = 20_000;
/** Publications of one measurement. */
const publications = 1000;

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
  const [storeOne, storeEight] = await atTheStore(place);
  const [one, eight, cpu] = await overHttp(folder, database);
  return [
    `${id.padEnd(4)} figures, publications a second on ${kind} beside ${entryCount.toLocaleString('en')} entries`,
    `     at the store: ${storeOne} by one publisher, ${storeEight} by eight at once`,
    `     over HTTP, readable when answered: ${one} by one publisher, ${eight} by eight at once, processor time ${cpu} ms each`,
  ].join('\n');
}

/** Runs publishers side by side until all is published; gives publications a second. */
async function rate(publishers: number, prefix: string, publish: (index: number, prefix: string) => Promise<void>) {
  let next = 0;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: publishers }, async () => {
      // oxlint-disable-next-line no-await-in-loop -- each publisher waits for its answer
      while (next < publications) await publish(next++, prefix);
    }),
  );
  return (publications / ((performance.now() - began) / 1000)).toFixed(0);
}

async function atTheStore(place: StorePlace): Promise<readonly string[]> {
  const store = await openedStore(place);
  const publish = async (index: number, prefix: string): Promise<void> => {
    const outcome = await store.publish(sampleEntry(index, prefix), 1);
    if (outcome !== 'published') throw new Error(`a publication was answered ${outcome}`);
  };
  try {
    return [await rate(1, 'com.store-one', publish), await rate(8, 'com.store-eight', publish)];
  } finally {
    await store.close();
  }
}

async function overHttp(folder: string, database: RegistryDatabase | undefined): Promise<readonly string[]> {
  const issuer = await startTokenIssuer();
  const server = await startRegistry(folder, {
    ...managed,
    ...(database === undefined ? {} : { database }),
    auth: issuer.auth,
  });
  const dispatcher = new Agent({ connections: 8 });
  const teams = Array.from({ length: 200 }, (_, team) => `team-${team}`);
  const token = await issuer.sign({ org: 'acme', groups: ['authors'], team: teams });
  const publish = async (index: number, prefix: string): Promise<void> => {
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
    const one = await rate(1, 'com.http-one', publish);
    const before = server.cpu();
    const eight = await rate(8, 'com.http-eight', publish);
    return [one, eight, ((server.cpu() - before) / publications).toFixed(2)];
  } finally {
    await dispatcher.close();
    await server.end();
    issuer.close();
  }
}
