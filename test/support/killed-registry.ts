import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { RegistryDatabase } from '../../generated/types/registry-database.ts';
import { servedRegistry, type ServedRegistry } from './served-registry.ts';

/** Names of the file source: as many as one page holds, so that one answer shows all of them. */
const size = 1000;
const publishers = 4;

/** What rounds of killing came to. Lost and torn have to be 0. */
export interface KilledRounds {
  rounds: number;
  /** Publications that were answered with 201. */
  acknowledged: number;
  /** Of those, absent or altered after the restart. */
  lost: number;
  /** Answers that showed some of one content and some of another. */
  torn: number;
  /** Answers that were looked at. */
  looks: number;
  /** Rounds after which the content that was asked for was not there yet: the kill came before or within its sync. */
  cut: number;
}

/**
 * Kills a serving process with SIGKILL while people publish and a source is replaced, starts it again, and counts what was
 * promised and is gone. `folder` holds its files; `database`: PostgreSQL instead of the embedded one.
 */
export async function killRounds(
  folder: string,
  rounds: number,
  {
    database,
    afterKill = () => undefined,
    onRound = () => undefined,
  }: {
    readonly database?: RegistryDatabase;
    /** Ends the lease that the killed process had, as half a minute would where replicas share a database. */
    readonly afterKill?: () => unknown;
    readonly onRound?: (so: KilledRounds) => void;
  } = {},
): Promise<KilledRounds> {
  const sum: KilledRounds = { rounds: 0, acknowledged: 0, lost: 0, torn: 0, looks: 0, cut: 0 };
  const file = join(folder, 'entries.json');
  const start = (): Promise<ServedRegistry> =>
    servedRegistry({
      configFile: join(folder, 'registry.yaml'),
      ...(database === undefined ? { data: join(folder, 'data') } : {}),
      config: {
        ...(database === undefined ? {} : { database }),
        sources: [
          { name: 'team', managed: {} },
          { name: 'files', file: { path: file }, syncPolicy: { interval: '1s' } },
        ],
        registries: [
          { name: 'published', sources: ['team'] },
          { name: 'synced', sources: ['files'] },
        ],
        auth: { mode: 'anonymous' },
      },
    });
  replaceContent(file, 'content 0');
  let server = await start();
  await untilShown(server, 'content 0');
  const all = new Map<string, Set<string>>();
  for (let round = 1; round <= rounds; round += 1) {
    const wanted = `content ${round}`;
    const acknowledged = new Map<string, Set<string>>();
    const atWork = work(server, round, acknowledged, sum);
    await delay(Math.random() * 60);
    replaceContent(file, wanted);
    // The answer may not come any more.
    await ask(server, 'POST', '/v1/sources/files/sync').catch(() => undefined);
    await delay(Math.random() * 250);
    await server.end('SIGKILL');
    await atWork;
    await afterKill();
    server = await start();
    const shown = await contentOf(server, sum);
    if (shown !== wanted) sum.cut += 1;
    for (const [name, versions] of acknowledged) {
      all.set(name, versions);
      sum.acknowledged += versions.size;
      sum.lost += await missing(server, name, versions);
    }
    await untilShown(server, wanted);
    sum.rounds = round;
    onRound(sum);
  }
  // What came early is still there at the end.
  for (const [name, versions] of all) sum.lost += await missing(server, name, versions);
  await server.end('SIGTERM');
  return sum;
}

/** Publishes and looks until the server is gone. */
async function work(
  server: ServedRegistry,
  round: number,
  acknowledged: Map<string, Set<string>>,
  sum: KilledRounds,
): Promise<void> {
  const publish = async (who: number): Promise<void> => {
    const name = `com.example/r${round}-p${who}`;
    const versions = new Set<string>();
    acknowledged.set(name, versions);
    for (let count = 0; ; count += 1) {
      const version = `1.0.${count}`;
      const { status } = await ask(server, 'POST', '/team/v0.1/publish', { name, version, description: version });
      if (status !== 201) throw new Error(`publishing was answered with ${status}`);
      versions.add(version);
    }
  };
  const look = async (): Promise<void> => {
    for (;;) await contentOf(server, sum);
  };
  const ends = await Promise.allSettled([...Array.from({ length: publishers }, (_, who) => publish(who)), look()]);
  for (const { reason } of ends.filter((end) => end.status === 'rejected')) {
    // `fetch failed` is what a killed server looks like.
    if (!(reason instanceof TypeError)) throw reason;
  }
}

/** The one content that the file source shows; counts answers with several. Undefined where it shows nothing. */
async function contentOf(server: ServedRegistry, sum: KilledRounds): Promise<string | undefined> {
  const { body } = await ask(server, 'GET', `/synced/v0.1/servers?limit=${size}`);
  const { servers } = body as { readonly servers: readonly { readonly server: { readonly description: string } }[] };
  const contents = new Set(servers.map((row) => row.server.description));
  sum.looks += 1;
  if (contents.size > 1 || (servers.length !== 0 && servers.length !== size)) sum.torn += 1;
  return [...contents][0];
}

async function missing(server: ServedRegistry, name: string, versions: ReadonlySet<string>): Promise<number> {
  if (versions.size === 0) return 0;
  const { status, body } = await ask(server, 'GET', `/published/v0.1/servers/${encodeURIComponent(name)}/versions`);
  if (status !== 200) return versions.size;
  type Row = { readonly server: { readonly version: string; readonly description: string } };
  const rows = (body as { readonly servers: readonly Row[] }).servers;
  const there = new Set(
    rows.filter((row) => row.server.description === row.server.version).map((row) => row.server.version),
  );
  return [...versions].filter((version) => !there.has(version)).length;
}

async function untilShown(server: ServedRegistry, wanted: string): Promise<void> {
  const unused: KilledRounds = { rounds: 0, acknowledged: 0, lost: 0, torn: 0, looks: 0, cut: 0 };
  const end = performance.now() + 60_000;
  while ((await contentOf(server, unused)) !== wanted) {
    if (performance.now() > end) throw new Error(`${wanted} is never shown: ${server.stderr().slice(-2000)}`);
    await delay(20);
  }
}

function replaceContent(file: string, content: string): void {
  const servers = Array.from({ length: size }, (_, at) => ({
    name: `com.example/s${at}`,
    version: '1.0.0',
    description: content,
  }));
  const meta = { last_updated: '2026-01-01T00:00:00Z' };
  writeFileSync(`${file}.next`, JSON.stringify({ version: '1.0.0', meta, data: { servers } }));
  renameSync(`${file}.next`, file);
}

async function ask(
  { address }: ServedRegistry,
  method: string,
  path: string,
  body?: object,
): Promise<{ readonly status: number; readonly body: unknown }> {
  const response = await fetch(`${address}${path}`, {
    method,
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}
