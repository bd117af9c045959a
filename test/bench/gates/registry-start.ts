import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RegistryDatabase } from '../../../generated/types/registry-database.ts';
import type { RegistryServerConfig } from '../../../generated/types/registry-server.ts';
import { hasPostgres, startPostgres } from '../../support/postgres.ts';
import { builtProgram } from '../built-program.ts';
import type { Gate } from '../gate.ts';
import { bodyOf, fillStore, managed, registryName, startRegistry } from '../registry/bench-registry.ts';
import { catalogFile, sourceName } from '../registry/sample-entries.ts';
import { median } from '../rounds.ts';
import { runNode } from '../run-node.ts';

const entryCount = 20_000;
const rounds = 5;
const anonymous: Pick<RegistryServerConfig, 'auth'> = { auth: { mode: 'anonymous' } };

/** S1: from the start of the process until it is ready, 20,000 entries in the store, against starting Node. */
export async function registryStart(benchFolder: string): Promise<Gate> {
  const folder = join(benchFolder, 's1');
  await builtProgram(benchFolder);
  await fillStore({ folder: join(folder, 'data') }, entryCount);
  const times = new Array<number>();
  const cpus = new Array<number>();
  const bare = new Array<number>();
  for (let round = 0; round <= rounds; round++) {
    const began = performance.now();
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const server = await startRegistry(folder, { ...managed, ...anonymous });
    const ready = performance.now() - began;
    const cpu = server.cpu();
    // oxlint-disable-next-line no-await-in-loop
    await server.end();
    const node = performance.now();
    runNode(['-e', '0']);
    // The first fills the compile cache.
    if (round === 0) continue;
    times.push(ready);
    cpus.push(cpu);
    bare.push(performance.now() - node);
  }
  return {
    id: 'S1',
    what: `registry server from its start until it is ready, ${entryCount.toLocaleString('en')} entries in SQLite`,
    control: 'node -e 0',
    subject: median(times),
    base: median(bare),
    bar: 30,
    stretch: 20,
    notes: [`processor time ${median(cpus).toFixed(0)} ms`],
  };
}

/** S2: the first sync of a file with 20,000 entries, from the start of the process until they are visible, against three seconds. */
export async function registryImport(benchFolder: string): Promise<Gate> {
  return importGate('S2', 'SQLite', benchFolder);
}

/** S2p: the same into PostgreSQL. */
export async function registryImportPostgres(benchFolder: string): Promise<Gate | string> {
  if (!hasPostgres()) return 'S2p SKIPPED: it needs PostgreSQL';
  const server = await startPostgres();
  try {
    return await importGate('S2p', 'PostgreSQL', benchFolder, () => server.createDatabase());
  } finally {
    server.remove();
  }
}

async function importGate(
  id: string,
  kind: string,
  benchFolder: string,
  database?: () => Promise<RegistryDatabase>,
): Promise<Gate> {
  await builtProgram(benchFolder);
  const file = join(benchFolder, 'catalog.json');
  writeFileSync(file, catalogFile(entryCount));
  const times = new Array<number>();
  const syncs = new Array<number>();
  for (let round = 0; round < 3; round++) {
    const folder = join(benchFolder, `${id}-${round}`);
    mkdirSync(folder);
    const config: RegistryServerConfig = {
      sources: [{ name: sourceName, file: { path: file } }],
      registries: [{ name: registryName, sources: [sourceName] }],
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      ...(database === undefined ? {} : { database: await database() }),
      ...anonymous,
    };
    const began = performance.now();
    // oxlint-disable-next-line no-await-in-loop
    const server = await startRegistry(folder, config);
    // oxlint-disable-next-line no-await-in-loop
    const body = (await bodyOf(`${server.list}?limit=1000`, '')).toString();
    times.push(performance.now() - began);
    // oxlint-disable-next-line no-await-in-loop
    const [, milliseconds] = await server.said(/"milliseconds":(\d+)[^\n]*the source was read/);
    syncs.push(Number(milliseconds));
    // oxlint-disable-next-line no-await-in-loop
    await server.end();
    if (!body.includes('"count":1000')) throw new Error('the entries are not visible');
  }
  return {
    id,
    what: `first sync of a file with ${entryCount.toLocaleString('en')} entries into ${kind}, from the start of the process until they are visible`,
    control: 'the limit',
    subject: median(times),
    base: 3000,
    bar: 1,
    stretch: 0.5,
    notes: [`the sync alone ${median(syncs)} ms`],
  };
}
