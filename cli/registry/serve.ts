import { dirname, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createLog, logLevelFrom, logLevels, type Log } from '../../runtime/observe/log.ts';
import { withAbsolutePaths } from '../../runtime/registry/configured-paths.ts';
import { InternalAddressRefused } from '../../runtime/registry/internal-server.ts';
import { startRegistryServer } from '../../runtime/registry/registry-server.ts';
import { StoreUnavailable } from '../../runtime/storage/store-unavailable.ts';
import { addressOf } from '../command-line/address.ts';
import { exitCodes } from '../exit-codes.ts';
import { delayOf, delayProblem } from '../command-line/shutdown-delay.ts';
import { systemReason } from '../output/system-error.ts';
import type { Terminal } from '../output/terminal.ts';
import { usageProblem } from '../command-line/usage-problem.ts';
import { everyInterface } from '../explain/every-interface.ts';
import { checkProviderFiles } from './provider-files.ts';
import { readConfiguration } from './read-configuration.ts';
import { startProblem } from './start-problem.ts';
import { storePlaceOf, unusableStoreHint } from './store-place.ts';

/** The flags of `svc registry serve`, as they are parsed. */
export interface ServeFlags {
  readonly config: string;
  readonly data?: string;
  readonly address: string;
  readonly internalAddress?: string;
  readonly shutdownDelay: string;
}

/** Milliseconds that a process whose work is done waits for what is still open in it. */
export const lingeringTime = 2_000;

/** Runs the registry server until somebody asks it to end. Returns the exit code: 0 after an orderly end. */
export async function run(flags: ServeFlags, terminal: Terminal): Promise<number> {
  const place = addressOf(flags.address);
  const internal = flags.internalAddress === undefined ? undefined : addressOf(flags.internalAddress);
  if (place === undefined) return noAddress(flags.address, terminal);
  if (internal === undefined && flags.internalAddress !== undefined) return noAddress(flags.internalAddress, terminal);
  const shutdownDelay = delayOf(flags.shutdownDelay);
  if (shutdownDelay === undefined) return delayProblem(flags.shutdownDelay, terminal);
  const level = logLevelFrom(terminal.environment);
  if (level === undefined && (terminal.environment['SVC_LOG_LEVEL'] ?? '') !== '')
    return usageProblem(terminal, 'SVC_LOG_LEVEL names no level', `the levels are ${logLevels.join(', ')}`);
  const read = await readConfiguration(flags.config, terminal, (document, report) =>
    checkProviderFiles(document, terminal.cwd, report),
  );
  if ('exitCode' in read) return read.exitCode;
  const config = withAbsolutePaths(read.config, dirname(resolve(terminal.cwd, flags.config)));
  const log = createLog(level === undefined ? {} : { level });
  // From here on a request to end is heard, also while starting.
  const ended = terminal.interrupted();
  try {
    const started = await startRegistryServer({
      config,
      place: storePlaceOf(config, flags.data, terminal),
      port: place.port,
      host: place.host ?? (await everyInterface()),
      ...(internal === undefined
        ? {}
        : { internal: { port: internal.port, host: internal.host ?? (await everyInterface()) } }),
      log,
    });
    if (started.outcome === 'refused') return usageProblem(terminal, started.problem, started.hint);
    const running = started.opened;
    const { address, internalAddress } = running;
    log.info({ address, ...(internalAddress === undefined ? {} : { internalAddress }) }, 'the registry server listens');
    await ended;
    log.info({}, 'the registry server ends');
    void terminal.interrupted().then(() => {
      log.warn({}, 'ended at once by a second signal');
      return leave(log, exitCodes.findings);
    });
    if (shutdownDelay > 0) {
      running.drain();
      await delay(shutdownDelay);
    }
    await running.close();
    // Connections that a silent database never closes would hold the process.
    setTimeout(() => leave(log, exitCodes.fine), lingeringTime).unref();
    return exitCodes.fine;
  } catch (error) {
    if (error instanceof StoreUnavailable) return usageProblem(terminal, error.message, unusableStoreHint(config));
    const isInternal = error instanceof InternalAddressRefused;
    const reason = systemReason(isInternal ? error.cause : error);
    if (reason === undefined) throw error;
    if (!isInternal && !isAboutTheAddress(error)) return startProblem(error, reason, config, terminal);
    const [flag, text] = isInternal ? ['--internal-address', flags.internalAddress] : ['--address', flags.address];
    return usageProblem(terminal, `the server cannot listen on ${text}: ${reason}`, `choose another ${flag}`);
  } finally {
    log.flush();
  }
}

function noAddress(text: string, terminal: Terminal): number {
  return usageProblem(terminal, `"${text}" is not an address`, 'write host:port, or :port for every interface');
}

function isAboutTheAddress(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && /^(listen|bind|getaddrinfo)$/.test(String(error.syscall));
}

function leave(log: Log, code: number): never {
  log.flush();
  return process.exit(code);
}
