import { Pool, type Dispatcher } from 'undici';
import type { BackendProblem } from './backend.ts';

/** A request as it goes out. */
export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Path with query. */
  readonly path: string;
  /** Names and values in turn. */
  readonly headers: string[];
  readonly body: Buffer | null;
  /** Milliseconds without a byte after which it is given up; 0: none. */
  readonly idleMs: number;
}

export type HttpHandler = Dispatcher.DispatchHandler;
export type HttpController = Dispatcher.DispatchController;

/** Connections to one origin. */
export interface HttpPool {
  send(request: HttpRequest, handler: HttpHandler): void;
  /** Waits for what is in flight, and closes; `destroy` does not wait. */
  close(): Promise<void>;
  destroy(): Promise<void>;
}

/** Connections to one backend at the same time; requests beyond wait their turn. */
const connections = 1024;
/** Bytes of headers that an answer may have. */
const maximumHeaderBytes = 65_536;

export function openHttpPool(origin: string): HttpPool {
  const pool = new Pool(origin, {
    connections,
    pipelining: 1,
    connectTimeout: 10_000,
    keepAliveTimeout: 4_000,
    maxHeaderSize: maximumHeaderBytes,
  });
  return {
    send: ({ idleMs, ...request }, handler) => {
      pool.dispatch({ ...request, headersTimeout: idleMs, bodyTimeout: idleMs }, handler);
    },
    close: () => pool.close(),
    destroy: () => pool.destroy(),
  };
}

const neverSent = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);
const timeouts = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'ETIMEDOUT']);

/** What an error of the network or of HTTP means. */
export function httpProblem(error: Error): BackendProblem {
  const code = codeOf(error);
  if (neverSent.has(code))
    return { kind: 'unreachable', message: `it cannot be reached (${code})`, mayHaveExecuted: false };
  if (timeouts.has(code)) return { kind: 'timeout', message: 'it did not answer in time', mayHaveExecuted: true };
  if (code.startsWith('HPE_') || error.name === 'HTTPParserError')
    return { kind: 'malformed', message: 'it does not speak HTTP', mayHaveExecuted: true };
  return { kind: 'closed', message: `the connection to it broke (${code})`, mayHaveExecuted: true };
}

function codeOf(error: Error): string {
  if (error instanceof AggregateError && error.errors[0] instanceof Error) return codeOf(error.errors[0]);
  return 'code' in error ? String(error.code) : error.name;
}
