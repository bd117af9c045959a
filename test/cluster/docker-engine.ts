import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDaemon, type KillableDaemon } from './daemon.ts';
import { unmountBelow } from './unmount-below.ts';

/** What a command came to. */
export interface CommandResult {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** A Docker Engine of our own. */
export interface DockerEngine {
  /** Path of its socket. */
  readonly socket: string;
  /** Runs `docker` or `docker-compose` against it; `input` is its standard input. Never throws for a failing command. */
  readonly run: (
    program: 'docker' | 'docker-compose',
    args: readonly string[],
    input?: string,
  ) => Promise<CommandResult>;
  /** The same, for what must not fail: gives the standard output. */
  readonly must: (program: 'docker' | 'docker-compose', args: readonly string[], input?: string) => Promise<string>;
  /** Kills the engine (SIGKILL), and nothing that it has started. */
  readonly kill: () => Promise<void>;
  /** Starts it again after `kill`. */
  readonly begin: () => Promise<void>;
  /** Ends every container and the engine, and removes its folder. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts an engine in a temporary folder. It leaves the machine's packet filter and routes alone, which other tests share: containers
 * reach each other, published ports answer on this machine, and nothing reaches the world. Needs root. `hasBridge`: containers that ask
 * for no network get the usual one, a device of this machine that only one engine at a time can have. `isLiveRestore`: what runs goes on
 * while the engine is away.
 */
export async function startDockerEngine({ hasBridge = false, isLiveRestore = false } = {}): Promise<DockerEngine> {
  const folder = mkdtempSync(join(tmpdir(), 'svc-docker-'));
  const path = join(folder, 'docker.sock');
  const socket = `unix://${path}`;
  const config = join(folder, 'config');
  mkdirSync(config);
  const env = { ...process.env, DOCKER_HOST: socket, DOCKER_CONFIG: config };
  const run: DockerEngine['run'] = (program, args, input = '') =>
    new Promise((resolve) => {
      const child = execFile(
        program,
        [...args],
        { env, encoding: 'utf8', timeout: 120_000, maxBuffer: 2 ** 26 },
        (error, stdout, stderr) => {
          const code = error === null ? 0 : typeof error.code === 'number' ? error.code : -1;
          resolve({ code, stdout, stderr });
        },
      );
      child.stdin?.on('error', () => undefined);
      child.stdin?.end(input);
    });
  const must: DockerEngine['must'] = async (program, args, input) => {
    const { code, stdout, stderr } = await run(program, args, input);
    if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}: ${stdout.slice(-2000)}${stderr}`);
    return stdout;
  };
  const flags = [
    ['--data-root', join(folder, 'data')],
    ['--exec-root', join(folder, 'state')],
    ['--host', socket],
    ['--pidfile', join(folder, 'docker.pid')],
    ['--default-address-pool', 'base=10.99.80.0/20,size=26'],
    isLiveRestore ? ['--live-restore'] : [],
    hasBridge ? ['--bip', '10.99.96.1/24'] : ['--bridge', 'none'],
  ];
  const untouched = ['--iptables=false', '--ip6tables=false', '--ip-forward=false', '--ip-masq=false'];
  try {
    const start = (): Promise<KillableDaemon> =>
      startDaemon('dockerd', [...flags.flat(), ...untouched], {
        log: join(folder, 'dockerd.log'),
        patience: 60_000,
        ready: async () => (await run('docker', ['version'])).code === 0,
      });
    let daemon = await start();
    return {
      kill: () => daemon.kill(),
      async begin() {
        // The numbers in them are of processes that may not have been cleared away yet, which the engine takes for running.
        for (const file of ['docker.pid', 'state/containerd/containerd.pid'])
          rmSync(join(folder, file), { force: true });
        daemon = await start();
      },
      socket: path,
      run,
      must,
      stop: async () => {
        const running = (await must('docker', ['ps', '--all', '--quiet'])).split('\n').filter(Boolean);
        if (running.length > 0) await must('docker', ['rm', '--force', '--volumes', ...running]);
        await must('docker', ['network', 'prune', '--force']);
        await daemon.stop();
        if (hasBridge) execFileSync('ip', ['link', 'delete', 'docker0'], { stdio: 'ignore' });
        unmountBelow(folder);
        rmSync(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}
