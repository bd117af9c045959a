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

const entryCount = 20_000;
const rounds = 5;
const anonymous: Pick<RegistryServerConfig, 'auth'> = { auth: { mode: 'anonymous' } };

/** S1: from the start of the process until it is ready, 20,000 entries in the store, against a start with an empty store. */
export async function registryStart(benchFolder: string): Promise<Gate> {
  await builtProgram(benchFolder);
  const [full, empty] = [join(benchFolder, 's1'), join(benchFolder, 's1-empty')];
  await fillStore({ folder: join(full, 'data') }, entryCount);
  await fillStore({ folder: join(empty, 'data') }, 0);
  const samples = { full: new Array<Start>(), empty: new Array<Start>() };
  // The first fills the compile cache.
  await started(empty);
  for (let round = 0; round < rounds; round++) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    samples.empty.push(await started(empty));
    // oxlint-disable-next-line no-await-in-loop
    samples.full.push(await started(full));
  }
  const of = (kind: keyof typeof samples, key: keyof Start): number => median(samples[kind].map((one) => one[key]));
  return {
    id: 'S1',
    what: `registry server from its start until it is ready, ${entryCount.toLocaleString('en')} entries in SQLite`,
    control: 'the same with none',
    subject: of('full', 'ready'),
    base: of('empty', 'ready'),
    bar: 4,
    stretch: 2.5,
    notes: [`processor time ${of('full', 'cpu').toFixed(0)} ms, and ${of('empty', 'cpu').toFixed(0)} ms`],
  };
}

/** Milliseconds until a server was ready, and of processor time until then. */
interface Start {
  readonly ready: number;
  readonly cpu: number;
}

async function started(folder: string): Promise<Start> {
  const began = performance.now();
  const server = await startRegistry(folder, { ...managed, ...anonymous });
  const ready = performance.now() - began;
  const cpu = server.cpu();
  await server.end();
  return { ready, cpu };
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
  const cpus = new Array<number>();
  for (let round = 0; round < 3; round++) {
    const folder = join(benchFolder, `${id}-${round}`);
    mkdirSync(folder);
    const config: RegistryServerConfig = {
      sources: [{ name: sourceName, file: { path: file }, syncPolicy: { interval: '1h' } }],
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
    cpus.push(server.cpu());
    // oxlint-disable-next-line no-await-in-loop
    const [, milliseconds] = await server.said(/"milliseconds":(\d+)[^\n]*the source was read/);
    syncs.push(Number(milliseconds));
    // oxlint-disable-next-line no-await-in-loop
    await server.end();
    if (!body.includes('"count":1000'))
      throw new Error(`the entries are not visible: ${body.slice(-200)} ${server.output()}`);
  }
  return {
    id,
    what: `first sync of a file with ${entryCount.toLocaleString('en')} entries into ${kind}, from the start of the process until they are visible`,
    control: 'the limit',
    subject: median(times),
    base: 3000,
    bar: 1,
    stretch: 0.5,
    notes: [`the sync alone ${median(syncs)} ms; processor time of the server in all ${median(cpus).toFixed(0)} ms`],
  };
}
