import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pauseReference, startContainerRuntime, type ContainerRuntime } from './container-runtime.ts';
import type { ControlPlane } from './control-plane.ts';
import { startDaemon, type Daemon } from './daemon.ts';
import { forwardToLoopback } from './forward-to-loopback.ts';
import { freePort } from './free-port.ts';
import { network, openNodeNetwork } from './node-network.ts';
import { nodeTurn } from './node-turn.ts';
import type { NodeParts } from './parts.ts';

/** A node of a cluster: kubelet, containers, Services and names. */
export interface ClusterNode extends Pick<ContainerRuntime, 'addImage' | 'importImage' | 'signal'> {
  readonly stop: () => Promise<void>;
}

const nodeName = 'node';

/**
 * Joins a real node to a control plane that runs its controllers: containerd, kubelet, kube-proxy and CoreDNS, all on addresses of
 * this machine, one node at a time. Resolves when the node is ready. Needs root; `stop` takes everything away again.
 */
export async function startNode(cluster: ControlPlane, parts: NodeParts): Promise<ClusterNode> {
  const endTurn = await nodeTurn();
  const folder = mkdtempSync(join(tmpdir(), 'svc-node-'));
  const closing: (() => Promise<void> | void)[] = [endTurn, () => rmSync(folder, { recursive: true, force: true })];
  const stop = async (): Promise<void> => {
    for (const close of closing.toReversed()) await close();
  };
  const start = async (program: string, args: readonly string[], ready: () => Promise<boolean>): Promise<Daemon> => {
    const name = program.split('/').at(-1) ?? program;
    const daemon = await startDaemon(program, args, { log: join(folder, `${name}.log`), patience: 60_000, ready });
    closing.push(daemon.stop);
    return daemon;
  };
  try {
    closing.push(openNodeNetwork());
    // The API server listens on the loopback interface, where no pod can reach it.
    closing.push(await forwardToLoopback(Number(new URL(cluster.server).port)));
    const runtime = await startContainerRuntime(folder);
    closing.push(runtime.stop);
    runtime.addImage({ reference: pauseReference, program: parts.standIn, entrypoint: ['/program', 'pause'] });
    await serveNames(cluster);
    const corefile = join(folder, 'Corefile');
    const namesHealth = await freePort();
    writeFileSync(corefile, corefileText(cluster, namesHealth));
    await start(parts.coredns, ['-conf', corefile], () => isFine(`http://127.0.0.1:${namesHealth}/health`));
    const health = await freePort();
    writeFileSync(join(folder, 'kubelet.json'), JSON.stringify(kubeletConfig(folder, runtime.endpoint, health)));
    await start(
      join(parts.bin, 'kubelet'),
      [
        `--config=${join(folder, 'kubelet.json')}`,
        `--kubeconfig=${cluster.kubeconfig}`,
        `--root-dir=${join(folder, 'kubelet')}`,
        `--cert-dir=${join(folder, 'certificates')}`,
        `--hostname-override=${nodeName}`,
        `--node-ip=${network.node}`,
      ],
      () => isFine(`http://127.0.0.1:${health}/healthz`),
    );
    const proxyHealth = await freePort();
    const proxyConfig = join(folder, 'kube-proxy.json');
    writeFileSync(proxyConfig, JSON.stringify(kubeProxyConfig(cluster, proxyHealth, await freePort())));
    closing.push(() => removeServiceRules(parts.bin));
    await start(join(parts.bin, 'kube-proxy'), [`--config=${proxyConfig}`], () =>
      isFine(`http://127.0.0.1:${proxyHealth}/livez`),
    );
    await untilReady(cluster);
    // Containers end while the kubelet still can end them: one that is killed later leaves mounts behind.
    closing.push(() => removePods(cluster));
    const { addImage, importImage, signal } = runtime;
    return { addImage, importImage, signal, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function kubeletConfig(folder: string, endpoint: string, health: number): object {
  return {
    apiVersion: 'kubelet.config.k8s.io/v1beta1',
    kind: 'KubeletConfiguration',
    address: network.node,
    authentication: { anonymous: { enabled: true }, webhook: { enabled: false } },
    authorization: { mode: 'AlwaysAllow' },
    containerRuntimeEndpoint: endpoint,
    cgroupDriver: 'cgroupfs',
    failCgroupV1: false,
    failSwapOn: false,
    enforceNodeAllocatable: [],
    localStorageCapacityIsolation: false,
    evictionHard: { 'memory.available': '50Mi', 'nodefs.available': '1%', 'imagefs.available': '1%' },
    clusterDNS: [network.dns],
    clusterDomain: 'cluster.local',
    healthzBindAddress: '127.0.0.1',
    healthzPort: health,
    readOnlyPort: 0,
    podLogsDir: join(folder, 'logs'),
    volumePluginDir: join(folder, 'volume-plugins'),
    syncFrequency: '5s',
  };
}

function kubeProxyConfig({ kubeconfig }: ControlPlane, health: number, metrics: number): object {
  return {
    apiVersion: 'kubeproxy.config.k8s.io/v1alpha1',
    kind: 'KubeProxyConfiguration',
    clientConnection: { kubeconfig },
    hostnameOverride: nodeName,
    mode: 'nftables',
    clusterCIDR: network.pods,
    healthzBindAddress: `127.0.0.1:${health}`,
    metricsBindAddress: `127.0.0.1:${metrics}`,
    conntrack: { maxPerCore: 0 },
  };
}

function corefileText({ kubeconfig }: ControlPlane, health: number): string {
  return `.:53 {
  bind ${network.node}
  errors
  health 127.0.0.1:${health}
  kubernetes cluster.local {
    kubeconfig ${kubeconfig}
  }
}
`;
}

/** The Service of the name server, which runs beside the cluster and not in it. */
async function serveNames({ kubectl }: ControlPlane): Promise<void> {
  const metadata = { name: 'kube-dns', namespace: 'kube-system' };
  const ports = [
    { name: 'dns', port: 53, protocol: 'UDP' },
    { name: 'dns-tcp', port: 53, protocol: 'TCP' },
  ];
  const items = [
    { apiVersion: 'v1', kind: 'Service', metadata, spec: { clusterIP: network.dns, ports } },
    {
      apiVersion: 'discovery.k8s.io/v1',
      kind: 'EndpointSlice',
      metadata: { ...metadata, labels: { 'kubernetes.io/service-name': metadata.name } },
      addressType: 'IPv4',
      endpoints: [{ addresses: [network.node] }],
      ports,
    },
  ];
  const { code, stderr } = await kubectl(
    ['apply', '-f', '-'],
    JSON.stringify({ apiVersion: 'v1', kind: 'List', items }),
  );
  if (code !== 0) throw new Error(`the Service of the name server was refused: ${stderr}`);
}

async function untilReady({ kubectl }: ControlPlane): Promise<void> {
  // Waiting for an object that is not there yet fails at once.
  for (let attempt = 0; (await kubectl(['get', 'node', nodeName])).code !== 0; attempt++) {
    if (attempt > 60) throw new Error('the kubelet did not register its node within 60 s');
    await sleep(1000);
  }
  const { code, stdout, stderr } = await kubectl([
    'wait',
    '--for=condition=Ready',
    `node/${nodeName}`,
    '--timeout=90s',
  ]);
  if (code !== 0) throw new Error(`the node did not become ready: ${stdout}${stderr}`);
}

async function removePods({ kubectl }: ControlPlane): Promise<void> {
  const kinds = 'deployments,statefulsets,daemonsets,jobs,pods';
  await kubectl(['delete', kinds, '--all', '--all-namespaces', '--grace-period=1', '--timeout=60s']);
}

async function removeServiceRules(bin: string): Promise<void> {
  const { execFileSync } = await import('node:child_process');
  execFileSync(join(bin, 'kube-proxy'), ['--cleanup'], { stdio: 'ignore' });
}

function isFine(url: string): Promise<boolean> {
  return fetch(url).then(
    (response) => response.ok,
    () => false,
  );
}
