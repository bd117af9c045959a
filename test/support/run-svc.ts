import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const root = join(import.meta.dirname, '../..');

/** The launcher that users run. */
export const launcher = join(root, 'cli/svc.mjs');

/** What a run of the command line left behind. */
export interface SvcRun {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface SvcOptions {
  readonly cwd?: string;
  /** Text on standard input; without it standard input is empty. */
  readonly input?: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** Arguments of node itself. */
  readonly node?: readonly string[];
}

/** Starts the command line in a process of its own, as a user would, with an environment without settings for colors. */
export function startSvc(args: readonly string[], options: SvcOptions = {}): ChildProcess {
  const { PATH = '', HOME = '' } = process.env;
  return spawn(process.execPath, [...(options.node ?? []), launcher, ...args], {
    cwd: options.cwd ?? root,
    env: { PATH, HOME, ...options.environment },
    stdio: 'pipe',
  });
}

/** Runs the command line to its end. */
export async function runSvc(args: readonly string[], options: SvcOptions = {}): Promise<SvcRun> {
  const child = startSvc(args, options);
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  // A process that ends without reading its input closes the pipe.
  child.stdin?.on('error', () => undefined);
  child.stdin?.end(options.input ?? '');
  const [stdout, stderr, code] = await Promise.all([readAll(child.stdout), readAll(child.stderr), ended]);
  return { code, stdout, stderr };
}

async function readAll(stream: NodeJS.ReadableStream | null): Promise<string> {
  return stream === null ? '' : text(stream);
}
