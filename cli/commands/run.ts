import { setTimeout as delay } from 'node:timers/promises';
import { createLog, logLevelFrom, logLevels } from '../../runtime/observe/log.ts';
import { startProxy } from '../../runtime/proxy/proxy-server.ts';
import { delayOf, delayProblem } from '../shutdown-delay.ts';
import { exitCodes } from '../exit-codes.ts';
import { readRunDocument } from '../run/read-run-document.ts';
import { systemReason } from '../system-error.ts';
import type { Terminal } from '../terminal.ts';
import { usageProblem } from '../usage-problem.ts';

/** The flags of `svc run`, as they are parsed. */
export interface RunFlags {
  readonly foreground?: boolean;
  readonly fromConfig?: string;
  readonly shutdownDelay: string;
}

/** Runs a proxy until somebody asks it to end. Returns the exit code: 0 after an orderly end. */
export async function run(flags: RunFlags, terminal: Terminal): Promise<number> {
  if (flags.fromConfig === undefined || flags.foreground !== true)
    return usageProblem(
      terminal,
      'only exported configurations are run so far, in the foreground',
      'svc run --foreground --from-config run.json',
    );
  const shutdownDelay = delayOf(flags.shutdownDelay);
  if (shutdownDelay === undefined) return delayProblem(flags.shutdownDelay, terminal);
  const level = logLevelFrom(terminal.environment);
  if (level === undefined && (terminal.environment['SVC_LOG_LEVEL'] ?? '') !== '')
    return usageProblem(terminal, 'SVC_LOG_LEVEL names no level', `the levels are ${logLevels.join(', ')}`);
  const read = await readRunDocument(flags.fromConfig, terminal);
  if ('exitCode' in read) return read.exitCode;
  const log = createLog(level === undefined ? {} : { level });
  const ended = terminal.interrupted();
  try {
    const started = await startProxy({ config: read.config, log });
    if ('problem' in started) return usageProblem(terminal, started.problem, started.hint);
    log.info({ address: started.address }, 'the proxy listens');
    await ended;
    log.info({}, 'the proxy ends');
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
    return usageProblem(terminal, `the proxy cannot start: ${reason}`, 'choose another host or proxyPort');
  } finally {
    log.flush();
  }
}
