import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/**
 * The program of an npm package that a gate is compared with, installed once and kept outside the tree. Undefined where it cannot be
 * had.
 */
export function npmPeer(name: string, version: string): string | undefined {
  const cache = process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache');
  const folder = join(cache, 'svc-bench', `${name}-${version}`);
  const program = join(folder, 'node_modules', '.bin', name);
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  const args = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--prefix', folder, `${name}@${version}`];
  const { status } = spawnSync('npm', args, { stdio: 'ignore' });
  return status === 0 && existsSync(program) ? program : undefined;
}
