import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startDaemon, type Daemon } from './daemon.ts';
import { imageArchive, type ScratchImage } from './image.ts';
import { network } from './node-network.ts';
import { unmountBelow } from './unmount-below.ts';

/** The pause container of every pod. */
export const pauseReference = 'docker.io/local/pause:1';

/** A containerd of our own. */
export interface ContainerRuntime extends Daemon {
  readonly endpoint: string;
  /** Makes an image known to the node. */
  readonly addImage: (image: ScratchImage) => void;
  /** The same with an archive in the format of `docker save`. */
  readonly importImage: (archive: string) => void;
  /** Sends a signal to the first process of a container, by the id that its pod's status names. */
  readonly signal: (container: string, signal: 'SIGTERM' | 'SIGKILL') => void;
}

/** Starts containerd with its state in a folder. Its `stop` ends every container and takes its mounts away. */
export async function startContainerRuntime(folder: string): Promise<ContainerRuntime> {
  const socket = join(folder, 'containerd.sock');
  const networks = join(folder, 'networks');
  mkdirSync(networks, { recursive: true });
  writeFileSync(join(networks, '10-pods.conflist'), JSON.stringify(podNetwork(folder)));
  const config = join(folder, 'containerd.toml');
  writeFileSync(config, configText(folder, socket, networks));
  const daemon = await startDaemon('containerd', ['--config', config], {
    log: join(folder, 'containerd.log'),
    patience: 30_000,
    ready: async () => existsSync(socket) && answers(socket),
  });
  return {
    endpoint: `unix://${socket}`,
    addImage: (image) => {
      ctr(socket, 'images', 'import', imageArchive(image, folder));
    },
    importImage: (archive) => {
      ctr(socket, 'images', 'import', archive);
    },
    signal: (container, signal) => {
      ctr(socket, 'tasks', 'kill', '--signal', signal, container);
    },
    stop: async () => {
      for (const id of ctr(socket, 'tasks', 'list', '-q').split('\n').filter(Boolean)) {
        attempt(() => ctr(socket, 'tasks', 'delete', '--force', id));
      }
      await daemon.stop();
      unmountBelow(folder);
    },
  };
}

function configText(folder: string, socket: string, networks: string): string {
  return `version = 2
root = "${join(folder, 'containerd')}"
state = "${join(folder, 'containerd-state')}"
[grpc]
  address = "${socket}"
[plugins."io.containerd.grpc.v1.cri"]
  sandbox_image = "${pauseReference}"
  # Lowering the score of a process is not permitted everywhere, and a sandbox would fail for it.
  restrict_oom_score_adj = true
  [plugins."io.containerd.grpc.v1.cri".containerd]
    snapshotter = "overlayfs"
    default_runtime_name = "runc"
    [plugins."io.containerd.grpc.v1.cri".containerd.runtimes.runc]
      runtime_type = "io.containerd.runc.v2"
  [plugins."io.containerd.grpc.v1.cri".cni]
    bin_dir = "/usr/lib/cni"
    conf_dir = "${networks}"
`;
}

function podNetwork(folder: string): object {
  return {
    cniVersion: '0.4.0',
    name: 'pods',
    plugins: [
      {
        type: 'bridge',
        bridge: network.podBridge,
        isGateway: true,
        hairpinMode: true,
        ipam: {
          type: 'host-local',
          dataDir: join(folder, 'addresses'),
          ranges: [[{ subnet: network.pods }]],
          routes: [{ dst: '0.0.0.0/0' }],
        },
      },
    ],
  };
}

function ctr(socket: string, ...args: readonly string[]): string {
  return execFileSync('ctr', ['--address', socket, '--namespace', 'k8s.io', ...args], {
    encoding: 'utf8',
    timeout: 300_000,
  });
}

function answers(socket: string): boolean {
  return attempt(() => ctr(socket, 'version'));
}

/** Whether something could be done; while things start and stop, it often cannot yet or no longer. */
function attempt(action: () => unknown): boolean {
  try {
    action();
    return true;
  } catch {
    return false;
  }
}
