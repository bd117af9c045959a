import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The Go command of this machine, or undefined: on the path, or where its archive unpacks to. */
export function findGo(): string | undefined {
  return ['go', '/usr/local/go/bin/go'].find((name) =>
    name.includes('/') ? existsSync(name) : spawnSync(name, ['version']).status === 0,
  );
}

/** Runs Go in a folder. Throws with what it printed when it fails. Returns its standard output. */
export function runGo(
  go: string,
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): string {
  const { status, stdout, stderr } = spawnSync(go, args, {
    cwd,
    env: { ...process.env, GOFLAGS: '-mod=mod', GOWORK: 'off', ...env },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`go ${args.join(' ')} failed: ${stderr.slice(-4000)}`);
  return stdout;
}
