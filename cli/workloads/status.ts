import { printableLine } from '../../runtime/diagnostics/printable-text.ts';
import { stateOf } from '../../runtime/run/state/workload-status.ts';
import type { StoredWorkload } from '../../runtime/run/state/workload-store.ts';
import { exitCodes } from '../exit-codes.ts';
import type { Terminal } from '../output/terminal.ts';
import { unknownName } from './named-workloads.ts';
import { withStore } from './open-store.ts';
import { printedData } from './printed-data.ts';
import { ageOf, viewOf, type WorkloadView } from './workload-view.ts';

/** The flags of `svc status`, as they are parsed. */
export interface StatusFlags {
  readonly format: 'table' | 'json' | 'yaml';
  readonly output?: string;
}

/** A workload in detail. */
interface WorkloadDetails extends WorkloadView {
  /** Number of the process of the supervisor; null where it does not run. */
  readonly supervisor: number | null;
  /** Working folder of the server. */
  readonly folder: string | null;
  readonly logs: { readonly server: string; readonly proxy: string };
  /** What the proxy says about itself (`/status`); null where it does not answer. */
  readonly proxy: unknown;
}

/** Milliseconds until a proxy of this machine has answered. */
const answerTime = 2000;

/** Shows how one workload is, and what its proxy says. Returns the exit code: 1 where it does not run. */
export async function run(name: string, { format }: StatusFlags, terminal: Terminal): Promise<number> {
  return withStore(terminal, async (store) => {
    const workload = await store.find(name);
    if (workload === undefined) return unknownName(name, store, terminal);
    const details = await detailsOf(workload);
    terminal.stdout.write(format === 'table' ? sheetOf(details) : await printedData(details, format));
    return details.status === 'running' ? exitCodes.fine : exitCodes.findings;
  });
}

async function detailsOf(workload: StoredWorkload): Promise<WorkloadDetails> {
  const { record, files } = workload;
  const { isSupervised, report } = stateOf(workload);
  const view = viewOf(workload);
  return {
    ...view,
    supervisor: isSupervised ? (report?.supervisor.pid ?? null) : null,
    folder: 'folder' in record ? record.folder : null,
    logs: { server: files.serverLog, proxy: files.proxyLog },
    proxy: isSupervised && view.url !== null ? await proxyStatus(view.url) : null,
  };
}

async function proxyStatus(url: string): Promise<unknown> {
  try {
    const answer = await fetch(new URL('/status', url), { signal: AbortSignal.timeout(answerTime), redirect: 'error' });
    return answer.ok ? await answer.json() : null;
  } catch {
    // Nobody answers, or not with JSON: another program may have the port.
    return null;
  }
}

/** Facts under each other, as `systemctl status` shows them. */
function sheetOf({ proxy, ...details }: WorkloadDetails): string {
  const { name, status, since, problem, url, server, restarts, group, supervisor, folder, logs, createdAt } = details;
  const rows: readonly (readonly [string, string | null])[] = [
    ['Name', name],
    ['Status', since === null ? status : `${status} for ${ageOf(since)}`],
    ['Problem', problem],
    ['URL', url],
    ['Server', server],
    ['Speaks', revisionOf(proxy)],
    ['Restarts', String(restarts)],
    ['Group', group],
    ['Supervisor', supervisor === null ? null : `process ${supervisor}`],
    ['Folder', folder],
    ['Created', createdAt],
    ['Logs', `${logs.server}, ${logs.proxy}`],
  ];
  const shown = rows.filter(([, value]) => value !== null);
  return shown.map(([key, value]) => `${`${key}:`.padEnd(12)}${printableLine(value ?? '')}\n`).join('');
}

function revisionOf(proxy: unknown): string | null {
  const server: unknown = typeof proxy === 'object' && proxy !== null ? Reflect.get(proxy, 'server') : undefined;
  const revision: unknown = typeof server === 'object' && server !== null ? Reflect.get(server, 'revision') : undefined;
  return typeof revision === 'string' ? `MCP ${revision}` : null;
}
