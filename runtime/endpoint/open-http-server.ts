import {
  openOutgoingPool,
  type NamedBundle,
  type OutgoingPool,
  type OutgoingPoolSettings,
} from '../http/outgoing/outgoing-pool.ts';
import { renewingPool, type Renewal } from '../http/outgoing/renewing-pool.ts';
import type { Backend } from '../mcp/backend/backend.ts';
import { openHttpBackend } from '../mcp/backend/http-backend.ts';
import { openSseBackend } from '../mcp/backend/sse/sse-backend.ts';
import type { Log } from '../observe/log.ts';
import type { RefusedStart } from './refused-start.ts';

/** An MCP server that is reached over HTTP. */
export interface HttpServerPlace extends Pick<OutgoingPoolSettings, 'addresses' | 'plainHttp'> {
  readonly name: string;
  readonly url: URL;
  readonly transport: 'sse' | 'streamable-http';
  /** A PEM bundle that its certificate is checked against; read again when it changes. */
  readonly caFile?: string | undefined;
  /** The same, from elsewhere than a file. */
  readonly caBundle?: NamedBundle | undefined;
  /** Who has another credential when the server refuses the one of a request. */
  readonly renewal?: Renewal | undefined;
}

/** Connections to the server at the same time: for calls, and for streams of sessions. */
const callConnections = 1024;
const streamConnections = 16_384;
/** Milliseconds between two looks at the file with its certificates. */
const lookEvery = 2000;

/** Opens an MCP server over HTTP. Nothing is sent yet. */
export async function openHttpServer(place: HttpServerPlace, log: Log): Promise<Backend | RefusedStart> {
  const { name, url, transport, addresses, plainHttp, caFile, caBundle, renewal } = place;
  const isPlain = url.protocol === 'http:';
  const reach: OutgoingPoolSettings = {
    origin: url,
    addresses,
    plainHttp,
    ...(caFile === undefined || isPlain ? {} : { caFile }),
    ...(caBundle === undefined || isPlain ? {} : { caBundle }),
  };
  const calls = await openOutgoingPool({ ...reach, connections: callConnections, waiting: 4096 });
  if (!calls.ok) return unreachable(name, calls.error.message);
  const streams = await openOutgoingPool({ ...reach, connections: streamConnections });
  if (!streams.ok) return unreachable(name, streams.error.message);
  const open = transport === 'sse' ? openSseBackend : openHttpBackend;
  const renewed = (pool: OutgoingPool): OutgoingPool => (renewal === undefined ? pool : renewingPool(pool, renewal));
  const backend = open({ name, url, calls: renewed(calls.pool), streams: renewed(streams.pool) });
  const isKnownOnce = reach.caFile === undefined && reach.caBundle === undefined;
  return isKnownOnce ? backend : refreshed(backend, [calls.pool, streams.pool], log);
}

/** Reads the certificates of a server's connections again when their file changes; one that cannot be used changes nothing. */
function refreshed(backend: Backend, pools: readonly OutgoingPool[], log: Log): Backend {
  let complaint: string | undefined;
  const look = async (): Promise<void> => {
    for (const pool of pools) {
      const problem = (await pool.refresh())?.message;
      if (problem !== undefined && problem !== complaint)
        log.warn({ backend: backend.name }, `connections stay as they were: ${problem}`);
      complaint = problem;
    }
  };
  const timer = setInterval(() => void look(), lookEvery);
  timer.unref();
  const close = backend.close.bind(backend);
  backend.close = (graceMs) => {
    clearInterval(timer);
    return close(graceMs);
  };
  return backend;
}

function unreachable(name: string, problem: string): RefusedStart {
  return { problem: `the MCP server "${name}" cannot be called: ${problem}`, hint: 'change its address' };
}
