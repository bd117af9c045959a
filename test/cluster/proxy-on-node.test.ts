import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { at, listAt, textAt, type JsonMap } from '../support/plain-walk.ts';
import { runSvc } from '../support/run-svc.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { startControlPlane, type ControlPlane } from './control-plane.ts';
import { startNode, type ClusterNode } from './node.ts';
import { ownImage } from './own-image.ts';
import { nodeParts } from './parts.ts';
import { untilAvailable, untilServed } from './running-example.ts';

const parts = nodeParts();
const image = 'registry.svc.internal/svc:test';
const serverImage = 'registry.example.com/mcp/weather:1.4.0';
const soon = { timeout: 90_000, interval: 300 };

describe.skipIf(parts === undefined)('a proxy of this project in front of a real MCP server, on a real node', () => {
  let cluster: ControlPlane;
  let node: ClusterNode;
  const clients: Client[] = [];
  const must = async (args: readonly string[], input?: string): Promise<string> => {
    const { code, stdout, stderr } = await cluster.kubectl(args, input);
    if (code !== 0) throw new Error(`kubectl ${args.join(' ')} failed: ${stdout.slice(-2000)}${stderr}`);
    return stdout;
  };
  const apply = (...items: readonly object[]): Promise<string> =>
    must(['apply', '-f', '-'], JSON.stringify({ apiVersion: 'v1', kind: 'List', items }));
  const deploy = async (namespace: string, from: string, input = ''): Promise<void> => {
    const compiled = await runSvc(['compile', from, '--namespace', namespace, '--image', image], { input });
    expect(compiled.code, compiled.stderr).toBe(0);
    await must(['apply', '--server-side', '--validate=strict', '-f', '-'], compiled.stdout);
    await untilAvailable(cluster.kubectl, namespace);
  };
  const pods = async (namespace: string, component: string): Promise<JsonMap[]> => {
    const selector = `app.kubernetes.io/component=${component}`;
    const list: unknown = JSON.parse(await must(['get', 'pods', '-n', namespace, '-l', selector, '-o', 'json']));
    return listAt(list, 'items').filter((pod) => at(pod, 'metadata', 'deletionTimestamp') === undefined);
  };
  /** An SDK client of the proxy, through its Service. */
  const connected = async (namespace: string, service: string): Promise<Client> => {
    const place = await must([
      'get',
      'service',
      service,
      '-n',
      namespace,
      '-o',
      'jsonpath={.spec.clusterIP}:{.spec.ports[0].port}',
    ]);
    await untilServed(`http://${place}`);
    const client = new Client({ name: 'test', version: '0' });
    await client.connect(new StreamableHTTPClientTransport(new URL(`http://${place}/mcp`)));
    clients.push(client);
    return client;
  };
  const current = async (client: Client): Promise<unknown> =>
    client.callTool({ name: 'current_weather', arguments: { city: 'Oslo' } });

  beforeAll(async () => {
    if (parts === undefined) return;
    const archive = await ownImage(image, temporaryFolder('svc-image-'));
    cluster = await startControlPlane(parts.bin, { controllers: true });
    node = await startNode(cluster, parts);
    node.importImage(archive);
    node.addImage({ reference: serverImage, program: parts.mcpServer, entrypoint: ['/program'] });
    await apply(...['quickstart', 'stdio'].map(restrictedNamespace));
    await apply({
      apiVersion: 'v1',
      kind: 'Secret',
      metadata: { name: 'weather-api', namespace: 'quickstart' },
      stringData: { token: 'the-token' },
    });
    await deploy('quickstart', 'examples/quickstart');
  }, 900_000);
  afterEach(async () => {
    for (const client of clients.splice(0)) await client.close();
  });
  afterAll(async () => {
    await node?.stop();
    await cluster?.stop();
  }, 120_000);

  test('serves the unchanged quickstart: the tools of its filter, under their new names', async () => {
    const client = await connected('quickstart', 'mcp-weather-proxy');
    expect(client.getServerVersion()).toMatchObject({ name: 'weather', version: '1.4.0' });
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).toSorted()).toEqual(['current_weather', 'forecast']);
    expect(tools.find(({ name }) => name === 'current_weather')?.description).toBe('The weather right now at a place');
    expect(await current(client)).toMatchObject({ content: [{ text: 'sun in Oslo (metric)' }] });
    await expect(client.callTool({ name: 'delete_everything', arguments: { city: 'Oslo' } })).rejects.toThrow(/-32602/);
  });

  test('goes on with a session after the pod of its server was killed and came back', async () => {
    const client = await connected('quickstart', 'mcp-weather-proxy');
    await current(client);
    const [pod] = await pods('quickstart', 'backend');
    await must(['delete', 'pod', textAt(pod, 'metadata', 'name'), '-n', 'quickstart', '--force', '--grace-period=0']);
    const answer = (): Promise<unknown> => current(client).catch(() => 'away');
    await expect.poll(answer, soon).toMatchObject({ content: [{ text: 'sun in Oslo (metric)' }] });
  });

  test('reaches a server on standard streams by attaching to its pod, also after it was replaced', async () => {
    const server = {
      apiVersion: 'mcp.svc.internal/v1alpha1',
      kind: 'MCPServer',
      metadata: { name: 'pipe' },
      spec: { image: serverImage, transport: 'stdio', env: [{ name: 'UNITS', value: 'kelvin' }] },
    };
    await deploy('stdio', '-', JSON.stringify(server));
    const client = await connected('stdio', 'mcp-pipe-proxy');
    const ask = (): Promise<unknown> =>
      client.callTool({ name: 'get_current', arguments: { city: 'Oslo' } }).catch(() => 'away');
    expect(await ask()).toMatchObject({ content: [{ text: 'sun in Oslo (kelvin)' }] });
    const [pod] = await pods('stdio', 'backend');
    await must(['delete', 'pod', textAt(pod, 'metadata', 'name'), '-n', 'stdio', '--force', '--grace-period=0']);
    await expect.poll(ask, soon).toMatchObject({ content: [{ text: 'sun in Oslo (kelvin)' }] });
  });
});

function restrictedNamespace(name: string): object {
  return {
    apiVersion: 'v1',
    kind: 'Namespace',
    metadata: { name, labels: { 'pod-security.kubernetes.io/enforce': 'restricted' } },
  };
}
