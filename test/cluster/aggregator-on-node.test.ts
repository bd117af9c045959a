import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postModern } from '../support/mcp/raw-client.ts';
import { startToolServer } from '../support/mcp/searching-aggregator.ts';
import type { ScriptedServer } from '../support/mcp/scripted-server.ts';
import { at, isMap, listAt, textAt } from '../support/plain-walk.ts';
import { runSvc } from '../support/run-svc.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { startControlPlane, type ControlPlane } from './control-plane.ts';
import { applyDefinitions } from './definitions.ts';
import { forwardToLoopback } from './forward-to-loopback.ts';
import { startNode, type ClusterNode } from './node.ts';
import { network } from './node-network.ts';
import { ownImage } from './own-image.ts';
import { nodeParts } from './parts.ts';
import { untilAvailable, untilServed } from './running-example.ts';

const parts = nodeParts();
const image = 'registry.svc.internal/svc:test';
const serverImage = 'registry.example.com/mcp/weather:1.4.0';
const soon = { timeout: 90_000, interval: 300 };
const modes = ['inline', 'discovered'] as const;
type Mode = (typeof modes)[number];

/** A gateway over two MCPServers and a server elsewhere. `hidden`: a tool of the weather that clients do not see. */
function documents(mode: Mode, entries: readonly (readonly [string, string])[], hidden?: string): string {
  const apiVersion = 'mcp.svc.internal/v1alpha1';
  const of = (kind: string, name: string, spec: object): object => ({ apiVersion, kind, metadata: { name }, spec });
  const server = (name: string): object =>
    of('MCPServer', name, { image: serverImage, transport: 'streamable-http', mcpPort: 9000, groupRef: 'support' });
  const shown = ['forecast', 'get_current', 'delete_everything'].filter((tool) => tool !== hidden);
  const failureHandling = {
    partialFailureMode: 'best_effort',
    healthCheckInterval: '3s',
    healthCheckTimeout: '2s',
    unhealthyThreshold: 1,
  };
  return [
    of('MCPGroup', 'support', {}),
    server('weather'),
    server('climate'),
    ...entries.map(([name, remoteUrl]) =>
      of('MCPServerEntry', name, { groupRef: 'support', remoteUrl, transport: 'streamable-http' }),
    ),
    of('VirtualMCPServer', 'desk', {
      incomingAuth: { type: 'anonymous' },
      outgoingAuth: { source: mode },
      config: {
        groupRef: 'support',
        aggregation: { tools: [{ workload: 'weather', filter: shown }] },
        operational: { failureHandling },
        compositeTools: [
          {
            name: 'both',
            steps: [
              { id: 'here', tool: 'weather.forecast', arguments: { city: 'Oslo' } },
              {
                id: 'there',
                tool: 'climate.forecast',
                arguments: { city: '{{.steps.here.output.text}}' },
                dependsOn: ['here'],
              },
            ],
          },
        ],
      },
    }),
  ]
    .map((each) => JSON.stringify(each))
    .join('\n---\n');
}

