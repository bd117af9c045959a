import { atOnce } from '../../../runtime/schedule/steps.ts';
import { join } from 'node:path';
import type { Caller } from '../../../runtime/registry/access/caller.ts';
import { Catalog } from '../../../runtime/registry/catalog/catalog.ts';
import { listServers } from '../../../runtime/registry/catalog/list.ts';
import type { StorePlace } from '../../../runtime/registry/store/open-store.ts';
import type { Database } from '../../../runtime/storage/database.ts';
import { openPostgres } from '../../../runtime/storage/postgres/postgres.ts';
import { serverLogin } from '../../../runtime/storage/postgres/postgres-login.ts';
import { openSqlite } from '../../../runtime/storage/sqlite/sqlite.ts';
import { hasPostgres, startPostgres } from '../../support/postgres.ts';
import type { Gate } from '../gate.ts';
import { askEach } from '../load.ts';
import { fillStore, managed, openedStore, registryName, startRegistry } from '../registry/bench-registry.ts';
import { addClaimTable, keysetPage, type ClaimedTables } from '../registry/keyset-query.ts';
import { sampleEntries, sourceName, teamsClaims } from '../registry/sample-entries.ts';
import { startTokenIssuer } from '../registry/token-issuer.ts';
import { interleaved } from '../rounds.ts';
import { storageProgram } from '../../support/storage-owner.ts';

const entryCount = 20_000;
const limit = 100;
const rounds = 7;
/** Callers of one round, none of whom sees the same as another. */
const callers = 200;

/** G11: the first list of callers who were never seen, one entry in twenty visible, against a keyset query in SQLite. */
export async function registryFirstSight(folder: string): Promise<Gate> {
  const place = { folder: join(folder, 'g11', 'data') };
  await fillStore(place, entryCount);
  const notes = await overHttp(join(folder, 'g11'));
  const catalog = await catalogOf(place);
  const opening = openSqlite<ClaimedTables>({ ...place, name: 'registry' }, storageProgram);
  if (opening.outcome === 'refused') throw new Error(opening.problem);
  return { ...(await measured('G11', 'SQLite', catalog, opening.opened)), notes };
}

/** G11p: the same, against PostgreSQL. */
export async function registryFirstSightPostgres(): Promise<Gate | string> {
  if (!hasPostgres()) return 'G11p SKIPPED: it needs PostgreSQL';
  const server = await startPostgres();
  try {
    const database = await server.createDatabase();
    await fillStore({ database }, entryCount);
    const catalog = await catalogOf({ database });
    const login = serverLogin(database);
    const opened = openPostgres<ClaimedTables>(database, login, { applicationName: 'bench', connections: 1 });
    return await measured('G11p', 'PostgreSQL', catalog, opened);
  } finally {
    server.remove();
  }
}

async function catalogOf(place: StorePlace): Promise<Catalog> {
  const store = await openedStore(place);
  try {
    const catalog = new Catalog();
    catalog.applyDeclarations(await store.declarations());
    atOnce(catalog.applyEntries(sourceName, 0, await store.entriesSince(sourceName, 0)));
    return catalog;
  } finally {
    await store.close();
  }
}

async function measured(id: string, kind: string, catalog: Catalog, database: Database<ClaimedTables>): Promise<Gate> {
  try {
    await addClaimTable(database, sampleEntries(entryCount));
    let next = 0;
    const ours = (number: number): Buffer => {
      const claims = teamsClaims(number);
      const caller: Caller = { mode: 'authorized', subject: 'ada', claims, roles: new Set() };
      const view = catalog.view(registryName, caller);
      const page = view === undefined ? undefined : listServers(view, { limit });
      if (page?.outcome !== 'page' || page.count !== limit) throw new Error('the catalog gave another page');
      return page.body;
    };
    for (let number = 0; number < 20; number++) {
      const { servers } = JSON.parse(ours(next++).toString()) as { servers: { server: { name: string } }[] };
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const rows = await keysetPage(database, teamsClaims(number), limit);
      if (servers.map(({ server }) => server.name).join() !== rows.map(({ name }) => name).join())
        throw new Error('catalog and store give different pages');
    }
    const { subject, control } = await interleaved(
      rounds,
      () => {
        for (let call = 0; call < callers; call++) ours(next++);
      },
      async () => {
        for (let call = 0; call < callers; call++) {
          // oxlint-disable-next-line no-await-in-loop -- one after the other
          await keysetPage(database, teamsClaims(next + call), limit);
        }
      },
    );
    return {
      id,
      what: `list of ${limit} of ${entryCount.toLocaleString('en')} servers for a caller seen for the first time, 5 % visible`,
      control: `a keyset query in ${kind}, claims joined`,
      subject: (subject / callers) * 1000,
      base: (control / callers) * 1000,
      unit: 'µs',
      isSpeed: true,
      bar: 1,
      stretch: 5,
    };
  } finally {
    await database.close();
  }
}

/** The same with everything around it, in processor time of the server: tokens that it never saw, then the same ones again. */
async function overHttp(folder: string): Promise<readonly string[]> {
  const issuer = await startTokenIssuer();
  const server = await startRegistry(folder, { ...managed, auth: issuer.auth });
  try {
    const url = `${server.list}?limit=${limit}`;
    const tokens = await Promise.all(Array.from({ length: 2000 }, (_, number) => issuer.sign(teamsClaims(number))));
    const questions = tokens.map((token) => ({ path: '', token }));
    const warm = await issuer.sign({ org: 'acme', team: 'team-1' });
    await askEach(
      folder,
      url,
      Array.from({ length: 5000 }, () => ({ path: '', token: warm })),
    );
    const asked = async (): Promise<string> => {
      const before = server.cpu();
      await askEach(folder, url, questions);
      return (((server.cpu() - before) * 1000) / questions.length).toFixed(0);
    };
    return [
      `over HTTP, processor time a request: ${await asked()} µs with a token never seen (RS256), ${await asked()} µs with the same again`,
    ];
  } finally {
    await server.end();
    issuer.close();
  }
}
