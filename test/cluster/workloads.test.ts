import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadDocument } from '../../generated/load.ts';
import { at, everyValue, isMap, type JsonMap } from '../support/plain-walk.ts';
import { sourcesBelow } from '../support/source-files.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { expectedViews, type ExpectedView } from './expected-view.ts';
import { startControlPlane, type ControlPlane } from './control-plane.ts';
import { startNode, type ClusterNode } from './node.ts';
import { nodeParts } from './parts.ts';
import { readReport, type PodReport } from './pod-report.ts';
import { runExample, type RunningExample } from './running-example.ts';

const parts = nodeParts();
const quickstart = sourcesBelow('examples/quickstart');
const seen: ExpectedView[] = [];

describe.skipIf(parts === undefined)('on a real node', () => {
  let cluster: ControlPlane;
  let node: ClusterNode;
  let weather: RunningExample;
  let backend: PodReport;
  let proxy: PodReport;
  beforeAll(async () => {
    if (parts === undefined) return;
    cluster = await startControlPlane(parts.bin, { controllers: true });
    node = await startNode(cluster, parts);
    weather = await runExample('quickstart', quickstart, { cluster, node, standIn: parts.standIn });
    backend = await readReport(await weather.address('mcp-weather'));
    proxy = await readReport(await weather.address('mcp-weather-proxy'));
  }, 900_000);
  afterAll(async () => {
    await node?.stop();
    await cluster?.stop();
  }, 120_000);

  test('the pods of the quickstart come up under restricted pod security', async () => {
    const pods = await weather.pods();
    expect([...pods.keys()].toSorted()).toEqual(['mcp-weather', 'mcp-weather-proxy']);
  });

  test('a backend sees its environment and its secret', () => {
    expect(backend.environment).toMatchObject({
      UNITS: 'metric',
      WEATHER_TOKEN: 'weather-api.token',
      MCP_TRANSPORT: 'streamable-http',
      MCP_PORT: '9000',
    });
  });

  test('containers do not run as root, can write only to /tmp, and hold no token of the cluster', () => {
    for (const report of [backend, proxy]) {
      expect(report).toMatchObject({ user: 1000, group: 1000, rootIsOpen: false, tmpIsOpen: true, hasToken: false });
    }
  });

  test('the proxy finds its configuration where its arguments say, and it loads', async () => {
    const stop = ['--shutdown-delay', '5s'];
    expect(proxy.args).toEqual(['run', '--foreground', '--from-config', '/etc/svc/run.json', ...stop]);
    const { validate } = await loadDocument['run']();
    expect([validate(proxy.config), validate.errors ?? []]).toEqual([true, []]);
    expect(proxy.config).toMatchObject({ targetHost: 'mcp-weather', targetPort: 9000, proxyPort: 8080 });
    expect(proxy.environment['WEATHER_TOKEN']).toBeUndefined();
  });

  test('a client of the proxy reaches the backend through Services and names', async () => {
    const address = await weather.address('mcp-weather-proxy');
    const answer = async (): Promise<unknown> => {
      const response = await fetch(`http://${address}/mcp`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }),
      });
      return response.json();
    };
    // Rules for the Service come after its pod is available.
    await expect.poll(answer, { timeout: 60_000 }).toMatchObject({ id: 1, result: { tools: [{ name: 'forecast' }] } });
  });

  test('compiling again leaves every pod alone, and a changed configuration rolls those that read it', async () => {
    const before = await weather.pods();
    await weather.apply(quickstart);
    expect(await weather.pods()).toEqual(before);
    const changed = quickstart.map(({ path, text }) => ({ path, text: text.replace('- forecast', '- outlook') }));
    expect(changed).not.toEqual(quickstart);
    await weather.apply(changed);
    const after = await weather.pods();
    expect(after.get('mcp-weather')).toEqual(before.get('mcp-weather'));
    expect(after.get('mcp-weather-proxy')).not.toEqual(before.get('mcp-weather-proxy'));
    const { config } = await readReport(await weather.address('mcp-weather-proxy'));
    expect(config).toMatchObject({ tools: { filter: ['outlook', 'current_weather'] } });
  });

  test.each([
    'examples/team',
    'examples/registry-with-sign-in',
    'test/golden/virtual-server-discovers',
    'test/golden/server-oidc-config-map',
  ])('every container of %s sees what its manifests say: variables, files, probes, account, token', async (folder) => {
    if (parts === undefined) return;
    await addVolume(cluster);
    const sources = sourcesBelow(folder).filter(({ path }) => !path.endsWith('manifests.yaml'));
    const example = await runExample(`view-${folder.split('/').at(-1) ?? ''}`, sources, {
      cluster,
      node,
      standIn: parts.standIn,
    });
    const accounts = await example.accounts();
    const views = expectedViews([...example.result.objects, ...example.provided]);
    expect(views.length).toBeGreaterThan(0);
    for (const view of views) {
      const report = await readReport(await example.address(view.service), view.mounts);
      expect(report.environment, view.service).toMatchObject(view.environment);
      expect(Object.fromEntries(Object.entries(report.files).map(([path, { text }]) => [path, text]))).toEqual(
        view.files,
      );
      expect(report.hasToken, view.service).toBe(view.hasToken);
      expect(accounts.get(view.workload)).toBe(view.serviceAccount);
      await expect
        .poll(async () => Object.keys((await readReport(await example.address(view.service))).probes), {
          timeout: 60_000,
        })
        .toEqual(expect.arrayContaining([...new Set(view.probes)]));
    }
    seen.push(...views);
  });

  test('there were variables, files, probes, accounts and tokens to see', () => {
    expect(seen.filter(({ hasToken }) => hasToken).length).toBeGreaterThan(0);
    expect(seen.flatMap(({ files }) => Object.keys(files)).length).toBeGreaterThan(5);
    expect(seen.flatMap(({ probes }) => probes).length).toBeGreaterThan(5);
    expect(seen.flatMap(({ environment }) => Object.keys(environment)).length).toBeGreaterThan(10);
  });

  test('the password file of a registry is there for its owner alone', async () => {
    if (parts === undefined) return;
    const sources = sourcesBelow('examples/registry-with-sign-in');
    const registry = await runExample('passwords', sources, { cluster, node, standIn: parts.standIn });
    const { files, environment } = await readReport(await registry.address('mcp-registry-catalog'), ['/pgpass']);
    const [path = '', ...others] = Object.keys(files);
    expect(others).toEqual([]);
    expect(environment['PGPASSFILE']).toBe(path);
    const secret = registry.result.externals.find(({ kind }) => kind === 'Secret');
    expect(files[path]).toEqual({ mode: '-rw-------', text: `${secret?.name}.${secret?.key}` });
  });

  test('the pods of a team come up: gateway, proxies, backends and a model server with its volume', async () => {
    if (parts === undefined) return;
    await addVolume(cluster);
    const team = await runExample('team', sourcesBelow('examples/team'), { cluster, node, standIn: parts.standIn });
    const pods = await team.pods();
    const workloads = team.result.objects.filter(({ kind }) => kind === 'Deployment' || kind === 'StatefulSet');
    expect([...pods.keys()].toSorted()).toEqual(
      workloads.map((object) => String(at(object, 'metadata', 'name'))).toSorted(),
    );
    const gateway = await readReport(await team.address('vmcp-engineering'));
    const { validate } = await loadDocument['aggregator']();
    expect([validate(gateway.config), validate.errors ?? []]).toEqual([true, []]);
    const secrets = secretsOf(team.result.objects, 'vmcp-engineering');
    expect(Object.keys(secrets).length).toBeGreaterThan(1);
    expect(gateway.environment).toMatchObject(secrets);
  });
});

