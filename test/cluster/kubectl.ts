import { execFile } from 'node:child_process';
import { join } from 'node:path';

/** What a kubectl command gave. */
export interface KubectlResult {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Where a kubectl command runs, and against what. */
export interface KubectlPlace {
  /** Holds its caches. */
  readonly home: string;
  readonly kubeconfig?: string;
}

/** Runs the built kubectl of a folder; `input` is its standard input. Never throws for a failing command. */
export function runKubectl(
  bin: string,
  args: readonly string[],
  { home, kubeconfig = '/dev/null' }: KubectlPlace,
  input = '',
): Promise<KubectlResult> {
  return new Promise((resolve) => {
    const options = {
      env: { PATH: process.env['PATH'], HOME: home, KUBECONFIG: kubeconfig },
      maxBuffer: 256 * 1024 * 1024,
      timeout: 120_000,
    };
    const child = execFile(join(bin, 'kubectl'), [...args], options, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : typeof error.code === 'number' ? error.code : 1, stdout, stderr }),
    );
    // A command that does not read its input closes it early.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(input);
  });
}
