import type { RunConfigWithDefaults } from '../../generated/defaults/run.ts';
import { withoutSecrets } from '../../runtime/observe/without-secrets.ts';
import { stateOf } from '../../runtime/run/state/workload-status.ts';
import type { StoredWorkload } from '../../runtime/run/state/workload-store.ts';
import { exitCodes } from '../exit-codes.ts';
import type { Terminal } from '../output/terminal.ts';
import { forEachWorkload } from './named-workloads.ts';
import { withStore } from './open-store.ts';
import { printedData } from './printed-data.ts';
import { viewOf } from './workload-view.ts';

/** The flags of `svc inspect`, as they are parsed. */
export interface InspectFlags {
  readonly all?: true;
  readonly format: 'json' | 'yaml';
  readonly output?: string;
}

/** Prints everything that is known of workloads, without secrets, as a list. Returns the exit code. */
export async function run(names: readonly string[], flags: InspectFlags, terminal: Terminal): Promise<number> {
  return withStore(terminal, async (store) => {
    const known: object[] = [];
    const code = await forEachWorkload({ names, all: flags.all }, store, terminal, async (workload) => {
      known.push(knownOf(workload));
      return exitCodes.fine;
    });
    if (known.length > 0 || code === exitCodes.fine) terminal.stdout.write(await printedData(known, flags.format));
    return code;
  });
}

function knownOf(workload: StoredWorkload): object {
  const { record, files } = workload;
  const { isSupervised, report } = stateOf(workload);
  const config = 'config' in record ? record.config : undefined;
  return {
    ...viewOf(workload),
    id: 'id' in record ? record.id : null,
    folder: 'folder' in record ? record.folder : null,
    // Variables and headers may hold what their names call a secret, although nobody should write it there.
    config: config === undefined ? null : masked(config),
    withheld: 'withheld' in record ? record.withheld : [],
    supervisor: report === undefined ? null : { ...report.supervisor, isRunning: isSupervised },
    servers: report?.servers ?? [],
    files,
  };
}

function masked(config: RunConfigWithDefaults): object {
  const { env, headerForward } = config;
  const plaintext = headerForward?.plaintext;
  return {
    ...config,
    ...(env === undefined ? {} : { env: withoutSecrets(env) }),
    ...(plaintext === undefined ? {} : { headerForward: { ...headerForward, plaintext: withoutSecrets(plaintext) } }),
  };
}
