import { dirname, resolve } from 'node:path';
import { createLog, logLevelFrom, logLevels, type Log } from '../../runtime/observe/log.ts';
import { withAbsolutePaths } from '../../runtime/registry/configured-paths.ts';
import { startRegistryServer } from '../../runtime/registry/registry-server.ts';
import { StoreUnavailable } from '../../runtime/storage/store-unavailable.ts';
import { exitCodes } from '../exit-codes.ts';
import { systemReason } from '../system-error.ts';
import type { Terminal } from '../terminal.ts';
import { usageProblem } from '../usage-problem.ts';
import { everyInterface } from './every-interface.ts';
import { readConfiguration } from './read-configuration.ts';
import { storePlaceOf, unusableStoreHint } from './store-place.ts';

/** The flags of `svc registry serve`, as they are parsed. */
export interface ServeFlags {
  readonly config: string;
  readonly data?: string;
  readonly address: string;
}

/** Milliseconds that a process whose work is done waits for what is still open in it. */
const lingering = 2_000;

/** Runs the registry server until somebody asks it to end. Returns the exit code: 0 after an orderly end. */
export async function run(flags: ServeFlags, terminal: Terminal): Promise<number> {
  const place = addressOf(flags.address);
  if (place === undefined)
    return usageProblem(terminal, `"${flags.address}" is no address`, 'write host:port, or :port for every interface');
  const level = logLevelFrom(terminal.environment);
  if (level === undefined && (terminal.environment['SVC_LOG_LEVEL'] ?? '') !== '')
    return usageProblem(terminal, 'SVC_LOG_LEVEL names no level', `the levels are ${logLevels.join(', ')}`);
  const read = await readConfiguration(flags.config, terminal);
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
      log,
    });
    if (started.outcome === 'refused') return usageProblem(terminal, started.problem, started.hint);
    const running = started.opened;
    log.info({ address: running.address }, 'the registry server listens');
    await ended;
    log.info({}, 'the registry server ends');
    void terminal.interrupted().then(() => {
      log.warn({}, 'ended at once by a second signal');
      return leave(log, exitCodes.findings);
    });
    await running.close();
    // Connections that a silent database never closes would hold the process.
    setTimeout(() => leave(log, exitCodes.fine), lingering).unref();
    return exitCodes.fine;
  } catch (error) {
    if (error instanceof StoreUnavailable) return usageProblem(terminal, error.message, unusableStoreHint(config));
    const reason = systemReason(error);
    if (reason === undefined) throw error;
    if (!isAboutTheAddress(error)) return usageProblem(terminal, `the server cannot start: ${reason}`);
    return usageProblem(
      terminal,
      `the server cannot listen on ${flags.address}: ${reason}`,
      'choose another --address',
    );
  } finally {
    log.flush();
  }
}

function isAboutTheAddress(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && /^(listen|bind|getaddrinfo)$/.test(String(error.syscall));
}

function leave(log: Log, code: number): never {
  log.flush();
  return process.exit(code);
}

/** `host:port`, `[::1]:port` or `:port`, which is every interface: no host. */
function addressOf(text: string): { readonly host: string | undefined; readonly port: number } | undefined {
  const match = /^(?:\[([0-9a-fA-F:.]+)\]|([^:[\]\s]*)):([0-9]{1,5})$/.exec(text);
  if (match === null) return undefined;
  const [, bracketed, plain = '', digits = ''] = match;
  const port = Number(digits);
  if (port > 65_535) return undefined;
  return { host: bracketed ?? (plain === '' ? undefined : plain), port };
}
