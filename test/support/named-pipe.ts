import { execFileSync } from 'node:child_process';

/** Makes a pipe with a name, which Node itself cannot. */
export function makePipe(path: string): void {
  execFileSync('sh', ['-c', 'mkfifo "$0"', path]);
}
