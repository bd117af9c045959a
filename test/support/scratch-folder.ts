import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A new folder with these files, by their path in it; it is removed when the test that asked for it has ended. */
export function scratchFolder(files: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'svc-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}
