import { dirname, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { loadDocument } from '../../generated/load.ts';
import { createLog, logLevelFrom, logLevels } from '../../runtime/observe/log.ts';
import { startAggregator } from '../../runtime/aggregator/aggregator-server.ts';
import { addressOf } from '../address.ts';
import { readOneDocument } from '../documents/read-one-document.ts';
import { everyInterface } from '../every-interface.ts';
import { exitCodes } from '../exit-codes.ts';
import { delayOf, delayProblem } from '../shutdown-delay.ts';
import { systemReason } from '../system-error.ts';
import type { Terminal } from '../terminal.ts';
import { usageProblem } from '../usage-problem.ts';
import { withAbsolutePaths } from './absolute-paths.ts';

/** The flags of `svc aggregator serve`, as they are parsed. */
export interface ServeFlags {
  readonly config: string;
  readonly authServerConfig?: string;
  readonly address: string;
  readonly shutdownDelay: string;
}

/** Runs an aggregator until somebody asks it to end. Returns the exit code: 0 after an orderly end. */
export async function run(flags: ServeFlags, terminal: Terminal): Promise<number> {
  const place = addressOf(flags.address);
  if (place === undefined)
    return usageProblem(
      terminal,
      `"${flags.address}" is not an address`,
      'write host:port, or :port for every interface',
    );
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
  const read = await readOneDocument(
    'aggregator',
    loadDocument.aggregator,
    { path: flags.config, what: 'an aggregator' },
    terminal,
  );
  if ('exitCode' in read) return read.exitCode;
  const config = withAbsolutePaths(read.config, dirname(resolve(terminal.cwd, flags.config)));
  const level = fromEnvironment ?? config.operational?.logLevel;
  const log = createLog(level === undefined ? {} : { level });
  const ended = terminal.interrupted();
  try {
    const host = place.host ?? (await everyInterface());
    const started = await startAggregator({ config, host, port: place.port, log });
    if ('problem' in started) return usageProblem(terminal, started.problem, started.hint);
    log.info({ address: started.address }, 'the aggregator listens');
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
