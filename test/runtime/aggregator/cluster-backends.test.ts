import { afterEach, describe, expect, test, vi } from 'vitest';
import type { BackendSource } from '../../../runtime/aggregator/backend-source.ts';
import { clusterBackends } from '../../../runtime/aggregator/discovery/cluster-backends.ts';
import { memoryLog } from '../../support/memory-log.ts';
import { startStandInCluster, type StandInCluster } from '../../support/stand-in-cluster.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  vi.unstubAllEnvs();
  for (const close of closing.splice(0).toReversed()) await close();
});

const entry = (name: string, more: object = {}): object => ({
  kind: 'MCPServerEntry',
  metadata: { name },
  spec: { groupRef: 'tests', remoteUrl: `https://${name}.example.com/mcp`, transport: 'streamable-http', ...more },
});

interface Discovering {
  readonly cluster: StandInCluster;
  readonly source: BackendSource;
  /** Names of the backends, each time that they were applied. */
  readonly applied: readonly (readonly string[])[];
  readonly said: () => string;
}

async function discovering(...entries: readonly object[]): Promise<Discovering> {
  const cluster = await startStandInCluster();
  cluster.objects.set('mcpserverentries', [...entries]);
  vi.stubEnv('KUBECONFIG', cluster.kubeconfig);
  const log = memoryLog();
  const source = clusterBackends({ groupRef: 'tests' }, log.log);
  closing.push(
    () => cluster.close(),
    () => source.stop(),
  );
  const applied: (readonly string[])[] = [];
  await source.begin(async (backends) => {
    applied.push(backends.map(({ backend }) => backend.name));
    return [];
  });
  return { cluster, source, applied, said: () => log.text() };
}

const soon = { timeout: 20_000, interval: 50 };

describe('where backends are discovered, a version that is too old', () => {
  test.each(['event', 'status'] as const)(
    'by %s has the group read anew, with what has changed meanwhile',
    async (how) => {
      const { cluster, source, applied } = await discovering(entry('a'));
      cluster.refusesOld = how;
      await vi.waitFor(() => expect(applied.at(-1)).toEqual(['a']), soon);
      await vi.waitFor(() => expect(cluster.watchesOf('mcpserverentries')).toEqual(['10']), soon);
      // Nothing tells of it but that the watch has to begin anew.
      cluster.onOld = () => cluster.objects.set('mcpserverentries', [entry('a'), entry('b')]);
      cluster.version = 90;
      cluster.compact();
      await vi.waitFor(() => expect(applied.at(-1)).toEqual(['a', 'b']), soon);
      await vi.waitFor(() => expect(cluster.watchesOf('mcpserverentries')).toEqual(['10', '10', '90']), soon);
      expect(source.report).toMatchObject({ problem: null, leftOut: [] });
    },
  );
});

test('a list of more than can be kept does not empty the group: the known backends stay, and the list is read again until it is smaller', async () => {
  const { cluster, source, applied, said } = await discovering(entry('a'));
  await vi.waitFor(() => expect(applied.at(-1)).toEqual(['a']), soon);
  const before = applied.length;
  // Nine of four megabytes each, of the group; what belongs to others is not kept.
  const long = 'x'.repeat(4_000_000);
  const large = Array.from({ length: 9 }, (_, index) => entry(`large-${index}`, { note: long }));
  cluster.objects.set('mcpserverentries', [
    entry('a'),
    ...large.map((one) => ({ ...one, spec: { groupRef: 'others', note: long } })),
  ]);
  cluster.version += 1;
  cluster.compact();
  await vi.waitFor(() => expect(applied.length).toBeGreaterThan(before), soon);
  expect(applied.at(-1)).toEqual(['a']);
  const kept = applied.length;
  cluster.objects.set('mcpserverentries', [entry('a'), ...large]);
  cluster.version += 1;
  cluster.compact();
  const words = 'there are more mcpserverentries in namespace tools than can be kept';
  await vi.waitFor(() => expect(source.report?.problem).toContain(words), soon);
  expect(applied.length).toBe(kept);
  expect(said()).toContain(words);
  cluster.objects.set('mcpserverentries', [entry('a'), entry('b')]);
  await vi.waitFor(() => expect(applied.at(-1)).toEqual(['a', 'b']), soon);
  await vi.waitFor(() => expect(source.report?.problem).toBeNull(), soon);
});
