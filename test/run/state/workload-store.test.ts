import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadDocument } from '../../../generated/load.ts';
import { identityOf } from '../../../runtime/run/state/process-identity.ts';
import { readStateFile, writeStateFile } from '../../../runtime/run/state/state-file.ts';
import type { SupervisorReport } from '../../../runtime/run/state/supervisor-report.ts';
import type { WorkloadRecord } from '../../../runtime/run/state/workload-record.ts';
import { stateOf } from '../../../runtime/run/state/workload-status.ts';
import { WorkloadStore } from '../../../runtime/run/state/workload-store.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

async function recordOf(name: string): Promise<WorkloadRecord> {
  const { withDefaults } = await loadDocument.run();
  const config = withDefaults({ schemaVersion: 'v1', name, image: 'npx://a' });
  return { format: 1, name, id: `id of ${name}`, createdAt: '2026-01-02T03:04:05Z', folder: '/', config, withheld: [] };
}

function openStore(): WorkloadStore {
  return new WorkloadStore({ XDG_STATE_HOME: temporaryFolder('svc-state-') });
}

function reportOf(change: Partial<SupervisorReport> = {}): SupervisorReport {
  const supervisor = identityOf(process.pid);
  if (supervisor === undefined) throw new Error('this process runs');
  const now = new Date().toISOString();
  const report = { format: 1, supervisor, phase: 'running', since: now, startedAt: now, problem: null } as const;
  return { ...report, url: 'http://127.0.0.1:1/mcp', restarts: 0, servers: [], isContainerLeft: false, ...change };
}

test('what is written is read, by nobody else, and a name is taken once', async () => {
  const store = openStore();
  const record = await recordOf('a.b-c');
  expect(store.names()).toEqual([]);
  expect(store.create(record)).toBe('created');
  expect(store.create(record)).toBe('exists');
  expect(store.names()).toEqual(['a.b-c']);
  const found = await store.find('a.b-c');
  expect(found).toMatchObject({ record, report: undefined });
  expect(readdirSync(store.folder)).toEqual(['a.b-c']);
  for (const name of ['..', '.', '', 'a/b', '.new-1', 'A.B-C ']) expect(await store.find(name)).toBeUndefined();
  store.remove('a.b-c');
  expect(readdirSync(store.folder)).toEqual([]);
});

test('a file that is cut off anywhere, of another program or of a newer svc is a problem of its workload alone', async () => {
  const store = openStore();
  for (const name of ['good', 'bad']) store.create(await recordOf(name));
  const { record: path, report } = store.files('bad');
  const whole = readFileSync(path, 'utf8');
  const texts = fc.oneof(
    fc.integer({ min: 0, max: whole.trimEnd().length - 1 }).map((length) => whole.slice(0, length)),
    fc.json(),
    fc.string(),
    fc.json().map((json) => `{"format":1,"config":${json},"name":"bad"}`),
    fc.integer({ min: 2, max: 1000 }).map((format) => whole.replace('"format": 1', `"format": ${format}`)),
  );
  await fc.assert(
    fc.asyncProperty(texts, fc.boolean(), async (text, isRecord) => {
      writeFileSync(path, isRecord ? text : whole);
      writeFileSync(report, isRecord ? JSON.stringify(reportOf()) : text);
      const all = await store.all();
      expect(all.map(({ name }) => name)).toEqual(['bad', 'good']);
      const [bad, good] = all.map(stateOf);
      expect(bad?.status).toBe('unknown');
      expect(bad?.problem).toContain(isRecord ? 'workload.json cannot be used: ' : 'supervisor.json cannot be used: ');
      expect(good?.status).toBe('stopped');
    }),
    { numRuns: 300 },
  );
});

test('a file is replaced whole, and one that cannot be written stays as it was', () => {
  const folder = temporaryFolder('svc-state-');
  const path = join(folder, 'file.json');
  writeStateFile(path, { format: 1, value: 'first' });
  const cycle: { self?: unknown } = {};
  cycle.self = cycle;
  expect(() => writeStateFile(path, cycle)).toThrow(TypeError);
  expect(readStateFile(path)).toEqual({ ok: true, value: { format: 1, value: 'first' } });
  expect(readdirSync(folder)).toEqual(['file.json']);
  mkdirSync(join(folder, 'taken'));
  expect(() => writeStateFile(join(folder, 'taken'), {})).toThrow('taken');
  expect(readdirSync(folder).toSorted()).toEqual(['file.json', 'taken']);
});

test('a status is the report of the process that still runs', async () => {
  const store = openStore();
  store.create(await recordOf('a'));
  const { report } = store.files('a');
  const statusOf = async (change: Partial<SupervisorReport>): Promise<unknown> => {
    writeStateFile(report, reportOf(change));
    const found = await store.find('a');
    return found === undefined ? undefined : [stateOf(found).status, stateOf(found).problem];
  };
  const { supervisor } = reportOf();
  const gone = { ...supervisor, started: `${supervisor.started}0` };
  expect(await statusOf({})).toEqual(['running', null]);
  expect(await statusOf({ phase: 'restarting', problem: 'it ended' })).toEqual(['restarting', 'it ended']);
  expect(await statusOf({ supervisor: gone })).toEqual([
    'failed',
    'its supervisor has gone: it was killed, or its disk is full',
  ]);
  expect(await statusOf({ supervisor: gone, phase: 'stopped' })).toEqual(['stopped', null]);
  expect(await statusOf({ supervisor: gone, phase: 'failed', problem: 'no' })).toEqual(['failed', 'no']);
  expect(await statusOf({ supervisor: { ...supervisor, started: 'another-boot/1' } })).toEqual([
    'stopped',
    'the machine was started again',
  ]);
});

test('one has the lock of a workload at a time, and nobody that of one that is gone', async () => {
  const store = openStore();
  store.create(await recordOf('a'));
  const lock = store.lock('a');
  expect(lock).toBeDefined();
  expect(store.lock('a')).toBeUndefined();
  lock?.release();
  store.lock('a')?.release();
  store.remove('a');
  expect(store.lock('a')).toBeUndefined();
  expect(existsSync(store.files('a').folder)).toBe(false);
});
