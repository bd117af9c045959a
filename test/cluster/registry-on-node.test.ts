import { chownSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { imageUser } from '../../cli/build/image-system.ts';
import { runSvc } from '../support/run-svc.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { startControlPlane, type ControlPlane } from './control-plane.ts';
import { applyDefinitions } from './definitions.ts';
import { startNode, type ClusterNode } from './node.ts';
import { ownImage } from './own-image.ts';
import { nodeParts } from './parts.ts';
import { servedNames } from './served-names.ts';
import { untilAvailable } from './running-example.ts';

const parts = nodeParts();
const image = 'registry.svc.internal/svc:test';

describe.skipIf(parts === undefined)('the image on a real node', () => {
  let cluster: ControlPlane;
  let node: ClusterNode;
  const must = async (args: readonly string[], input?: string): Promise<string> => {
    const { code, stdout, stderr } = await cluster.kubectl(args, input);
    if (code !== 0) throw new Error(`kubectl ${args.join(' ')} failed: ${stdout.slice(-2000)}${stderr}`);
    return stdout;
  };
  beforeAll(async () => {
    if (parts === undefined) return;
    const archive = await ownImage(image, temporaryFolder('svc-image-'));
    cluster = await startControlPlane(parts.bin, { controllers: true });
    node = await startNode(cluster, parts);
    node.importImage(archive);
    await applyDefinitions(cluster);
    const volume = temporaryFolder('svc-catalog-');
    // Groups of the pod are not given to folders of the node.
    chownSync(volume, imageUser, imageUser);
    await must(
      ['apply', '-f', '-'],
      JSON.stringify(listOf(namespaceOf('catalog'), namespaceOf('tools'), volumeAt(volume))),
    );
    const compiled = await runSvc(['compile', 'test/cluster/catalog', '--image', image]);
    expect(compiled).toMatchObject({ code: 0 });
    await must(['apply', '--server-side', '--validate=strict', '-f', '-'], compiled.stdout);
    await untilAvailable(cluster.kubectl, 'catalog');
  }, 300_000);
  afterAll(async () => {
    await node?.stop();
    await cluster?.stop();
  }, 120_000);

  test('serves the catalog of a compiled MCPRegistry through its Service', async () => {
    const address = await must([
      'get',
      'service',
      'mcp-registry-catalog',
      '-n',
      'catalog',
      '-o',
      'jsonpath={.spec.clusterIP}:8080',
    ]);
    expect(await servedNames(address, 'company')).toEqual(['com.example/docs']);
  });
});

function namespaceOf(name: string): object {
  const labels = { 'pod-security.kubernetes.io/enforce': 'restricted' };
  return { apiVersion: 'v1', kind: 'Namespace', metadata: { name, labels } };
}

/** The cluster has no storage of its own. */
function volumeAt(path: string): object {
  const spec = { capacity: { storage: '1Gi' }, accessModes: ['ReadWriteOnce'], hostPath: { path, type: 'Directory' } };
  return { apiVersion: 'v1', kind: 'PersistentVolume', metadata: { name: 'catalog' }, spec };
}

function listOf(...items: readonly object[]): object {
  return { apiVersion: 'v1', kind: 'List', items };
}
