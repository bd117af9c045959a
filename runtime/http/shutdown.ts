import type { Log } from '../observe/log.ts';
import type { HttpServer } from './server.ts';

/** What a shutdown works on. */
export interface ShutdownOptions {
  /** In milliseconds: requests that take longer are cut off. */
  readonly limit?: number;
  /** Said before anything closes: readiness turns false, background work stops. */
  readonly begin?: () => void | Promise<void>;
  /** What is closed after the last answer: stores, exporters. */
  readonly end?: () => void | Promise<void>;
}

/** How a process hears of signals and ends; tests pass their own. */
export interface ProcessControl {
  on(signal: 'SIGTERM' | 'SIGINT', listener: () => void): unknown;
  exit(code: number): void;
}

/**
 * Ends the process on SIGTERM or SIGINT: no new connections, requests in flight get their answers within the limit, then exit code 0. A
 * second signal, or a failing close, ends it at once with 1. Call it once per process.
 */
export function shutDownOnSignals(
  server: HttpServer,
  { limit = 20_000, begin, end }: ShutdownOptions = {},
  control: ProcessControl = process,
): void {
  let hasBegun = false;
  const onSignal = (signal: string): void => {
    if (hasBegun) {
      server.log.warn({ signal }, 'ended at once by a second signal');
      leave(1);
      return;
    }
    hasBegun = true;
    server.log.info({ signal }, 'shutting down');
    shutDown(server, limit, begin, end).then(
      () => leave(0),
      (error: unknown) => {
        server.log.error({ err: error }, 'the shutdown failed');
        leave(1);
      },
    );
  };
  const leave = (code: number): void => {
    server.log.flush();
    control.exit(code);
  };
  control.on('SIGTERM', () => onSignal('SIGTERM'));
  control.on('SIGINT', () => onSignal('SIGINT'));
}

/** Closes a server: requests in flight get `limit` milliseconds, then their connections are cut. */
export async function shutDown(
  { app, log }: Pick<HttpServer, 'app' | 'log'> & { readonly log: Log },
  limit: number,
  begin?: () => void | Promise<void>,
  end?: () => void | Promise<void>,
): Promise<void> {
  await begin?.();
  const cut = setTimeout(() => {
    log.warn({ limit }, 'requests took longer than the shutdown allows: their connections are cut');
    app.server.closeAllConnections();
  }, limit);
  try {
    await app.close();
  } finally {
    clearTimeout(cut);
    await end?.();
  }
}
