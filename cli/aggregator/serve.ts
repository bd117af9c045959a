import { dirname, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { AggregatorConfigWithDefaults } from '../../generated/defaults/aggregator.ts';
import { loadDocument } from '../../generated/load.ts';
import { createLog, logLevelFrom, logLevels } from '../../runtime/observe/log.ts';
import { startAggregator } from '../../runtime/aggregator/aggregator-server.ts';
import { addressOf } from '../command-line/address.ts';
import { readOneDocument } from '../documents/read-one-document.ts';
import { everyInterface } from '../explain/every-interface.ts';
import { exitCodes } from '../exit-codes.ts';
import { delayOf, delayProblem } from '../command-line/shutdown-delay.ts';
import { systemReason } from '../output/system-error.ts';
import type { Terminal } from '../output/terminal.ts';
import { usageProblem } from '../command-line/usage-problem.ts';
import { unknownGroup } from '../groups/known-group.ts';
import { WorkloadStore } from '../../runtime/run/state/workload-store.ts';
import { withAbsolutePaths } from './absolute-paths.ts';
import { workloadBackends } from './workload-group.ts';

/** The flags of `svc aggregator serve`, as they are parsed. */
export interface ServeFlags {
  readonly config?: string;
  readonly group?: string;
  readonly authServerConfig?: string;
  readonly address?: string;
  readonly shutdownDelay: string;
}

/** Runs an aggregator until somebody asks it to end. `file`: its configuration, instead of the flag. Returns the exit code: 0 after an orderly end. */
export async function run(file: string | undefined, given: ServeFlags, terminal: Terminal): Promise<number> {
  if (file !== undefined && given.config !== undefined)
    return usageProblem(
      terminal,
      `${file} and --config ${given.config} are two configurations`,
      'leave out one of them',
    );
  const flags = file === undefined ? given : { ...given, config: file };
  // A group without a configuration asks nobody who they are.
  const address = flags.address ?? (flags.config === undefined ? '127.0.0.1:4483' : ':4483');
  const place = addressOf(address);
  if (place === undefined)
    return usageProblem(terminal, `"${address}" is not an address`, 'write host:port, or :port for every interface');
  const shutdownDelay = delayOf(flags.shutdownDelay);
  if (shutdownDelay === undefined) return delayProblem(flags.shutdownDelay, terminal);
  if (flags.authServerConfig !== undefined)
    return usageProblem(
      terminal,
      '--auth-server-config is set: an embedded authorization server is not available yet',
      'use the tokens of an identity provider',
    );
  const fromEnvironment = logLevelFrom(terminal.environment);
  if (fromEnvironment === undefined && (terminal.environment['SVC_LOG_LEVEL'] ?? '') !== '')
    return usageProblem(terminal, 'SVC_LOG_LEVEL names no level', `the levels are ${logLevels.join(', ')}`);
  const config = await configOf(flags, terminal);
  if (typeof config === 'number') return config;
  const level = fromEnvironment ?? config.operational?.logLevel;
  const log = createLog(level === undefined ? {} : { level });
  const ended = terminal.interrupted();
  try {
    const host = place.host ?? (await everyInterface());
    const { group } = flags;
    const source =
      group === undefined ? {} : { source: workloadBackends(group, new WorkloadStore(terminal.environment), log) };
    const started = await startAggregator({ config, host, port: place.port, log, ...source });
    if ('problem' in started) return usageProblem(terminal, started.problem, started.hint);
    log.info({ address: started.address }, 'the aggregator listens');
    if (group !== undefined && flags.config === undefined) terminal.stdout.write(`${started.address}/mcp\n`);
    await ended;
    log.info({}, 'the aggregator ends');
    void terminal.interrupted().then(() => {
      log.warn({}, 'ended at once by a second signal');
      log.flush();
      return process.exit(exitCodes.findings);
    });
    if (shutdownDelay > 0) {
      started.drain();
      await delay(shutdownDelay);
    }
    await started.close();
    return exitCodes.fine;
  } catch (error) {
    const reason = systemReason(error);
    if (reason === undefined) throw error;
    return usageProblem(terminal, `the aggregator cannot start: ${reason}`, 'choose another --address');
  } finally {
    log.flush();
  }
}

/** The configuration of a file, or the one of a group that has none: everything is shown to everybody on this machine. Or the exit code. */
async function configOf(
  { config: path, group }: ServeFlags,
  terminal: Terminal,
): Promise<AggregatorConfigWithDefaults | number> {
  const unknown = group === undefined ? undefined : unknownGroup(group, terminal);
  if (unknown !== undefined) return usageProblem(terminal, unknown.problem, unknown.hint);
  if (path === undefined) {
    if (group === undefined)
      return usageProblem(
        terminal,
        'there is nothing to show',
        'name a configuration FILE, or --group NAME for workloads of svc run',
      );
    const { withDefaults } = await loadDocument.aggregator();
    return withDefaults({ name: group, groupRef: group, incomingAuth: { type: 'anonymous' } });
  }
  const read = await readOneDocument('aggregator', loadDocument.aggregator, { path, what: 'an aggregator' }, terminal);
  if ('exitCode' in read) return read.exitCode;
  if (group !== undefined && (read.config.backends ?? []).length > 0)
    return usageProblem(terminal, `${path} lists backends, and --group names others`, 'leave out one of them');
  return withAbsolutePaths(read.config, dirname(resolve(terminal.cwd, path)));
}
