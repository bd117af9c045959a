import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

const version = 'v0.7.0';

/**
 * The peer of G12b, built once from its Go module and kept outside the tree. Undefined where there is no Go, or the module cannot
 * be had.
 */
export function kubeconform(): string | undefined {
  const folder = join(
    process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'),
    'svc-bench',
    `kubeconform-${version}`,
  );
  const program = join(folder, 'kubeconform');
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  const module = `github.com/yannh/kubeconform/cmd/kubeconform@${version}`;
  const go = ['go', '/usr/local/go/bin/go'].find((name) => spawnSync(name, ['version']).status === 0);
  if (go === undefined) return undefined;
  const { status } = spawnSync(go, ['install', module], { env: { ...process.env, GOBIN: folder }, stdio: 'ignore' });
  return status === 0 && existsSync(program) ? program : undefined;
}
