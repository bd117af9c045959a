import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { annotationNames } from '../../runtime/registry/sync/exported-resource.ts';
import { clusterClient } from '../../runtime/registry/sync/cluster-client.ts';
import { at, listAt, textAt } from '../support/plain-walk.ts';
import { startTestRegistry, type TestRegistry } from '../support/running-registry.ts';
import { accountKubeconfig } from './account-kubeconfig.ts';
import { startControlPlane, type ControlPlane } from './control-plane.ts';
import { applyDefinitions } from './definitions.ts';
import { exportedServer } from './exported-server.ts';
import { namespaceObjects } from './isolated-objects.ts';
import { controlPlaneParts } from './parts.ts';

const bin = controlPlaneParts();
/** A change shows within a few seconds, on a machine that is busy with other things, too. */
const soon = { timeout: 15_000, interval: 100 };
const prefix = 'internal.svc.mcp.k8s';

describe.skipIf(bin === undefined)('a Kubernetes source of the registry', () => {
  let cluster: ControlPlane;
  let registry: TestRegistry | undefined;
  const before = process.env['KUBECONFIG'];
  const must = async (args: readonly string[], input?: string): Promise<string> => {
    const { code, stdout, stderr } = await cluster.kubectl(args, input);
    if (code !== 0) throw new Error(`kubectl ${args.join(' ')} failed: ${stdout}${stderr}`);
    return stdout;
  };
  const apply = (...objects: object[]): Promise<string> =>
    must(['apply', '--server-side', '-f', '-'], JSON.stringify({ apiVersion: 'v1', kind: 'List', items: objects }));
  const remove = (kind: string, namespace: string, name: string): Promise<string> =>
    must(['delete', kind, name, '-n', namespace, '--wait=false']);
  const start = async (namespaces: readonly string[], claims?: Readonly<Record<string, string>>): Promise<void> => {
    registry = await startTestRegistry({
      sources: [{ name: 'cluster', kubernetes: { namespaces }, ...(claims === undefined ? {} : { claims }) }],
      registries: [{ name: 'all', sources: ['cluster'] }],
      auth: { mode: 'anonymous' },
    });
    await registry.ready();
  };
  const names = async (): Promise<string[]> => {
    const { body } = (await registry?.get('/all/v0.1/servers?version=latest')) ?? {};
    return listAt(body, 'servers').map((item) => textAt(item, 'server', 'name').replace(`${prefix}.`, ''));
  };
  const status = async (): Promise<unknown> => {
    const { body } = (await registry?.get('/v1/sources/cluster')) ?? {};
    return at(body, 'syncStatus') ?? body;
  };
  const read = async (): Promise<unknown> => (await registry?.ask('POST', '/v1/sources/cluster/sync'))?.status;

  beforeAll(async () => {
    cluster = await startControlPlane(bin ?? '', { controllers: true });
    process.env['KUBECONFIG'] = cluster.kubeconfig;
  }, 180_000);
  afterAll(async () => {
    await cluster?.stop();
    if (before === undefined) delete process.env['KUBECONFIG'];
    else process.env['KUBECONFIG'] = before;
  });
  beforeEach(() => {
    process.env['KUBECONFIG'] = cluster.kubeconfig;
  });
  afterEach(async () => {
    await registry?.close();
    registry = undefined;
    await cluster.kubectl(['delete', 'mcpservers,mcpremoteproxies,virtualmcpservers', '--all', '--all-namespaces']);
  });

  test('is empty and well while the definitions are not installed, and sees what comes once they are', async () => {
    await apply(...namespaceObjects(['left', 'right']));
    await start(['left', 'right']);
    expect(await names()).toEqual([]);
    expect(await status()).toMatchObject({ phase: 'complete' });
    await applyDefinitions(cluster);
    await apply(exportedServer('left', 'early'));
    await expect.poll(names, { ...soon, timeout: 40_000 }).toEqual(['left/early']);
  });

  test('shows resources of two namespaces as they come and go, and never one instead of another', async () => {
    await apply(exportedServer('left', 'a'));
    await start(['left', 'right']);
    expect(await names()).toEqual(['left/a']);
    await apply(exportedServer('right', 'b'), exportedServer('right', 'a'));
    await expect.poll(names, soon).toEqual(['left/a', 'right/a', 'right/b']);
    await remove('mcpserver', 'right', 'b');
    await expect.poll(names, soon).toEqual(['left/a', 'right/a']);
    await remove('mcpserver', 'left', 'a');
    await expect.poll(names, soon).toEqual(['right/a']);
  });

  test('shows servers, gateways and remote proxies, and no namespace that it does not name', async () => {
    await apply(...namespaceObjects(['other']));
    await start(['left']);
    await apply(
      exportedServer('other', 'hidden'),
      exportedServer('left', 'server'),
      exportedServer('left', 'proxy', {}, 'MCPRemoteProxy'),
      exportedServer('left', 'gateway', {}, 'VirtualMCPServer'),
      exportedServer('left', 'server', {}, 'VirtualMCPServer'),
    );
    const expected = ['left.mcpremoteproxy/proxy', 'left.virtualmcpserver/gateway', 'left.virtualmcpserver/server'];
    await expect.poll(names, soon).toEqual([...expected, 'left/server']);
  });

  test('takes the wish to be exported as it changes', async () => {
    await apply(exportedServer('left', 'a'), exportedServer('left', 'quiet', { export: 'false' }));
    await start(['left']);
    expect(await names()).toEqual(['left/a']);
    const annotate = (name: string, ...words: string[]): Promise<string> =>
      must(['annotate', 'mcpserver', name, '-n', 'left', '--overwrite', ...words]);
    await annotate('quiet', `${annotationNames.export}=true`);
    await expect.poll(names, soon).toEqual(['left/a', 'left/quiet']);
    await annotate('a', `${annotationNames.export}-`);
    await expect.poll(names, soon).toEqual(['left/quiet']);
    await annotate('quiet', `${annotationNames.version}=3.1.4`);
    const versions = async (): Promise<unknown> =>
      listAt((await registry?.get('/all/v0.1/servers'))?.body, 'servers').map((item) => at(item, 'server', 'version'));
    await expect.poll(versions, soon).toEqual(['3.1.4']);
  });

  test('gives entries the claims of their annotation, never those of the source; unreadable claims keep one out', async () => {
    await apply(
      exportedServer('left', 'claimed', { claims: '{"team":["red","blue"]}' }),
      exportedServer('left', 'plain'),
      exportedServer('left', 'wrong', { claims: 'team=red' }),
    );
    await start(['left'], { org: 'example' });
    const { body } = (await registry?.get('/v1/sources/cluster/entries')) ?? {};
    const claims = listAt(body, 'entries').map((entry) => [textAt(entry, 'name'), at(entry, 'claims') ?? {}]);
    expect(Object.fromEntries(claims)).toEqual({
      [`${prefix}.left/claimed`]: { team: ['red', 'blue'] },
      [`${prefix}.left/plain`]: {},
    });
    const problem = `MCPServer left/wrong: ${annotationNames.claims} is not a JSON object of strings or lists of strings`;
    const quarantined = [{ name: `${prefix}.left/wrong`, problem }];
    expect(await status()).toMatchObject({ phase: 'complete', quarantinedCount: 1, quarantined });
  });

  test('goes on after the API server was away, with what happened in between', async () => {
    await apply(exportedServer('left', 'a'), exportedServer('left', 'b'));
    await start(['left']);
    await cluster.restartApiServer(async () => {
      expect(await read()).toBe(202);
      await expect.poll(status, soon).toMatchObject({
        phase: 'failed',
        message: 'the API server cannot be reached for namespace left',
      });
      expect(await names()).toEqual(['left/a', 'left/b']);
    });
    await remove('mcpserver', 'left', 'b');
    await apply(exportedServer('left', 'c'));
    await expect.poll(names, { ...soon, timeout: 40_000 }).toEqual(['left/a', 'left/c']);
    await expect.poll(status, soon).toMatchObject({ phase: 'complete' });
  });

  test('that may no longer read a namespace says which, and keeps what it had', async () => {
    await apply(exportedServer('left', 'a'), exportedServer('right', 'b'));
    process.env['KUBECONFIG'] = await accountKubeconfig(cluster, ['left', 'right']);
    await start(['left', 'right']);
    expect(await names()).toEqual(['left/a', 'right/b']);
    await must(['delete', 'rolebinding', 'reader', '-n', 'right']);
    await apply(exportedServer('left', 'c'));
    await expect.poll(status, soon).toMatchObject({
      phase: 'failed',
      message:
        'the account may not list mcpservers, virtualmcpservers, mcpremoteproxies in namespace right: give it a role there with get, list and watch for mcpservers, virtualmcpservers, mcpremoteproxies (API group mcp.svc.internal)',
    });
    expect(await names()).toEqual(['left/a', 'right/b']);
  });

  test('lists page by page', async () => {
    const all = Array.from({ length: 7 }, (_, index) => exportedServer('left', `s${index}`));
    await apply(...all);
    const client = await clusterClient(2);
    const listed = await client.list('left', new AbortController().signal);
    expect(listed.map(({ name }) => name).toSorted()).toEqual(all.map((_, index) => `s${index}`));
    const everywhere = await client.list(undefined, new AbortController().signal);
    expect(everywhere.length).toBe(7);
  });
});
