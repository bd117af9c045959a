import { spawn } from 'node:child_process';
import { systemCodeOf } from '../../config/system-error.ts';
import { watchFolderSize } from './folder-size.ts';

/** What a git command gave: its output, or what went wrong in words for the owner of the source. */
export type GitResult = { readonly output: Buffer } | { readonly problem: string };

/**
 * Settings that every call carries: nothing of the machine's own configuration, no hooks, no helpers, no prompts, no transports
 * but those a source may name, no redirects (a redirect could lead to where the configuration never pointed).
 */
const settings: readonly string[] = [
  'core.hooksPath=/dev/null',
  'core.fsmonitor=false',
  'credential.helper=',
  'http.followRedirects=false',
  'protocol.allow=never',
  'protocol.http.allow=always',
  'protocol.https.allow=always',
  'submodule.recurse=false',
  'gc.auto=0',
  'maintenance.auto=false',
];

export interface GitOptions {
  readonly folder: string;
  readonly signal: AbortSignal;
  /** Largest output in bytes. */
  readonly limit: number;
  /** Most bytes that the folder may hold afterwards. */
  readonly room: number;
  /** Where the host of the repository is, as `http.curloptResolve` takes it: git then asks no name server. */
  readonly pin?: string;
  /** Says what git's standard error means. */
  readonly problemOf: (stderr: string) => string;
  /** Value of an Authorization header for one origin; it travels in the environment, never in arguments. */
  readonly authorization?: { readonly origin: string; readonly header: string };
}

/**
 * Runs the system's git without a shell. `args` hold fixed words and, after `--` or `--end-of-options`, values that were
 * checked; the process ends with the signal.
 */
export function runGit(args: readonly string[], options: GitOptions): Promise<GitResult> {
  const { folder, signal, limit, room, pin, authorization, problemOf } = options;
  const env = {
    PATH: process.env['PATH'] ?? '',
    HOME: folder,
    LC_ALL: 'C',
    GIT_TERMINAL_PROMPT: '0',
    // A server that gives less than was asked for would be asked again and again, by a process each.
    GIT_NO_LAZY_FETCH: '1',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
    ...(authorization === undefined
      ? {}
      : {
          GIT_CONFIG_COUNT: '1',
          GIT_CONFIG_KEY_0: `http.${authorization.origin}/.extraHeader`,
          GIT_CONFIG_VALUE_0: `Authorization: ${authorization.header}`,
        }),
  };
  const pinned = pin === undefined ? [] : [`http.curloptResolve=${pin}`];
  const words = [...[...settings, ...pinned].flatMap((setting) => ['-c', setting]), ...args];
  return new Promise((resolve) => {
    // A process group of its own: git works through helpers, and all of them end together.
    const child = spawn('git', words, { cwd: folder, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    const output: Buffer[] = [];
    const errors: Buffer[] = [];
    let size = 0;
    let refusal: string | undefined;
    const end = (why: string): void => {
      refusal ??= why;
      endGroup(child.pid);
    };
    const late = (): void => end('git did not answer in time');
    const watched = watchFolderSize(folder, room, () => end(`the repository is larger than ${room} bytes`));
    if (signal.aborted) late();
    signal.addEventListener('abort', late, { once: true });
    child.stdout.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > limit) end('the file is too large');
      else output.push(chunk);
    });
    child.stderr.on('data', (chunk: Buffer) => {
      if (errors.length < 100) errors.push(chunk);
    });
    child.once('error', (error) => {
      signal.removeEventListener('abort', late);
      void watched.end();
      const isMissing = 'code' in error && error.code === 'ENOENT';
      resolve({ problem: isMissing ? 'there is no git program on the path; install git' : 'git could not be started' });
    });
    child.once('close', (code) => {
      signal.removeEventListener('abort', late);
      // Helpers may outlive git itself.
      endGroup(child.pid);
      const result = async (): Promise<GitResult> => {
        await watched.end();
        if (refusal !== undefined) return { problem: refusal };
        return code === 0
          ? { output: Buffer.concat(output) }
          : { problem: problemOf(Buffer.concat(errors).toString('utf8')) };
      };
      resolve(result());
    });
  });
}

/** Ends a process and everything that it started. */
function endGroup(leader: number | undefined): void {
  if (leader === undefined) return;
  try {
    process.kill(-leader, 'SIGKILL');
  } catch (error) {
    // Nothing of the group is left.
    if (systemCodeOf(error) !== 'ESRCH') throw error;
  }
}
