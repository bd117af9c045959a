import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openStore, type StorePlace } from '../../runtime/registry/store/open-store.ts';
import { hasPostgres, startPostgres } from '../support/postgres.ts';
import { startTestRegistry, type TestRegistry } from '../support/running-registry.ts';
import { scratchFolder } from '../support/scratch-folder.ts';
import { eventually } from '../support/store-contract/eventually.ts';

const day = 24 * 60 * 60 * 1000;

/** A clock that can be set. */
function settableClock(): { offset: number; readonly now: () => number } {
  const clock = { offset: 0, now: () => Date.now() + clock.offset };
  return clock;
}

const write = (file: string, ...names: string[]): void => {
  const servers = names.map((name) => ({ name: `com.example/${name}`, version: '1.0.0', description: 'd' }));
  writeFileSync(file, JSON.stringify({ data: { servers } }));
};
const namesIn = async (registry: TestRegistry, query = ''): Promise<string[]> => {
  const { body } = await registry.get(`/main/v0.1/servers${query}`);
  return (body as { servers: { server: { name: string } }[] }).servers.map((row) => row.server.name.slice(12));
};
const publish = (registry: TestRegistry, name: string) =>
  registry.ask('POST', '/team/v0.1/publish', {
    body: { name: `com.example/${name}`, version: '1.0.0', description: 'd' },
  });

async function start(
  clock: { now: () => number },
  file: string,
  place: StorePlace,
  interval = '1s',
): Promise<TestRegistry> {
  const registry = await startTestRegistry(
    {
      sources: [
        { name: 'team', managed: {} },
        { name: 'files', file: { path: file }, syncPolicy: { interval } },
      ],
      registries: [{ name: 'main', sources: ['team', 'files'] }],
      auth: { mode: 'anonymous' },
    },
    place,
    { clock: clock.now },
  );
  onTestFinished(() => registry.close());
  await registry.ready();
  return registry;
}

describe('a clock that jumps', () => {
  test.each([
    ['back by a day', -day],
    ['forward by a day', day],
    ['to before 1970', -60 * 365 * day],
  ])('%s: sources go on being read, and entries being published', async (_, jump) => {
    const clock = settableClock();
    const file = join(scratchFolder(), 'entries.json');
    write(file, 'a');
    const registry = await start(clock, file, 'memory');
    expect((await publish(registry, 'p')).status).toBe(201);
    clock.offset = jump;
    write(file, 'a', 'b');
    await eventually(async () => expect(await namesIn(registry)).toEqual(['a', 'b', 'p']));
    write(file, 'b', 'c');
    await eventually(async () => expect(await namesIn(registry)).toEqual(['b', 'c', 'p']));
    expect((await publish(registry, 'q')).status).toBe(201);
    expect(await namesIn(registry)).toEqual(['b', 'c', 'p', 'q']);
    clock.offset = 0;
    write(file, 'd');
    await eventually(async () => expect(await namesIn(registry)).toEqual(['d', 'p', 'q']));
  });

  test('back, after a crash: a sync does not wait for the end of a lease that nobody holds', async () => {
    const clock = settableClock();
    const folder = scratchFolder();
    const file = join(folder, 'entries.json');
    write(file, 'a');
    clock.offset = day;
    const place = { folder: join(folder, 'data') };
    const opening = await openStore(place, clock.now);
    if (opening.outcome === 'refused') throw new Error(opening.problem);
    // As a process leaves it that was killed while it read.
    expect(await opening.opened.lease('sync/files', 'killed', 30_000, clock.now())).toBe(true);
    await opening.opened.close();
    clock.offset = 0;
    const registry = await start(clock, file, place, '1h');
    await eventually(async () => expect(await namesIn(registry)).toEqual(['a']));
  });

  test.skipIf(!hasPostgres())('of one replica takes no lease from another, whose database has its own', async () => {
    const postgres = await startPostgres();
    onTestFinished(() => postgres.remove());
    const database = await postgres.createDatabase();
    const open = async () => {
      const opening = await openStore({ database });
      if (opening.outcome === 'refused') throw new Error(opening.problem);
      return opening.opened;
    };
    const [one, other] = [await open(), await open()];
    expect(await one.lease('sync/a', 'one', 60_000, Date.now())).toBe(true);
    expect(await other.lease('sync/a', 'other', 60_000, Date.now() + day)).toBe(false);
    expect(await one.lease('sync/a', 'one', 60_000, Date.now() - day)).toBe(true);
    expect(await other.lease('sync/a', 'other', 60_000, Date.now() + day)).toBe(false);
    await one.close();
    await other.close();
  });
});
