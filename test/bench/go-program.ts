import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, join } from 'node:path';

/**
 * The program of a Go package that a gate is compared with, built once from its module and kept outside the tree. Undefined where there
 * is no Go, or the module cannot be had. `version`: as the module proxy knows it, `v0.7.0`.
 */
export function goProgram(packagePath: string, version: string): string | undefined {
  const name = basename(packagePath);
  const cache = process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache');
  const folder = join(cache, 'svc-bench', `${name}-${version}`);
  const program = join(folder, name);
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  const go = ['go', '/usr/local/go/bin/go'].find((command) => spawnSync(command, ['version']).status === 0);
  if (go === undefined) return undefined;
  const env = { ...process.env, GOBIN: folder };
  const { status } = spawnSync(go, ['install', `${packagePath}@${version}`], { env, stdio: 'ignore' });
  return status === 0 && existsSync(program) ? program : undefined;
}
