import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { compileWhole } from '../support/compiled-programs.ts';
import { startAggregatorProcess, type AggregatorProcess } from '../support/mcp/aggregator-process.ts';
import { startLegacySdkServer, type LegacySdkServer } from '../support/mcp/legacy-sdk-server.ts';
import { openSession, postModern } from '../support/mcp/raw-client.ts';
import { listAt, textAt, type JsonMap } from '../support/plain-walk.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { tokenKubeconfig } from './account-kubeconfig.ts';
import { startControlPlane, type ControlPlane } from './control-plane.ts';
import { applyDefinitions } from './definitions.ts';
import { listText, namespaceObjects } from './isolated-objects.ts';
import { controlPlaneParts } from './parts.ts';

const bin = controlPlaneParts();
const namespace = 'team';
/** A change shows within a few seconds, on a machine that is busy with other things, too. */
const soon = { timeout: 30_000, interval: 100 };
const apiVersion = 'mcp.svc.internal/v1alpha1';

function entry(name: string, remoteUrl: string, more: object = {}): JsonMap {
  const spec = { groupRef: 'support', remoteUrl, transport: 'streamable-http', ...more };
  return { apiVersion, kind: 'MCPServerEntry', metadata: { name, namespace }, spec };
}

const keyed = {
  headerForward: {
    addHeadersFromSecret: [{ headerName: 'x-key', valueSecretRef: { name: 'keys', key: 'docs' } }],
  },
};

const gateway = [
  {
    apiVersion,
    kind: 'VirtualMCPServer',
    metadata: { name: 'desk', namespace },
    spec: {
      incomingAuth: { type: 'anonymous' },
      config: {
        groupRef: 'support',
        operational: {
          failureHandling: { partialFailureMode: 'best_effort', healthCheckInterval: '2s', healthCheckTimeout: '1s' },
        },
      },
    },
  },
  { apiVersion, kind: 'MCPGroup', metadata: { name: 'support', namespace } },
  // What the Role lets the gateway read is known when it is compiled.
  entry('keyed', 'https://docs.example.com/mcp', keyed),
];

