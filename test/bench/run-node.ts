import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';

/** The launcher of the command line. */
export const launcher = join(resolve(import.meta.dirname, '../..'), 'cli/svc.mjs');

/** Runs Node to its end. Throws when it fails: a benchmark of a failing program measures nothing. */
export function runNode(args: readonly string[]): void {
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`node ${args.join(' ')} ended with ${status}: ${stderr.slice(0, 2000)}`);
}

/** Prints the peak of resident memory when a process ends, for what cannot be asked from outside once it is gone. */
const tellPeak = `data:text/javascript,${encodeURIComponent(
  "process.on('exit', () => process.stdout.write(`peak ${process.resourceUsage().maxRSS}\\n`));",
)}`;

/** Peak of resident memory of a Node process that runs to its end, in MiB (getrusage(2)). */
export function peakMemory(args: readonly string[]): number {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', tellPeak, ...args], { encoding: 'utf8' });
  const kibibytes = Number(/^peak (\d+)$/m.exec(stdout)?.[1]);
  if (status !== 0 || !(kibibytes > 0))
    throw new Error(`node ${args.join(' ')} ended with ${status}: ${stderr.slice(0, 2000)}`);
  return kibibytes / 1024;
}
