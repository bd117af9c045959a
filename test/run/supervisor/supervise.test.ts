import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadDocument } from '../../../generated/load.ts';
import { identityOf } from '../../../runtime/run/state/process-identity.ts';
import { writeStateFile } from '../../../runtime/run/state/state-file.ts';
import type { SupervisorReport } from '../../../runtime/run/state/supervisor-report.ts';
import { reportIn, WorkloadStore } from '../../../runtime/run/state/workload-store.ts';
import { supervise } from '../../../runtime/run/supervisor/supervise.ts';
import { memoryLog } from '../../support/memory-log.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

/** Starts a workload whose engine is away; what its report says of its container then. */
async function leftAfter(image: string, before: Partial<SupervisorReport> | 'unreadable'): Promise<unknown> {
  const folder = temporaryFolder('svc-state-');
  const environment = { XDG_STATE_HOME: folder, DOCKER_HOST: `unix://${join(folder, 'absent.sock')}` };
  const store = new WorkloadStore(environment);
  const { withDefaults } = await loadDocument.run();
  const runtime = image.startsWith('npx://') ? { runtime: { engine: 'process' as const } } : {};
  const config = withDefaults({ schemaVersion: 'v1', name: 'a', image, ...runtime });
  store.create({ format: 1, name: 'a', id: 'a', createdAt: '2026-01-02T03:04:05Z', folder: '/', config, withheld: [] });
  const files = store.files('a');
  const supervisor = identityOf(process.pid);
  if (supervisor === undefined) throw new Error('this process runs');
  const now = new Date().toISOString();
  const stopped = { format: 1, phase: 'stopped', since: now, startedAt: now, problem: null, url: null } as const;
  const report: SupervisorReport = { ...stopped, supervisor, restarts: 0, servers: [], isContainerLeft: false };
  if (before === 'unreadable') writeFileSync(files.report, '{');
  else writeStateFile(files.report, { ...report, ...before });
  const end = await supervise({
    store,
    name: 'a',
    secrets: {},
    secretNamed: (name) => ({ env: name }),
    login: () => Promise.resolve(undefined),
    environment: { ...environment, PATH: folder },
    log: memoryLog().log,
    serverLog: { append: () => undefined, flushNow: () => undefined },
    tell: () => undefined,
    ended: new Promise(() => undefined),
  });
  const last = reportIn(files);
  return [end, last !== undefined && 'phase' in last ? [last.phase, last.isContainerLeft] : last];
}

const container = 'ghcr.io/example/weather:1';

test.each([
  ['that was left', container, { phase: 'failed', isContainerLeft: true }, true],
  ['of a supervisor that was killed', container, { phase: 'running' }, true],
  ['of a supervisor whose report cannot be read', container, 'unreadable', true],
  ['of a workload that ended in order', container, {}, false],
  ['of a process that was killed', 'npx://weather', { phase: 'running' }, false],
] as const)(
  'a start without an engine remembers whether a container may be there: one %s',
  async (_, image, before, isLeft) => {
    expect(await leftAfter(image, before)).toEqual(['failed', ['failed', isLeft]]);
  },
);
