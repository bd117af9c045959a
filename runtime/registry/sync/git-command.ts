import { execFile } from 'node:child_process';

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
  'protocol.ssh.allow=always',
  'submodule.recurse=false',
  'gc.auto=0',
  'maintenance.auto=false',
];

export interface GitOptions {
  readonly folder: string;
  readonly signal: AbortSignal;
  /** Largest output in bytes. */
  readonly limit: number;
  /** Value of an Authorization header for one origin; it travels in the environment, never in arguments. */
  readonly authorization?: { readonly origin: string; readonly header: string };
}

/**
 * Runs the system's git without a shell. `args` hold fixed words and, after `--` or `--end-of-options`, values that were
 * checked; the process ends with the signal.
 */
export function runGit(args: readonly string[], options: GitOptions): Promise<GitResult> {
  const { folder, signal, limit, authorization } = options;
  const env = {
    PATH: process.env['PATH'] ?? '',
    HOME: folder,
    LC_ALL: 'C',
    GIT_TERMINAL_PROMPT: '0',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_SSH_COMMAND: 'ssh -oBatchMode=yes',
    ...(authorization === undefined
      ? {}
      : {
          GIT_CONFIG_COUNT: '1',
          GIT_CONFIG_KEY_0: `http.${authorization.origin}/.extraHeader`,
          GIT_CONFIG_VALUE_0: `Authorization: ${authorization.header}`,
        }),
  };
  return new Promise((resolve) => {
    execFile(
      'git',
      [...settings.flatMap((setting) => ['-c', setting]), ...args],
      { cwd: folder, env, signal, maxBuffer: limit, encoding: 'buffer', killSignal: 'SIGKILL' },
      (error, stdout, stderr) => {
        if (error === null) resolve({ output: stdout });
        else resolve({ problem: problemOf(error, stderr.toString('utf8')) });
      },
    );
  });
}

function problemOf(error: Error, stderr: string): string {
  if (error.name === 'AbortError') return 'git did not answer in time';
  if ('code' in error && error.code === 'ENOENT') return 'there is no git program on the path; install git';
  if ('code' in error && error.code === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER') return 'the file is too large';
  const line = stderr
    .split('\n')
    .map((text) => text.trim())
    .findLast((text) => /^(fatal|error|remote)/.test(text));
  return withoutCredentials(line ?? 'git failed without saying why').slice(0, 300);
}

/** Messages of git name URLs; what stands before an @ in one could be a password. */
function withoutCredentials(text: string): string {
  return text.replaceAll(/\/\/[^\s/@]*@/g, '//***@');
}
