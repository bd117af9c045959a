import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiCaller, type ApiCall } from './api-client.ts';
import { startDaemon, type Daemon } from './daemon.ts';
import { freePort } from './free-port.ts';
import { runKubectl, type KubectlResult } from './kubectl.ts';
import { network } from './node-network.ts';

/** A Kubernetes API server of our own. */
export interface ControlPlane {
  readonly folder: string;
  readonly kubeconfig: string;
  readonly server: string;
  /** Runs kubectl; `input` is its standard input. Never throws for a failing command. */
  readonly kubectl: (args: readonly string[], input?: string) => Promise<KubectlResult>;
  /** Talks to the API server as the administrator. */
  readonly call: ApiCall;
  /** Ends the API server, does something while it is away, and starts it again with everything that it knew. */
  readonly restartApiServer: (meanwhile: () => Promise<void>) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/**
 * Starts etcd and an API server on the loopback interface, in a temporary folder that `stop` removes. With `controllers`, the
 * controller manager and the scheduler too. `bin` is the folder of the built commands.
 */
export async function startControlPlane(bin: string, { controllers = false } = {}): Promise<ControlPlane> {
  const folder = mkdtempSync(join(tmpdir(), 'svc-cluster-'));
  const daemons: Daemon[] = [];
  const stop = async (): Promise<void> => {
    for (const daemon of daemons.toReversed()) await daemon.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const [etcdPort, peerPort, port] = [await freePort(), await freePort(), await freePort()];
    const etcd = `http://127.0.0.1:${etcdPort}`;
    const server = `https://127.0.0.1:${port}`;
    const token = randomBytes(24).toString('hex');
    const kubeconfig = writeKubeconfig(folder, server, token);
    const keys = writeKeys(folder);
    writeFileSync(join(folder, 'tokens.csv'), `${token},admin,admin,system:masters\n`, { mode: 0o600 });
    const log = (name: string): string => join(folder, `${name}.log`);
    const peer = `http://127.0.0.1:${peerPort}`;
    const etcdArgs = [
      `--data-dir=${join(folder, 'etcd')}`,
      '--unsafe-no-fsync',
      `--listen-client-urls=${etcd}`,
      `--advertise-client-urls=${etcd}`,
      `--listen-peer-urls=${peer}`,
      `--initial-advertise-peer-urls=${peer}`,
      `--initial-cluster=default=${peer}`,
    ];
    daemons.push(
      await startDaemon('etcd', etcdArgs, {
        log: log('etcd'),
        patience: 30_000,
        ready: () => answers(`${etcd}/health`),
      }),
    );
    const apiArgs = [
      `--etcd-servers=${etcd}`,
      `--secure-port=${port}`,
      '--bind-address=127.0.0.1',
      // Where pods reach it, once there is a node (node.ts).
      `--advertise-address=${network.node}`,
      `--cert-dir=${join(folder, 'certificates')}`,
      `--service-account-key-file=${keys.public}`,
      `--service-account-signing-key-file=${keys.private}`,
      '--service-account-issuer=https://kubernetes.default.svc',
      `--token-auth-file=${join(folder, 'tokens.csv')}`,
      '--authorization-mode=RBAC',
      '--service-cluster-ip-range=10.96.0.0/16',
      '--kubelet-preferred-address-types=InternalIP',
    ];
    const startApiServer = (): Promise<Daemon> =>
      startDaemon(join(bin, 'kube-apiserver'), apiArgs, {
        log: log('kube-apiserver'),
        patience: 90_000,
        ready: () => answers(`${server}/readyz`, token),
      });
    let apiServer = await startApiServer();
    daemons.push({ stop: () => apiServer.stop() });
    const restartApiServer: ControlPlane['restartApiServer'] = async (meanwhile) => {
      await apiServer.stop();
      try {
        await meanwhile();
      } finally {
        apiServer = await startApiServer();
      }
    };
    if (controllers) {
      const shared = [`--kubeconfig=${kubeconfig}`, '--leader-elect=false', '--bind-address=127.0.0.1'];
      for (const [name, more] of [
        [
          'kube-controller-manager',
          [
            `--service-account-private-key-file=${keys.private}`,
            // What pods trust when they talk to the API server.
            `--root-ca-file=${join(folder, 'certificates', 'apiserver.crt')}`,
          ],
        ],
        ['kube-scheduler', []],
      ] as const) {
        const healthPort = await freePort();
        daemons.push(
          await startDaemon(join(bin, name), [...shared, `--secure-port=${healthPort}`, ...more], {
            log: log(name),
            patience: 60_000,
            ready: () => answers(`https://127.0.0.1:${healthPort}/healthz`),
          }),
        );
      }
    }
    const kubectl: ControlPlane['kubectl'] = (args, input) =>
      runKubectl(bin, args, { home: folder, kubeconfig }, input);
    return { folder, kubeconfig, server, kubectl, call: apiCaller(server, token), restartApiServer, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Whether a server says that it is fine. Its certificate is its own, made at start. */
async function answers(url: string, token?: string): Promise<boolean> {
  if (url.startsWith('http:')) {
    return fetch(url).then(
      (response) => response.ok,
      () => false,
    );
  }
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return new Promise((resolve) => {
    get(url, { rejectUnauthorized: false, headers }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    }).on('error', () => resolve(false));
  });
}

function writeKeys(folder: string): { readonly private: string; readonly public: string } {
  const pair = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const paths = { private: join(folder, 'accounts.key'), public: join(folder, 'accounts.pub') };
  writeFileSync(paths.private, pair.privateKey, { mode: 0o600 });
  writeFileSync(paths.public, pair.publicKey);
  return paths;
}

function writeKubeconfig(folder: string, server: string, token: string): string {
  const path = join(folder, 'kubeconfig');
  const config = {
    apiVersion: 'v1',
    kind: 'Config',
    clusters: [{ name: 'test', cluster: { server, 'insecure-skip-tls-verify': true } }],
    users: [{ name: 'test', user: { token } }],
    contexts: [{ name: 'test', context: { cluster: 'test', user: 'test', namespace: 'default' } }],
    'current-context': 'test',
  };
  writeFileSync(path, JSON.stringify(config), { mode: 0o600 });
  return path;
}
