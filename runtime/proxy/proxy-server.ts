import packageFile from '../../package.json' with { type: 'json' };
import type { RunConfigWithDefaults } from '../../generated/defaults/run.ts';
import { healthAnswers } from '../http/health.ts';
import { createHttpServer } from '../http/server.ts';
import type { RawExchange } from '../http/raw/raw-exchange.ts';
import { shutDown } from '../http/shutdown.ts';
import { showAsRpcError } from '../mcp/gateway/answers.ts';
import type { Backend } from '../mcp/backend/backend.ts';
import type { Feature } from '../mcp/gateway/hooks.ts';
import { gatewayBounds } from '../mcp/gateway/bounds.ts';
import { createGateway } from '../mcp/gateway/gateway.ts';
import type { Log } from '../observe/log.ts';
import { prometheusType } from '../observe/metrics.ts';
import { telemetryObservers } from '../http/telemetry-observer.ts';
import { unsupportedIn } from '../not-yet/run-fields.ts';
import { allowedSites } from './allowed-sites.ts';
import { backendOf } from './backend-of.ts';
import { keepProbing } from './keep-probing.ts';
import { openParts, type ProxyParts } from './proxy-parts.ts';
import { addSseEndpoint, servesSse } from './sse-endpoint.ts';
import { proxyPathHelp } from './path-help.ts';
import { isRefusal, type RefusedStart } from './refused-start.ts';
import { statusReport } from './status-report.ts';

export interface ProxyServerOptions {
  /** A configuration that `svc validate --as run` accepts. */
  readonly config: RunConfigWithDefaults;
  readonly log: Log;
}

/** A proxy that listens. */
export interface RunningProxy {
  /** `http://127.0.0.1:8080`. */
  readonly address: string;
  /** From now on it is not ready, and every answer ends its connection; everything is still served. */
  drain(): void;
  /** Stops accepting, finishes what is in flight within the grace, and closes. */
  close(): Promise<void>;
}

/** Where clients find the endpoint. */
const endpointPath = '/mcp';

/** Milliseconds that requests in flight get at the end. */
const answeringTime = 20_000;

/** Where the metadata of a protected resource is (RFC 9728). */
const metadataPath = '/.well-known/oauth-protected-resource';

/**
 * Starts the proxy of a run document. A document that asks for what no program supports yet is refused. Rejects with the error of
 * the system where its port is taken.
 */
export async function startProxy({ config, log }: ProxyServerOptions): Promise<RunningProxy | RefusedStart> {
  const unsupported = unsupportedIn(config);
  if (unsupported.length > 0) {
    const problem = unsupported.map(({ path, reason }) => `${path} is set: ${reason}`).join('; ');
    const hint = unsupported.map(({ path, instead }) => `${path}: ${instead}`).join('; ');
    return { problem, hint };
  }
  const parts = await openParts(config, log);
  if (isRefusal(parts)) return parts;
  const backend = await backendOf(config, log);
  if (isRefusal(backend)) {
    await parts.close();
    return backend;
  }
  let isEnding = false;
  const needsCaller = config.tokenExchange !== undefined;
  const probing = keepProbing(backend, { credential: parts.hooks.credential, needsCaller }, log);
  const waitingFor = (): readonly string[] => {
    if (isEnding) return ['the end of the process'];
    return [probing.problem, parts.storage.problem].filter((problem) => problem !== undefined);
  };
  const health = healthAnswers(waitingFor, { version: packageFile.version });
  const server = createHttpServer({
    log,
    observers: telemetryObservers(parts.telemetry),
    pathHelp: proxyPathHelp(endpointPath),
  });
  let port = 0;
  const gateway = createGateway({
    view: parts.tools.viewOf(backend),
    sessions: parts.storage.sessions,
    replicas: parts.storage.replicas,
    sites: allowedSites(config, () => port),
    log,
    hooks: parts.hooks,
  });
  parts.onListsChanged((features) => gateway.listsChanged(features.filter((each) => offers(backend, each))));
  server.raw({
    path: endpointPath,
    // Streams may be quiet for hours, and calls take as long as the backend needs: it has a time of its own.
    limits: { bodySize: gatewayBounds.messageSize, answerTime: 0, idleTime: 0, stallTime: 60_000 },
    showError: showAsRpcError,
    handle: (exchange) => gateway.handle(exchange),
  });
  if (servesSse(config)) addSseEndpoint(server, config, gateway);
  server.raw({ path: '/health', methods: ['GET'], handle: (exchange) => exchange.answer(health.getHealth()) });
  server.raw({ path: '/readyz', methods: ['GET'], handle: (exchange) => exchange.answer(health.getReadiness()) });
  server.raw({
    path: '/status',
    methods: ['GET'],
    handle: (exchange) => {
      const body = statusReport(config, backend, parts, waitingFor(), packageFile.version);
      exchange.answer({ status: 200, headers: { 'cache-control': 'no-store' }, body });
    },
  });
  addMetadata(server, parts);
  addMetrics(server, parts);
  const drain = (): void => {
    isEnding = true;
    server.drain();
  };
  const close = async (): Promise<void> => {
    drain();
    probing.stop();
    await shutDown(server, answeringTime);
    await gateway.close();
    await backend.close(0);
    await parts.close();
  };
  try {
    const address = await server.listen({ host: config.host, port: config.proxyPort ?? 0 });
    port = Number(new URL(address).port);
    return { address, drain, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Whether a server has a feature, as far as its greeting says. */
function offers({ facts }: Backend, feature: Feature): boolean {
  const greeting: unknown = facts === undefined ? undefined : JSON.parse(facts.greeting.toString('utf8'));
  const capabilities: unknown =
    typeof greeting === 'object' && greeting !== null ? Reflect.get(greeting, 'capabilities') : undefined;
  return typeof capabilities === 'object' && capabilities !== null && `${feature}s` in capabilities;
}

function addMetadata(server: ReturnType<typeof createHttpServer>, { signIn }: ProxyParts): void {
  const resource = signIn?.resource;
  if (resource === undefined) return;
  const headers = { 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=300' };
  for (const path of new Set([metadataPath, `${metadataPath}${endpointPath}`, ...resource.extraPaths])) {
    server.raw({
      path,
      methods: ['GET'],
      handle: (exchange) => exchange.answer({ status: 200, headers, body: (signIn?.resource ?? resource).document }),
    });
  }
}

function addMetrics(server: ReturnType<typeof createHttpServer>, { telemetry }: ProxyParts): void {
  if (telemetry.metrics.prometheus() === undefined) return;
  server.raw({
    path: '/metrics',
    methods: ['GET'],
    handle: (exchange) => {
      void answerMetrics(exchange);
    },
  });

  async function answerMetrics(exchange: RawExchange): Promise<void> {
    const text = await telemetry.metrics.prometheus();
    exchange.answer({ status: 200, headers: { 'content-type': prometheusType }, body: Buffer.from(text ?? '') });
  }
}
