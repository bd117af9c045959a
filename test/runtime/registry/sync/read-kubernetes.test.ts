import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ClusterClient, ResourceEvents } from '../../../../runtime/registry/sync/cluster-client.ts';
import { annotationNames, type ClusterResource } from '../../../../runtime/registry/sync/exported-resource.ts';
import { exportInSteps, kubernetesReader } from '../../../../runtime/registry/sync/read-kubernetes.ts';

const server = (namespace: string, name: string, annotations: Record<string, string> = {}): ClusterResource => ({
  kind: 'MCPServer',
  namespace,
  name,
  uid: `${namespace}/${name}`,
  annotations: {
    [annotationNames.export]: 'true',
    [annotationNames.url]: 'https://example.com/mcp',
    [annotationNames.description]: 'A server',
    ...annotations,
  },
});

/** A cluster of the test, with what watches it. */
function clusterOf(resources: ClusterResource[]) {
  const watches: {
    readonly namespace: string | undefined;
    readonly events: ResourceEvents;
    readonly signal: AbortSignal;
  }[] = [];
  const client: ClusterClient = {
    list: async (namespace) => resources.filter((one) => namespace === undefined || one.namespace === namespace),
    watch: (namespace, events, signal) => void watches.push({ namespace, events, signal }),
    mayListAll: async () => true,
  };
  return { resources, watches, client };
}

const unending = new AbortController().signal;

describe('a reader of a cluster', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
  afterEach(() => void vi.useRealTimers());

  test('gives the same content for the same resources in any order, and other content for others', async () => {
    const [a, b] = [server('left', 'a'), server('right', 'b')];
    const read = async (...resources: ClusterResource[]): Promise<unknown> => {
      const reading = await kubernetesReader({}, async () => clusterOf(resources).client).read({}, unending);
      return 'contentHash' in reading ? reading.contentHash : reading;
    };
    expect(await read(a, b)).toBe(await read(b, a));
    expect(await read(a, b)).not.toBe(await read(a));
  });

  test('exports resources in steps, since a cluster may have many with long annotations', async () => {
    const resources = Array.from({ length: 500 }, (_, index) => server('left', `s${index}`));
    const all = { versions: [], refused: [], remarks: [], hash: createHash('sha256') };
    const steps = exportInSteps(resources, all);
    let count = 0;
    while (steps.next().done !== true) count += 1;
    expect(count).toBeGreaterThanOrEqual(2 * 500);
    expect(all.versions).toHaveLength(500);
  });

  test('connects again after it could not, and begins to watch then', async () => {
    const { client, watches } = clusterOf([server('left', 'a')]);
    let attempts = 0;
    const reader = kubernetesReader({ namespaces: ['left'] }, async () => {
      attempts += 1;
      if (attempts < 3) throw new Error('no configuration\nand more');
      return client;
    });
    const unwatch = reader.watch?.(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
    expect(await reader.read({}, unending)).toEqual({ outcome: 'failed', message: 'no configuration' });
    expect(watches).toEqual([]);
    expect(await reader.read({}, unending)).toMatchObject({ outcome: 'read' });
    await vi.advanceTimersByTimeAsync(0);
    expect(watches.map(({ namespace }) => namespace)).toEqual(['left']);
    unwatch?.();
  });

  test('calls back for what changes the catalog, together and at a distance, and not for what does not', async () => {
    const { client, watches } = clusterOf([]);
    const onChange = vi.fn();
    const reader = kubernetesReader({ namespaces: ['left', 'right'] }, async () => client);
    const unwatch = reader.watch?.(onChange);
    await vi.advanceTimersByTimeAsync(0);
    const [left, right] = watches;
    for (const watch of [left, right]) watch?.events.missed();
    left?.events.changed(server('left', 'a'), false);
    right?.events.changed(server('right', 'b'), false);
    await vi.advanceTimersByTimeAsync(2000);
    expect(onChange).toHaveBeenCalledTimes(1);
    left?.events.changed(server('left', 'a', { 'other.example.com/status': 'busy' }), false);
    await vi.advanceTimersByTimeAsync(2000);
    expect(onChange).toHaveBeenCalledTimes(1);
    left?.events.changed(server('left', 'a', { [annotationNames.title]: 'A' }), false);
    await vi.advanceTimersByTimeAsync(2000);
    expect(onChange).toHaveBeenCalledTimes(2);
    unwatch?.();
    expect(watches.map(({ signal }) => signal.aborted)).toEqual([true, true]);
    right?.events.changed(server('right', 'b'), true);
    await vi.advanceTimersByTimeAsync(2000);
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  test('tells the owner of resources that cannot be exported, and exports the rest', async () => {
    const wrong = server('left', 'wrong', { [annotationNames.claims]: 'team=red' });
    const { client } = clusterOf([wrong, server('left', 'fine')]);
    const reading = await kubernetesReader({}, async () => client).read({}, unending);
    expect(reading).toMatchObject({
      outcome: 'read',
      versions: [{ type: 'server' }],
      refused: [
        {
          name: 'internal.svc.mcp.k8s.left/wrong',
          problem: expect.stringMatching(/^MCPServer left\/wrong: .*authz-claims/),
        },
      ],
    });
    // Once is enough.
    expect(reading).not.toHaveProperty('remark');
    const mended = await kubernetesReader({}, async () => clusterOf([server('left', 'fine')]).client).read(
      {},
      unending,
    );
    expect('contentHash' in reading && 'contentHash' in mended && reading.contentHash !== mended.contentHash).toBe(
      true,
    );
  });

  test('tells which kinds it may not watch, until it may', async () => {
    const { client, watches } = clusterOf([server('left', 'a')]);
    const reader = kubernetesReader({ namespaces: ['left'] }, async () => client);
    const unwatch = reader.watch?.(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
    const [watch] = watches;
    watch?.events.mayWatch?.('MCPServer', false);
    watch?.events.mayWatch?.('MCPRemoteProxy', true);
    expect(await reader.read({}, unending)).toMatchObject({
      remark:
        'changes of MCPServer in namespace left are seen late: the account may not watch them; give it the verb watch there',
    });
    watch?.events.mayWatch?.('MCPServer', true);
    expect(await reader.read({}, unending)).not.toHaveProperty('remark');
    unwatch?.();
  });

  test('fails as a whole when one namespace cannot be listed, so that no entry vanishes', async () => {
    const { client } = clusterOf([server('left', 'a')]);
    const list: ClusterClient['list'] = async (namespace, signal) => {
      if (namespace === 'right') throw new Error('the account may not list mcpservers in namespace right');
      return client.list(namespace, signal);
    };
    const reader = kubernetesReader({ namespaces: ['left', 'right'] }, async () => ({ ...client, list }));
    expect(await reader.read({}, unending)).toEqual({
      outcome: 'failed',
      message: 'the account may not list mcpservers in namespace right',
    });
  });
});
