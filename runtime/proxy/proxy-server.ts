import packageFile from '../../package.json' with { type: 'json' };
import type { RunConfigWithDefaults } from '../../generated/defaults/run.ts';
import { healthAnswers } from '../http/health.ts';
import { openOutgoingPool, type OutgoingPool, type OutgoingPoolSettings } from '../http/outgoing/outgoing-pool.ts';
import { createHttpServer } from '../http/server.ts';
import { shutDown } from '../http/shutdown.ts';
import { openHttpBackend } from '../mcp/backend/http-backend.ts';
import { showAsRpcError } from '../mcp/gateway/answers.ts';
import { gatewayBounds } from '../mcp/gateway/bounds.ts';
import { createGateway } from '../mcp/gateway/gateway.ts';
import { identityView } from '../mcp/gateway/view.ts';
import { memorySessions } from '../mcp/session/memory-sessions.ts';
import type { Log } from '../observe/log.ts';
import { allowedSites } from './allowed-sites.ts';
import { keepProbing } from './keep-probing.ts';
import { targetOf } from './target.ts';

export interface ProxyServerOptions {
  /** A configuration that `svc validate --as run` accepts. */
  readonly config: RunConfigWithDefaults;
  readonly log: Log;
}

/** A proxy that listens. */
export interface RunningProxy {
  /** `http://127.0.0.1:8080`. */
  readonly address: string;
  /** Stops accepting, finishes what is in flight within the grace, and closes. */
  close(): Promise<void>;
}

/** What somebody has to change before a proxy can start. */
export interface RefusedStart {
  readonly problem: string;
  readonly hint: string;
}

/** Where clients find the endpoint. */
const endpointPath = '/mcp';

/** Milliseconds that requests in flight get at the end. */
const answeringTime = 20_000;

/** Connections to the backend at the same time: for calls, and for streams of sessions. */
const callConnections = 1024;
const streamConnections = 16_384;

/** Starts the proxy of a run document. Rejects with the error of the system where its port is taken. */
export async function startProxy({ config, log }: ProxyServerOptions): Promise<RunningProxy | RefusedStart> {
  const target = targetOf(config);
  if ('problem' in target) return target;
  const reach: OutgoingPoolSettings = {
    origin: target.url,
    addresses: { loopback: target.isOurs, private: target.isOurs },
    plainHttp: target.isOurs ? 'anywhere' : 'loopback',
  };
  const calls = await openOutgoingPool({ ...reach, connections: callConnections, waiting: 4096 });
  if (!calls.ok) return unreachable(calls.error.message);
  const streams = await openOutgoingPool({ ...reach, connections: streamConnections });
  if (!streams.ok) return unreachable(streams.error.message);
  const pools: { readonly calls: OutgoingPool; readonly streams: OutgoingPool } = {
    calls: calls.pool,
    streams: streams.pool,
  };
  const backend = openHttpBackend({ name: config.name ?? 'backend', url: target.url, ...pools });
  let isEnding = false;
  const stopProbing = keepProbing(backend, log);
  const health = healthAnswers(
    () => {
      if (isEnding) return ['the end of the process'];
      return backend.facts === undefined ? [`the MCP server: ${backend.problem ?? 'it has not answered yet'}`] : [];
    },
    { version: packageFile.version },
  );
  const server = createHttpServer({ log });
  let port = 0;
  const gateway = createGateway({
    view: identityView(backend),
    sessions: memorySessions(),
    sites: allowedSites(config, () => port),
    log,
  });
  server.raw({
    path: endpointPath,
    // Streams may be quiet for hours, and calls take as long as the backend needs: it has a time of its own.
    limits: { bodySize: gatewayBounds.messageSize, answerTime: 0, idleTime: 0, stallTime: 60_000 },
    showError: showAsRpcError,
    handle: (exchange) => gateway.handle(exchange),
  });
  server.raw({ path: '/health', methods: ['GET'], handle: (exchange) => exchange.answer(health.getHealth()) });
  server.raw({ path: '/readyz', methods: ['GET'], handle: (exchange) => exchange.answer(health.getReadiness()) });
  const close = async (): Promise<void> => {
    isEnding = true;
    stopProbing();
    server.drain();
    await shutDown(server, answeringTime);
    await gateway.close();
    await backend.close(0);
  };
  try {
    const address = await server.listen({ host: config.host, port: config.proxyPort ?? 0 });
    port = Number(new URL(address).port);
    return { address, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function unreachable(problem: string): RefusedStart {
  return { problem: `the MCP server cannot be called: ${problem}`, hint: 'change its address in the run document' };
}