describe.skipIf(parts === undefined)('an aggregator of this project over real servers, on a real node', () => {
  let cluster: ControlPlane;
  let node: ClusterNode;
  let docs: ScriptedServer;
  let docsUrl = '';
  const closing: (() => Promise<unknown>)[] = [];
  const must = async (args: readonly string[], input?: string): Promise<string> => {
    const { code, stdout, stderr } = await cluster.kubectl(args, input);
    if (code !== 0) throw new Error(`kubectl ${args.join(' ')} failed: ${stdout.slice(-2000)}${stderr}`);
    return stdout;
  };
  const compiled = async (mode: Mode, input: string, ...target: readonly string[]): Promise<string> => {
    const options = target.length === 0 ? ['--image', image] : target;
    const { code, stdout, stderr } = await runSvc(['compile', '-', '--namespace', mode, ...options], { input });
    expect(code, stderr).toBe(0);
    return stdout;
  };
  const apply = (manifests: string): Promise<string> =>
    must(['apply', '--server-side', '--force-conflicts', '--validate=strict', '-f', '-'], manifests);
  const deploy = async (mode: Mode, input: string): Promise<void> => {
    if (mode === 'discovered') await apply(await compiled(mode, input, '--target', 'resources'));
    await apply(await compiled(mode, input));
    await untilAvailable(cluster.kubectl, mode);
  };
  const address = async (mode: Mode): Promise<string> =>
    `http://${await must(['get', 'service', 'vmcp-desk', '-n', mode, '-o', 'jsonpath={.spec.clusterIP}:{.spec.ports[0].port}'])}`;
  const ask = async (mode: Mode, method: string, params: object = {}): Promise<unknown> =>
    (await postModern(new URL('/mcp', await address(mode)), method, { ...params })).message();
  const tools = async (mode: Mode): Promise<readonly string[]> =>
    listAt(await ask(mode, 'tools/list'), 'result', 'tools').map((tool) => textAt(tool, 'name'));
  const settled = (mode: Mode): Promise<readonly string[] | 'away'> => tools(mode).catch(() => 'away' as const);
  const call = async (mode: Mode, name: string): Promise<string> => {
    const answer = await ask(mode, 'tools/call', { name, arguments: { city: 'Oslo' } });
    const [content] = listAt(answer, 'result', 'content');
    return content === undefined ? JSON.stringify(answer) : textAt(content, 'text');
  };
  /** Names of the pods that are not on their way out. */
  const pods = async (mode: Mode, instance: string): Promise<ReadonlySet<string>> => {
    const list: unknown = JSON.parse(
      await must(['get', 'pods', '-n', mode, '-l', `app.kubernetes.io/instance=${instance}`, '-o', 'json']),
    );
    const present = listAt(list, 'items').filter((pod) => at(pod, 'metadata', 'deletionTimestamp') === undefined);
    return new Set(present.map((pod) => textAt(pod, 'metadata', 'name')));
  };

  beforeAll(async () => {
    if (parts === undefined) return;
    const archive = await ownImage(image, temporaryFolder('svc-image-'));
    cluster = await startControlPlane(parts.bin, { controllers: true });
    node = await startNode(cluster, parts);
    node.importImage(archive);
    node.addImage({ reference: serverImage, program: parts.mcpServer, entrypoint: ['/program'] });
    await applyDefinitions(cluster);
    docs = await startToolServer(() => [{ name: 'search' }]);
    closing.push(() => docs.close(), await forwardToLoopback(docs.port));
    docsUrl = `http://${network.node}:${docs.port}/mcp`;
    for (const name of modes) {
      const labels = { 'pod-security.kubernetes.io/enforce': 'restricted' };
      await must(
        ['apply', '-f', '-'],
        JSON.stringify({ apiVersion: 'v1', kind: 'Namespace', metadata: { name, labels } }),
      );
      await deploy(name, documents(name, [['docs', docsUrl]], 'delete_everything'));
      await untilServed(await address(name));
    }
  }, 900_000);
  afterAll(async () => {
    await node?.stop();
    for (const close of closing.toReversed()) await close();
    await cluster?.stop();
  }, 120_000);

  test.each(modes)(
    'lists and calls the tools of all members by its Service, and shows them to people (%s)',
    async (mode) => {
      await expect
        .poll(() => settled(mode), soon)
        .toEqual([
          'both',
          'climate_delete_everything',
          'climate_forecast',
          'climate_get_current',
          'docs_search',
          'weather_forecast',
          'weather_get_current',
        ]);
      expect(await call(mode, 'weather_forecast')).toBe('rain in Oslo');
      expect(await call(mode, 'docs_search')).toContain('search {"city":"Oslo"}');
      expect(await call(mode, 'both')).toContain('rain in rain in Oslo');
      const page = await (await fetch(`${await address(mode)}/`, { headers: { accept: 'text/html' } })).text();
      expect(page).toContain('<h3><code>climate_get_current</code></h3>');
    },
  );

  test.each(modes)('has the backends that --target status predicted (%s)', async (mode) => {
    const predicted = (
      await compiled(mode, documents(mode, [['docs', docsUrl]]), '--target', 'status', '--format', 'json')
    )
      .split('\n---\n')
      .map((text): unknown => JSON.parse(text))
      .flatMap((value) => (Array.isArray(value) ? value : [value]))
      .flatMap((value) => (isMap(value) && Array.isArray(value['items']) ? value['items'] : [value]))
      .find((value) => textAt(value, 'kind') === 'VirtualMCPServer');
    expect(textAt(predicted, 'status', 'url')).toBe(`http://vmcp-desk.${mode}.svc.cluster.local:4483/mcp`);
    const names = listAt(predicted, 'status', 'discoveredBackends').map((backend) => textAt(backend, 'name'));
    const status: unknown = await (await fetch(`${await address(mode)}/status`)).json();
    expect(
      listAt(status, 'backends')
        .map((backend) => textAt(backend, 'name'))
        .toSorted(),
    ).toEqual(names);
    expect(names).toEqual(['climate', 'docs', 'weather']);
  });

  test.each(modes)(
    'goes on with the others while the pod of one is killed, and with that one when it is back (%s)',
    async (mode) => {
      const before = await pods(mode, 'climate');
      for (const name of before) await must(['delete', 'pod', name, '-n', mode, '--force', '--grace-period=0']);
      expect(await call(mode, 'weather_forecast')).toBe('rain in Oslo');
      await expect.poll(() => call(mode, 'climate_forecast').catch(() => 'away'), soon).toBe('rain in Oslo');
      const after = await pods(mode, 'climate');
      expect([...after].filter((name) => before.has(name))).toEqual([]);
    },
  );

  test('discovers a new member without another pod', async () => {
    const before = await pods('discovered', 'desk');
    const input = documents('discovered', [
      ['docs', docsUrl],
      ['more', docsUrl],
    ]);
    await apply(await compiled('discovered', input, '--target', 'resources'));
    await expect.poll(() => settled('discovered'), soon).toContain('more_search');
    expect(await pods('discovered', 'desk')).toEqual(before);
  });

  test('rolls with its configuration', async () => {
    const before = await pods('inline', 'desk');
    await deploy('inline', documents('inline', [['docs', docsUrl]], 'forecast'));
    await expect.poll(() => settled('inline'), soon).toContain('weather_delete_everything');
    expect(await tools('inline')).not.toContain('weather_forecast');
    const after = await pods('inline', 'desk');
    expect([...after].filter((name) => before.has(name))).toEqual([]);
  });
});
