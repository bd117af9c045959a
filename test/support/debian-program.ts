import { execFileSync } from 'node:child_process';
import { isWholeRun, skippedPart } from './skipped-part.ts';

/**
 * Looks for a program that a test needs beside Node. In a whole run it is installed where that is allowed (root, with apt-get), and
 * its absence is a failure; elsewhere nothing is installed, and its absence is listed. Returns whether it is there.
 */
export function hasProgram(program: string, packageName = program): boolean {
  if (answers(program)) return true;
  if (isWholeRun() && process.getuid?.() === 0 && answers('apt-get')) {
    install(packageName);
    if (answers(program)) return true;
  }
  return skippedPart(program, `not installed (Debian package ${packageName})`);
}

function answers(program: string): boolean {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore', timeout: 60_000 });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    // Some tell their version and end with 1.
    if (error instanceof Error && 'status' in error && typeof error.status === 'number') return true;
    throw error;
  }
}

function install(packageName: string): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { stdio: 'ignore', env, timeout: 180_000 } as const;
  try {
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', packageName], options);
  } catch {
    // A new machine has no package lists yet; without them every install fails.
    try {
      execFileSync('apt-get', ['update'], options);
      execFileSync('apt-get', ['install', '-y', '--no-install-recommends', packageName], options);
    } catch (error) {
      process.stderr.write(`apt-get could not install ${packageName}: ${String(error)}\n`);
    }
  }
}