/** The variables that a Deployment takes from Secrets, with the values that `providedObjects` puts there. */
function secretsOf(objects: readonly JsonMap[], name: string): Readonly<Record<string, string>> {
  const deployment = objects.find(
    (object) => object['kind'] === 'Deployment' && at(object, 'metadata', 'name') === name,
  );
  const variables = everyValue(deployment).flatMap(({ value }) => {
    const reference = isMap(value) ? at(value, 'valueFrom', 'secretKeyRef') : undefined;
    if (!isMap(value) || !isMap(reference)) return [];
    return [[String(value['name']), `${String(reference['name'])}.${String(reference['key'])}`] as const];
  });
  return Object.fromEntries(variables);
}

/** A volume for any claim: the cluster has no storage of its own. */
async function addVolume({ kubectl }: ControlPlane): Promise<void> {
  const spec = {
    capacity: { storage: '100Gi' },
    accessModes: ['ReadWriteOnce'],
    hostPath: { path: temporaryFolder('svc-volume-'), type: 'Directory' },
  };
  const volume = { apiVersion: 'v1', kind: 'PersistentVolume', metadata: { name: `any-${randomUUID()}` }, spec };
  const { code, stderr } = await kubectl(['apply', '-f', '-'], JSON.stringify(volume));
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
}
