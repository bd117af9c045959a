import { execFileSync } from 'node:child_process';

/**
 * Looks for a program that a test needs beside Node, and installs its Debian package where that is allowed
 * (root, with apt-get). Returns whether it is there. Elsewhere its absence is said aloud and the test is skipped;
 * in CI it is a failure, so that a skipped test cannot pass for a green one.
 */
export function hasProgram(program: string, packageName = program): boolean {
  if (answers(program)) return true;
  if (process.getuid?.() === 0 && answers('apt-get')) {
    install(packageName);
    if (answers(program)) return true;
  }
  const reason = `${program} is not installed (Debian package ${packageName})`;
  if (process.env['CI'] === 'true') throw new Error(`${reason}, and CI needs it`);
  process.stderr.write(`SKIPPED: ${reason}\n`);
  return false;
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
