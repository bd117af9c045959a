import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/*
 * `npm run faults -- <name>…`: what takes too long for a test that everybody runs. Each prints one line with its result and
 * ends with 1 where a promise was broken.
 */

/** Tries one fault in a folder of its own, and says in one line what came of it. Throws where a promise was broken. */
export type Fault = (folder: string) => Promise<string>;

const faults: Readonly<Record<string, () => Promise<{ readonly fault: Fault }>>> = {
  kill: () => import('./kill.ts'),
  'kill-postgres': () => import('./kill-postgres.ts'),
  connections: () => import('./connections.ts'),
  'slow-clients': () => import('./slow-clients.ts'),
  'proxy-calls': () => import('./proxy-calls.ts'),
  'proxy-streams': () => import('./proxy-streams.ts'),
};

const names = process.argv.slice(2);
for (const name of names.length === 0 ? Object.keys(faults) : names) {
  const load = faults[name];
  if (load === undefined) {
    process.stderr.write(`there is no fault "${name}"; they are ${Object.keys(faults).join(', ')}\n`);
    process.exit(2);
  }
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'svc-fault-'));
  try {
    const { fault } = await load();
    process.stdout.write(`${name}: ${await fault(folder)}\n`);
  } catch (error) {
    process.stdout.write(`${name}: BROKEN: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