describe.skipIf(bin === undefined)(
  'an aggregator that discovers its backends, with the rights that are compiled',
  () => {
    let cluster: ControlPlane;
    let kubeconfig = '';
    let config = '';
    let docs: LegacySdkServer;
    let board: LegacySdkServer;
    let aggregator: AggregatorProcess | undefined;
    let rights: readonly JsonMap[] = [];
    const must = async (args: readonly string[], input?: string): Promise<string> => {
      const { code, stdout, stderr } = await cluster.kubectl([...args, '-n', namespace], input);
      if (code !== 0) throw new Error(`kubectl ${args.join(' ')} failed: ${stdout}${stderr}`);
      return stdout;
    };
    const apply = (...objects: object[]): Promise<string> =>
      must(['apply', '--server-side', '--force-conflicts', '-f', '-'], listText(objects.map((each) => ({ ...each }))));
    const secret = (value: string): object => ({
      apiVersion: 'v1',
      kind: 'Secret',
      metadata: { name: 'keys', namespace },
      stringData: { docs: value },
    });
    const start = async (): Promise<AggregatorProcess> => {
      aggregator = await startAggregatorProcess(config, { KUBECONFIG: kubeconfig });
      return aggregator;
    };
    const ready = async (running: AggregatorProcess): Promise<void> => {
      await expect.poll(() => running.readiness(), soon).toMatch(/^200/);
    };
    const tools = async ({ endpoint }: AggregatorProcess): Promise<string[]> => {
      const answer = await (await postModern(endpoint, 'tools/list')).message();
      return listAt(answer, 'result', 'tools').map((tool) => textAt(tool, 'name'));
    };
    const backends = async (running: AggregatorProcess): Promise<string[]> =>
      (await running.status()).backends.map(({ name }) => name);
    const call = async ({ endpoint }: AggregatorProcess, name: string): Promise<string> => {
      const answer = await (await postModern(endpoint, 'tools/call', { name, arguments: {} })).message();
      const [content] = listAt(answer, 'result', 'content');
      return content === undefined ? JSON.stringify(answer) : textAt(content, 'text');
    };

    beforeAll(async () => {
      const named = (name: string) =>
        startLegacySdkServer((server) => {
          server.registerTool(`${name}_key`, {}, ({ requestInfo }) => ({
            content: [{ type: 'text', text: String(requestInfo?.headers['x-key']) }],
          }));
        });
      [docs, board] = [await named('docs'), await named('board')];
      cluster = await startControlPlane(bin ?? '', { controllers: true });
      await applyDefinitions(cluster);
      const text = gateway.map((each) => JSON.stringify(each)).join('\n---\n');
      const { objects } = await compileWhole([{ path: 'input.yaml', text }]);
      rights = objects.filter(({ kind }) => ['ServiceAccount', 'Role', 'RoleBinding'].includes(String(kind)));
      const file = objects.find(({ kind }) => kind === 'ConfigMap');
      config = join(temporaryFolder('svc-discovery-'), 'aggregator.json');
      writeFileSync(config, String(Object.values(Object(file?.['data']))[0]));
      expect(rights.map(({ kind }) => String(kind)).toSorted()).toEqual(['Role', 'RoleBinding', 'ServiceAccount']);
      await cluster.kubectl(['apply', '-f', '-'], listText(namespaceObjects([namespace])));
      await apply(...rights);
      kubeconfig = await tokenKubeconfig(cluster, namespace, 'vmcp-desk');
    }, 240_000);
    afterEach(async () => {
      const code = await aggregator?.close();
      aggregator = undefined;
      await must(['delete', 'mcpserverentries,mcpservers,mcpexternalauthconfigs', '--all']);
      await must(['delete', 'secret', 'keys', '--ignore-not-found']);
      expect(code).toBe(0);
    });
    afterAll(async () => {
      await docs?.close();
      await board?.close();
      await cluster?.stop();
    });

    test('members come, change and go, while the sessions of the others go on and hear of it', async () => {
      await apply(
        entry('docs', `${docs.address}/mcp`),
        entry('elsewhere', `${board.address}/mcp`, { groupRef: 'other' }),
      );
      const running = await start();
      await ready(running);
      expect(await backends(running)).toEqual(['docs']);
      await expect.poll(() => tools(running), soon).toContain('docs_docs_key');
      const client = await openSession(running.endpoint);
      const stream = await client.get();
      const changed = async (): Promise<void> => {
        while ((await stream.nextMessage()).method !== 'notifications/tools/list_changed');
      };
      const inSession = async (): Promise<number> => {
        const params = { name: 'docs_docs_key', arguments: {} };
        return (await client.post({ jsonrpc: '2.0', id: 1, method: 'tools/call', params })).status;
      };
      expect(await inSession()).toBe(200);
      const sessions = [...docs.sessions.keys()];
      await apply(entry('board', `${board.address}/mcp`));
      await changed();
      await expect.poll(() => tools(running), soon).toContain('board_board_key');
      // Another address under the same name: the tools are those of the other server.
      await apply(entry('board', `${docs.address}/mcp`));
      await changed();
      await expect.poll(() => tools(running), soon).toContain('board_docs_key');
      expect(await tools(running)).not.toContain('board_board_key');
      await must(['delete', 'mcpserverentry', 'board']);
      await changed();
      await expect.poll(() => tools(running), soon).not.toContain('board_docs_key');
      expect(await inSession()).toBe(200);
      expect([...docs.sessions.keys()]).toEqual(expect.arrayContaining(sessions));
      stream.drop();
    });

    test('an MCPServer is reached by the Service that its proxy has', async () => {
      const spec = { groupRef: 'support', image: 'example.com/files:1', transport: 'streamable-http', mcpPort: 9000 };
      await apply({ apiVersion, kind: 'MCPServer', metadata: { name: 'files', namespace }, spec });
      const running = await start();
      await expect
        .poll(() => running.status(), soon)
        .toMatchObject({ backends: [{ name: 'files', health: 'unknown' }] });
      // Only pods can find it; that they do is seen on a real node.
      await expect.poll(() => running.log(), soon).toContain('its name is unknown');
    });

    test('a Secret that is missing, and then there, and then another', async () => {
      await apply(entry('keyed', `${docs.address}/mcp`, keyed), entry('docs', `${board.address}/mcp`));
      const running = await start();
      await ready(running);
      expect(await call(running, 'docs_board_key')).toBe('undefined');
      const problem =
        'The Secret "keys" cannot be used: namespace team has none of this name. It holds the header x-key.';
      await expect
        .poll(() => running.status(), soon)
        .toMatchObject({ backends: [{ name: 'docs' }, { name: 'keyed', problem }] });
      await apply(secret('first'));
      await expect.poll(() => call(running, 'keyed_docs_key').catch(String), soon).toBe('first');
      await apply(secret('second'));
      await expect.poll(() => call(running, 'keyed_docs_key'), soon).toBe('second');
      expect(running.log()).not.toMatch(/first|second/);
    });

    test('members that cannot be used are left out and reported once; a repaired member serves', async () => {
      const auth = (name: string, spec: object): object => ({
        apiVersion,
        kind: 'MCPExternalAuthConfig',
        metadata: { name, namespace },
        spec,
      });
      const role = { region: 'eu-west-1', fallbackRoleArn: 'arn:aws:iam::123456789012:role/a' };
      await apply(
        auth('aws', { type: 'awsSts', awsSts: role }),
        entry('aws', `${docs.address}/mcp`, { externalAuthConfigRef: { name: 'aws' } }),
        entry('lost', `${docs.address}/mcp`, { externalAuthConfigRef: { name: 'nobody' } }),
        entry('trusting', 'https://127.0.0.1:1/mcp', { caBundleRef: { configMapRef: { name: 'ca', key: 'ca.crt' } } }),
        entry('unseen', `${docs.address}/mcp`, {
          headerForward: {
            addHeadersFromSecret: [{ headerName: 'x-key', valueSecretRef: { name: 'other', key: 'k' } }],
          },
        }),
        entry('docs', `${docs.address}/mcp`),
      );
      const running = await start();
      await ready(running);
      await expect.poll(() => tools(running), soon).toContain('docs_docs_key');
      const { backends: all, discovery } = await running.status();
      expect(all.map(({ name }) => name)).toEqual(['docs', 'unseen']);
      expect(discovery?.leftOut.map(({ name, problem }) => `${name}: ${problem}`)).toEqual([
        expect.stringContaining('lost: it refers to MCPExternalAuthConfig "nobody"'),
        expect.stringContaining('aws: the credentials of the backend "aws" cannot be made: AWS signatures'),
        expect.stringContaining(
          'trusting: the MCP server "trusting" cannot be called: The CA bundle of the ConfigMap "ca"',
        ),
      ]);
      const unseen = all.find(({ name }) => name === 'unseen')?.problem;
      expect(unseen).toContain('the Role of the service account "vmcp-desk" needs the verb get');
      await apply(entry('lost', `${board.address}/mcp`));
      await expect.poll(() => tools(running), soon).toContain('lost_board_key');
      expect(running.log().split('nobody').length).toBe(2);
    });

    test('goes on while the API server is away, and hears of what happened in between', async () => {
      await apply(entry('docs', `${docs.address}/mcp`), entry('board', `${board.address}/mcp`));
      const running = await start();
      await ready(running);
      await cluster.restartApiServer(async () => {
        expect(await call(running, 'docs_docs_key')).toBe('undefined');
        await new Promise((resolve) => setTimeout(resolve, 3000));
        expect(await tools(running)).toEqual(expect.arrayContaining(['docs_docs_key', 'board_board_key']));
        expect(await running.readiness()).toMatch(/^200/);
      });
      await must(['delete', 'mcpserverentry', 'board']);
      await apply(entry('late', `${board.address}/mcp`));
      const names = (): Promise<string[]> => backends(running);
      await expect.poll(names, { ...soon, timeout: 45_000 }).toEqual(['docs', 'late']);
    });

    test('without its rights it says which Role lacks what, is not ready, and begins once it has them', async () => {
      await apply(entry('docs', `${docs.address}/mcp`));
      await must(['delete', 'rolebinding', 'vmcp-desk']);
      const running = await start();
      const words =
        'the Role of the service account \\"vmcp-desk\\" needs the verbs list and watch for mcpexternalauthconfigs';
      await expect.poll(() => running.log(), soon).toContain(words);
      expect(await running.readiness()).toMatch(/^503.*the members of the group/);
      expect((await postModern(running.endpoint, 'tools/list')).status).toBe(503);
      await apply(...rights);
      await ready(running);
      await expect.poll(() => tools(running), soon).toContain('docs_docs_key');
    });
  },
);
