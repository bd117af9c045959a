import { writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { startAnsweringServer } from './answering-server.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** An API server that knows lists and watches of custom resources in one namespace, and nothing else. */
export interface StandInCluster {
  /** Path of a kubeconfig for it. */
  readonly kubeconfig: string;
  /** Objects by their plurals; a test that changes them increments the version. */
  readonly objects: Map<string, object[]>;
  version: number;
  /** How a watch from an old version is answered: by an event, or by the status. */
  refusesOld: 'event' | 'status';
  /** Called when one is. */
  onOld: () => void;
  /** Versions that watches of a plural began at. */
  watchesOf(plural: string): readonly string[];
  /** Ends all watches: the next one of each begins with a version that is too old. */
  compact(): void;
  close(): Promise<void>;
}

const gone = { kind: 'Status', apiVersion: 'v1', status: 'Failure', code: 410, reason: 'Expired', message: 'too old' };

export async function startStandInCluster(): Promise<StandInCluster> {
  const watches: { readonly plural: string; readonly from: string }[] = [];
  const open = new Set<ServerResponse>();
  let oldest = 0;
  const server = await startAnsweringServer(({ path }) => {
    const url = new URL(path, 'http://cluster');
    const plural = url.pathname.split('/').at(-1) ?? '';
    if (url.searchParams.get('watch') !== 'true') {
      const items = (cluster.objects.get(plural) ?? []).map((object) => ({
        apiVersion: 'mcp.svc.internal/v1alpha1',
        ...object,
      }));
      return { json: { kind: 'List', metadata: { resourceVersion: String(cluster.version) }, items } };
    }
    const from = url.searchParams.get('resourceVersion') ?? '';
    watches.push({ plural, from });
    const isOld = Number(from) < oldest;
    if (isOld) cluster.onOld();
    if (isOld && cluster.refusesOld === 'status') return { status: 410, json: gone };
    return (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.flushHeaders();
      if (isOld) response.end(`${JSON.stringify({ type: 'ERROR', object: gone })}\n`);
      else open.add(response);
    };
  });
  const kubeconfig = join(temporaryFolder('svc-cluster-'), 'config');
  const cluster: StandInCluster = {
    kubeconfig,
    objects: new Map(),
    version: 10,
    refusesOld: 'event',
    onOld: () => undefined,
    watchesOf: (plural) => watches.filter((one) => one.plural === plural).map(({ from }) => from),
    compact() {
      oldest = cluster.version;
      for (const response of open) response.end();
      open.clear();
    },
    close: () => server.close(),
  };
  const context = { name: 'here', context: { cluster: 'here', user: 'me', namespace: 'tools' } };
  writeFileSync(
    kubeconfig,
    JSON.stringify({
      apiVersion: 'v1',
      kind: 'Config',
      'current-context': 'here',
      clusters: [{ name: 'here', cluster: { server: server.url, 'insecure-skip-tls-verify': true } }],
      users: [{ name: 'me', user: { token: 'x' } }],
      contexts: [context],
    }),
  );
  return cluster;
}
