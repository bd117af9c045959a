import { execFileSync, spawn, type ExecFileSyncOptions } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { isWholeRun, skippedPart } from '../../skipped-part.ts';

/** Packages of each server, pinned: they cannot be installed beside each other. */
const packages = {
  mcp: { script: 'mcp_server.py', pinned: ['mcp==1.30.0'] },
  fastmcp: { script: 'fastmcp_server.py', pinned: ['fastmcp==4.1.2', 'mcp==2.3.0'] },
} as const;

export type PythonServerName = keyof typeof packages;

const longest = 600_000;

/**
 * Whether the servers can be started: their packages are installed once into the cache folder of the user, outside of the tree, in
 * a whole run.
 */
export function hasPythonServers(): boolean {
  if (!isWholeRun()) return skippedPart('MCP servers in Python', 'they are installed with pip');
  try {
    for (const name of ['mcp', 'fastmcp'] as const) pythonOf(name);
    return true;
  } catch (error) {
    return skippedPart('MCP servers in Python', `they cannot be installed: ${String(error)}`);
  }
}

/** The interpreter with the packages of a server; makes it where it is not there. */
function pythonOf(name: PythonServerName): string {
  const { pinned } = packages[name];
  const folder = join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'svc-python', pinned.join('_'));
  const python = join(folder, 'bin/python');
  const complete = join(folder, 'complete');
  if (existsSync(complete)) return python;
  // An incomplete folder cannot be used.
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const options: ExecFileSyncOptions = { stdio: ['ignore', 'ignore', 'pipe'], timeout: longest };
  execFileSync('python3', ['-m', 'venv', folder], options);
  execFileSync(python, ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', ...pinned], options);
  writeFileSync(complete, '');
  return python;
}

export interface PythonServer {
  readonly port: number;
  close(): Promise<void>;
}

/** Starts a server in Python, and waits until it listens. */
export async function startPythonServer(name: PythonServerName): Promise<PythonServer> {
  const port = await freePort();
  const child = spawn(pythonOf(name), [join(import.meta.dirname, packages[name].script), String(port)], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-4000);
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  while (!(await listens(port))) {
    if (child.exitCode !== null) throw new Error(`the server ended: ${said}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    port,
    async close() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const place = server.address();
  await new Promise((resolve) => {
    server.close(resolve);
  });
  if (place === null || typeof place === 'string') throw new Error('it listened, so it had an address');
  return place.port;
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
