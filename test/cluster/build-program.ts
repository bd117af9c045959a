import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from './cache-folder.ts';
import { runGo } from './go.ts';

/**
 * Builds the Go program of a folder, by its name of one below this one, static, and returns its path. What it is built from names the
 * result, so a change builds it anew. `requires` are modules with their versions.
 */
export function buildProgram(
  go: string,
  name: string,
  requires: Readonly<Record<string, string>> = {},
  sources = join(import.meta.dirname, name),
): string {
  const hash = createHash('sha256').update(JSON.stringify(requires));
  for (const file of readdirSync(sources).toSorted()) hash.update(readFileSync(join(sources, file)));
  const folder = join(cacheFolder, 'programs', `${name}-${hash.digest('hex').slice(0, 16)}`);
  const program = join(folder, name);
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  cpSync(sources, folder, { recursive: true });
  const lines = Object.entries(requires).map(([module, version]) => `require ${module} v${version}`);
  writeFileSync(join(folder, 'go.mod'), ['module cluster.test/program', 'go 1.26', ...lines, ''].join('\n'));
  runGo(go, ['mod', 'tidy'], folder);
  runGo(go, ['build', '-trimpath', '-ldflags', '-s -w', '-o', `${program}-${process.pid}`, '.'], folder, {
    CGO_ENABLED: '0',
  });
  renameSync(`${program}-${process.pid}`, program);
  return program;
}
