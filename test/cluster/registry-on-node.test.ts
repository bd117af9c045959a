import { chownSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { imageUser } from '../../tools/package/image-system.ts';
import { at, listAt, textAt, type JsonMap } from '../support/plain-walk.ts';
import { startGitServer } from '../support/git-server.ts';
import { hasPostgres, startPostgres, type Postgres } from '../support/postgres.ts';
import { runSvc } from '../support/run-svc.ts';
import { sourcesBelow } from '../support/source-files.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { startControlPlane, type ControlPlane } from './control-plane.ts';
import { applyDefinitions } from './definitions.ts';
import { exportedServer } from './exported-server.ts';
import { forwardToLoopback } from './forward-to-loopback.ts';
import { network } from './node-network.ts';
import { startNode, type ClusterNode } from './node.ts';
import { ownImage } from './own-image.ts';
import { nodeParts } from './parts.ts';
import { untilAvailable } from './running-example.ts';
import { requestStream } from './request-stream.ts';
import { publish, servedNames } from './served-names.ts';

const parts = nodeParts();
const withPostgres = hasPostgres();
const image = 'registry.svc.internal/svc:test';
const soon = { timeout: 60_000, interval: 200 };
const inCatalog = ['internal.svc.mcp.k8s.catalog/docs', 'internal.svc.mcp.k8s.tools/weather'] as const;

describe.skipIf(parts === undefined)('the image of this project on a real node', () => {
  let cluster: ControlPlane;
  let node: ClusterNode;
  const must = async (args: readonly string[], input?: string): Promise<string> => {
    const { code, stdout, stderr } = await cluster.kubectl(args, input);
    if (code !== 0) throw new Error(`kubectl ${args.join(' ')} failed: ${stdout.slice(-2000)}${stderr}`);
    return stdout;
  };
  const apply = (...items: readonly object[]): Promise<string> =>
    must(['apply', '-f', '-'], JSON.stringify({ apiVersion: 'v1', kind: 'List', items }));
  /** What people do: compile and apply. */
  const deploy = async (input: string, namespace: string, from = '-'): Promise<void> => {
    const compiled = await runSvc(['compile', from, '--namespace', namespace, '--image', image], { input });
    expect(compiled.code, compiled.stderr).toBe(0);
    await must(['apply', '--server-side', '--validate=strict', '-f', '-'], compiled.stdout);
    await untilAvailable(cluster.kubectl, namespace);
  };
  const pods = async (namespace: string): Promise<JsonMap[]> => {
    const list: unknown = JSON.parse(await must(['get', 'pods', '-n', namespace, '-o', 'json']));
    return listAt(list, 'items').filter((pod) => at(pod, 'metadata', 'deletionTimestamp') === undefined);
  };
  const service = (namespace: string, name: string): Promise<string> =>
    must(['get', 'service', name, '-n', namespace, '-o', 'jsonpath={.spec.clusterIP}:{.spec.ports[0].port}']);
  const company = async (): Promise<string[]> =>
    servedNames(await service('catalog', 'mcp-registry-catalog'), 'company');
  const near = async (): Promise<string[]> => servedNames(await service('catalog', 'mcp-registry-catalog'), 'near');

  beforeAll(async () => {
    if (parts === undefined) return;
    const archive = await ownImage(image, temporaryFolder('svc-image-'));
    cluster = await startControlPlane(parts.bin, { controllers: true });
    node = await startNode(cluster, parts);
    node.importImage(archive);
    await applyDefinitions(cluster);
    await apply(...['catalog', 'tools', 'replicas', 'example'].map(restrictedNamespace), volume());
    await deploy(textOf('test/cluster/catalog'), 'catalog');
  }, 900_000);
  afterAll(async () => {
    await node?.stop();
    await cluster?.stop();
  }, 120_000);

  test('serves the catalog of a compiled MCPRegistry through its Service, under restricted pod security', async () => {
    expect(await company()).toEqual(['com.example/docs']);
    const [pod] = await pods('catalog');
    const [container] = listAt(pod, 'spec', 'containers');
    expect(container).toMatchObject({ image, securityContext: { readOnlyRootFilesystem: true } });
  });

  test('serves the unchanged example of the README', async () => {
    await deploy('', 'example', 'examples/registry');
    const entries: unknown = JSON.parse(
      await must(['get', 'configmap', 'catalog-entries', '-n', 'example', '-o', 'jsonpath={.data.servers\\.json}']),
    );
    const names = listAt(entries, 'data', 'servers').map((server) => textAt(server, 'name'));
    expect(names).toContain('com.example/weather');
    const served = async (): Promise<string[]> => servedNames(await service('example', 'mcp-registry-catalog'), 'main');
    await expect.poll(served, soon).toEqual([...new Set(names)].toSorted());
  });

  test('sees the resources of the cluster come and go, with the rights that were compiled and no others', async () => {
    await apply(exportedServer('tools', 'weather'), exportedServer('catalog', 'docs'));
    await expect.poll(company, soon).toEqual(['com.example/docs', ...inCatalog]);
    await expect.poll(near, soon).toEqual([inCatalog[0]]);
    await must(['delete', 'mcpserver', 'weather', '-n', 'tools']);
    await expect.poll(company, soon).toEqual(['com.example/docs', inCatalog[0]]);
  });

  test('ends in order at SIGTERM, as the first process of its container', async () => {
    const [pod] = await pods('catalog');
    node.signal(containerOf(pod), 'SIGTERM');
    const ended = async (): Promise<unknown> => {
      const [now] = listAt((await pods('catalog'))[0], 'status', 'containerStatuses');
      return { ...Object(now), code: at(now, 'lastState', 'terminated', 'exitCode') };
    };
    await expect.poll(ended, soon).toMatchObject({ restartCount: 1, ready: true, code: 0 });
  });

  test('has everything that was published when its pod was killed', async () => {
    await publish(await service('catalog', 'mcp-registry-catalog'), 'published', 'com.example/mine');
    const [pod] = await pods('catalog');
    const before = pod === undefined ? '' : nameOf(pod);
    node.signal(containerOf(pod), 'SIGKILL');
    await must(['delete', 'pod', before, '-n', 'catalog', '--force', '--grace-period=0']);
    await untilAvailable(cluster.kubectl, 'catalog');
    expect((await pods('catalog')).map(nameOf)).not.toContain(before);
    await expect.poll(company, soon).toEqual(['com.example/docs', 'com.example/mine', inCatalog[0]]);
  });

  test('is rolled by a changed configuration, here with a Git source, and by no other compile', async () => {
    const before = (await pods('catalog')).map(nameOf);
    const text = textOf('test/cluster/catalog');
    await deploy(text, 'catalog');
    expect((await pods('catalog')).map(nameOf)).toEqual(before);
    const git = await startGitServer();
    const port = Number(new URL(git.url).port);
    const close = await forwardToLoopback(port);
    try {
      git.commit({ 'servers.json': entriesOf('com.example/history') });
      const place = `{ repository: 'http://${network.node}:${port}/catalog.git', branch: main, path: servers.json }`;
      const source = `      - { name: history, git: ${place}, syncPolicy: { interval: 10m } }\n`;
      const changed = text
        .replace('    registries:\n', `${source}    registries:\n`)
        .replace('sources: [nearby]', 'sources: [nearby, history]');
      await deploy(changed, 'catalog');
      expect((await pods('catalog')).map(nameOf)).not.toEqual(before);
      await expect.poll(near, soon).toEqual(['com.example/history', inCatalog[0]]);
      expect(await company()).toContain('com.example/mine');
    } finally {
      await close();
      await git.close();
    }
  });

  describe.skipIf(!withPostgres)('with PostgreSQL', () => {
    let postgres: Postgres;
    let close: () => Promise<void>;
    let text: string;
    beforeAll(async () => {
      postgres = await startPostgres();
      close = await forwardToLoopback(postgres.port);
      const { database, user, password } = await postgres.createDatabase();
      const stringData = { pgpass: `*:*:${database}:${user}:${password}\n` };
      await apply({
        apiVersion: 'v1',
        kind: 'Secret',
        metadata: { name: 'shared-database', namespace: 'replicas' },
        stringData,
      });
      text = textOf('test/cluster/replicas')
        .replace('port: 5432', `port: ${postgres.port}`)
        .replace('user: registry', `user: ${user}`)
        .replace('database: registry', `database: ${database}`);
      await deploy(text, 'replicas');
      await must(['scale', 'deployment', 'mcp-registry-shared', '-n', 'replicas', '--replicas=2']);
      await untilAvailable(cluster.kubectl, 'replicas');
    }, 120_000);
    afterAll(async () => {
      await must(['delete', 'deployment', 'mcp-registry-shared', '-n', 'replicas', '--wait=false']);
      await close?.();
      postgres?.remove();
    });

    test('two replicas agree on what is published to either', async () => {
      const replicas = (await pods('replicas')).map((pod) => `${textAt(pod, 'status', 'podIP')}:8080`);
      expect(replicas.length).toBe(2);
      for (const [index, address] of replicas.entries()) {
        await publish(address, 'published', `com.example/from-${index}`);
        const published = performance.now();
        const names = [...replicas.keys()].slice(0, index + 1).map((count) => `com.example/from-${count}`);
        for (const other of replicas) {
          await expect.poll(() => servedNames(other, 'company'), { ...soon, interval: 5 }).toEqual(names);
        }
        const taken = Math.round(performance.now() - published);
        process.stderr.write(`replicas on a node agreed ${taken} ms after the answer to a publication\n`);
      }
    });

    test('a changed configuration rolls both replicas without one failed request', async () => {
      const before = new Set((await pods('replicas')).map(nameOf));
      const more = '      - { name: more, managed: {} }\n';
      const stream = await requestStream(await service('replicas', 'mcp-registry-shared'), 'company');
      await deploy(text.replace('    registries:\n', `${more}    registries:\n`), 'replicas');
      const after = (await pods('replicas')).map(nameOf);
      expect(after.filter((name) => before.has(name))).toEqual([]);
      expect(after.length).toBe(2);
      const { asked, failures } = await stream.end();
      process.stderr.write(`${asked} requests through the Service while two replicas were rolled\n`);
      expect(failures).toEqual([]);
      // Some from before, many from meanwhile.
      expect(asked).toBeGreaterThan(200);
    });
  });
});

function nameOf(pod: JsonMap): string {
  return textAt(pod, 'metadata', 'name');
}

/** Id of the one container of a pod. */
function containerOf(pod: JsonMap | undefined): string {
  const [status] = listAt(pod, 'status', 'containerStatuses');
  return textAt(status, 'containerID').replace('containerd://', '');
}

/** A file of entries that holds one server. */
function entriesOf(name: string): string {
  const remotes = [{ type: 'streamable-http', url: 'https://example.com/mcp' }];
  const servers = [{ name, description: 'From Git', version: '1.0.0', remotes }];
  return JSON.stringify({ version: '1.0.0', meta: { last_updated: '2026-01-01T00:00:00Z' }, data: { servers } });
}

function textOf(folder: string): string {
  return sourcesBelow(folder)
    .map(({ text }) => text)
    .join('---\n');
}

function restrictedNamespace(name: string): object {
  const labels = { 'pod-security.kubernetes.io/enforce': 'restricted' };
  return { apiVersion: 'v1', kind: 'Namespace', metadata: { name, labels } };
}

/** The cluster has no storage of its own. */
function volume(): object {
  const path = temporaryFolder('svc-catalog-');
  // The group of a pod is not given to folders of its node.
  chownSync(path, imageUser, imageUser);
  const spec = { capacity: { storage: '1Gi' }, accessModes: ['ReadWriteOnce'], hostPath: { path, type: 'Directory' } };
  return { apiVersion: 'v1', kind: 'PersistentVolume', metadata: { name: 'catalog' }, spec };
}
