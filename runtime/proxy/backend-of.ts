import type { RunConfigWithDefaults } from '../../generated/defaults/run.ts';
import { openOutgoingPool, type OutgoingPool, type OutgoingPoolSettings } from '../http/outgoing/outgoing-pool.ts';
import type { Backend } from '../mcp/backend/backend.ts';
import { backendBounds } from '../mcp/backend/bounds.ts';
import { openHttpBackend } from '../mcp/backend/http-backend.ts';
import { openSseBackend } from '../mcp/backend/sse/sse-backend.ts';
import { podChannel } from '../mcp/backend/stdio/pod-channel.ts';
import { openStdioBackend } from '../mcp/backend/stdio/stdio-backend.ts';
import type { Log } from '../observe/log.ts';
import type { RefusedStart } from '../endpoint/refused-start.ts';
import { targetOf } from './target.ts';

/** Connections to the backend at the same time: for calls, and for streams of sessions. */
const callConnections = 1024;
const streamConnections = 16_384;
/** Milliseconds between two looks at the file with its certificates. */
const lookEvery = 2000;

/** The MCP server behind a proxy: at an address, or on the standard streams of a pod. */
export async function backendOf(config: RunConfigWithDefaults, log: Log): Promise<Backend | RefusedStart> {
  const { kubernetes, name = 'backend' } = config;
  if (kubernetes !== undefined) {
    const { namespace, podSelector, container } = kubernetes;
    return openStdioBackend({
      name,
      log,
      // Other replicas of this proxy attach to the same pod.
      isShared: true,
      open: podChannel({
        namespace,
        selector: podSelector,
        container,
        messageSize: backendBounds.messageSize,
        onErrorLine: (line) => log.info({ backend: name, stream: 'stderr' }, line),
      }),
    });
  }
  const target = targetOf(config);
  if ('problem' in target) return target;
  const reach: OutgoingPoolSettings = {
    origin: target.url,
    addresses: { loopback: target.isOurs, private: target.isOurs },
    plainHttp: target.isOurs ? 'anywhere' : 'loopback',
    ...(config.caBundlePath === undefined || target.url.protocol === 'http:' ? {} : { caFile: config.caBundlePath }),
  };
  const calls = await openOutgoingPool({ ...reach, connections: callConnections, waiting: 4096 });
  if (!calls.ok) return unreachable(calls.error.message);
  const streams = await openOutgoingPool({ ...reach, connections: streamConnections });
  if (!streams.ok) return unreachable(streams.error.message);
  const open = config.transport === 'sse' ? openSseBackend : openHttpBackend;
  const backend = open({ name, url: target.url, calls: calls.pool, streams: streams.pool });
  return reach.caFile === undefined ? backend : refreshed(backend, [calls.pool, streams.pool], log);
}

/** Reads the certificates of a backend's connections again when their file changes; one that cannot be used changes nothing. */
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

function unreachable(problem: string): RefusedStart {
  return { problem: `the MCP server cannot be called: ${problem}`, hint: 'change its address in the run document' };
}
