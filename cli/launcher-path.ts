import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The file that starts `svc`: beside the sources of the project, or beside `dist` in the package. */
export function launcherPath(): string {
  const beside = fileURLToPath(new URL('svc.mjs', import.meta.url));
  return existsSync(beside) ? beside : fileURLToPath(new URL('../../cli/svc.mjs', import.meta.url));
}
