import { createServer } from 'node:http';
import type { RunConfigWithDefaults } from '../../generated/defaults/run.ts';
import { healthAnswers } from '../http/health.ts';
import { openHttpBackend } from '../mcp/backend/http-backend.ts';
import { isProblem, type Backend } from '../mcp/backend/backend.ts';
import { gatewayBounds } from '../mcp/gateway/bounds.ts';
import { createGateway } from '../mcp/gateway/gateway.ts';
import { identityView } from '../mcp/gateway/view.ts';
import { memorySessions } from '../mcp/session/memory-sessions.ts';
import type { Log } from '../observe/log.ts';
import packageFile from '../../package.json' with { type: 'json' };
import { allowedSites } from './allowed-sites.ts';
import { PlainExchange } from './plain-exchange.ts';
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
export const endpointPath = '/mcp';

/** Milliseconds that requests in flight get at the end. */
const answeringTime = 20_000;
/** Milliseconds between two attempts to reach a backend that has not answered yet: at first, and at most. */
const firstProbeWait = 250;
const longestProbeWait = 5000;

/** Starts the proxy of a run document. Rejects with the error of the system where its port is taken. */
export async function startProxy({ config, log }: ProxyServerOptions): Promise<RunningProxy | RefusedStart> {
  const target = targetOf(config);
  if ('problem' in target) return target;
  const backend = openHttpBackend({ name: config.name ?? 'backend', url: target.url });
  let isEnding = false;
  const stopProbing = keepProbing(backend, log);
  const waitingFor = (): readonly string[] => {
    if (isEnding) return ['the end of the process'];
    return backend.facts === undefined ? [`the MCP server: ${backend.problem ?? 'it has not answered yet'}`] : [];
  };
  const health = healthAnswers(waitingFor, { version: packageFile.version });
  const server = createServer({ maxHeaderSize: 16_384, headersTimeout: 10_000, requestTimeout: 30_000, noDelay: true });
  const sites = allowedSites(config, () => {
    const place = server.address();
    return typeof place === 'object' && place !== null ? place.port : 0;
  });
  const gateway = createGateway({
    serverName: config.name ?? 'mcp-server',
    view: identityView(backend),
    sessions: memorySessions(),
    sites,
    log,
  });
  server.on('request', (request, response) => {
    const exchange = new PlainExchange(request, response, gatewayBounds.messageSize);
    const path = (request.url ?? '/').split('?')[0];
    if (path === endpointPath) gateway.handle(exchange);
    else if (path === '/health' && request.method === 'GET') exchange.answer(health.getHealth());
    else if (path === '/readyz' && request.method === 'GET') exchange.answer(health.getReadiness());
    else
      exchange.answer({
        status: 404,
        body: { error: `nothing is at this path; the endpoint is ${endpointPath}`, code: 'unknown-path' },
      });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host: config.host, port: config.proxyPort ?? 0 }, resolve);
  });
  const place = server.address();
  if (place === null || typeof place === 'string') throw new Error('a server that listens has an address');
  const host = place.family === 'IPv6' ? `[${place.address}]` : place.address;
  return {
    address: `http://${host}:${place.port}`,
    async close() {
      isEnding = true;
      stopProbing();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      await gateway.close();
      server.closeIdleConnections();
      const sweep = setInterval(() => server.closeIdleConnections(), 50);
      const cut = setTimeout(() => server.closeAllConnections(), answeringTime);
      await closed;
      clearInterval(sweep);
      clearTimeout(cut);
      await backend.close(0);
    },
  };
}

/** Asks the backend until it has answered once. Returns what stops that. */
function keepProbing(backend: Backend, log: Log): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let wait = firstProbeWait;
  let said: string | undefined;
  const probe = async (): Promise<void> => {
    const found = await backend.probe();
    if (isStopped) return;
    if (!isProblem(found)) {
      log.info({ backend: backend.name, eras: [...found.eras], revision: found.revision }, 'the MCP server answers');
      return;
    }
    if (found.message !== said) log.warn({ backend: backend.name }, `the MCP server does not answer: ${found.message}`);
    said = found.message;
    timer = setTimeout(() => void probe(), wait);
    wait = Math.min(wait * 2, longestProbeWait);
  };
  void probe();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
