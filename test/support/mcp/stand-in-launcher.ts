import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const pipeServer = join(import.meta.dirname, 'pipe-server.mjs');

/**
 * Writes a fake launcher of packages (`npx`) into a folder: it starts the test's server on standard streams as a
 * child of its own, as launchers do. `--modern` among the arguments makes it one of 2026-07-28.
 */
export function writeStandInLauncher(folder: string, name: 'npx' | 'uvx' | 'go'): void {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\n'${process.execPath}' '${pipeServer}' "$@"\nexit $?\n`);
  chmodSync(path, 0o755);
}

/** Writes a launcher that says something and ends at once. */
export function writeFailingLauncher(folder: string, name: string, lines: readonly string[]): void {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\n${lines.map((line) => `echo '${line}' >&2`).join('\n')}\nexit 7\n`);
  chmodSync(path, 0o755);
}
