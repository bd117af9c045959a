import packageFile from '../../package.json' with { type: 'json' };
import { unknownPath } from '../http/http-errors.ts';
import { healthAnswers } from '../http/health.ts';
import { createHttpServer, type HttpServer } from '../http/server.ts';
import type { RawExchange } from '../http/raw/raw-exchange.ts';
import { shutDown } from '../http/shutdown.ts';
import { telemetryObservers } from '../http/telemetry-observer.ts';
import { showAsRpcError } from '../mcp/gateway/answers.ts';
import { gatewayBounds } from '../mcp/gateway/bounds.ts';
import type { Gateway } from '../mcp/gateway/gateway.ts';
import type { AllowedSites } from '../mcp/gateway/request-head.ts';
import type { Log } from '../observe/log.ts';
import { prometheusType } from '../observe/metrics.ts';
import type { Telemetry } from '../observe/telemetry.ts';
import { allowedSites } from './allowed-sites.ts';
import { endpointPath } from './endpoint-path.ts';
import { endpointPathHelp } from './path-help.ts';
import type { SignIn } from './sign-in.ts';

/** What one MCP endpoint is made of, whatever is behind it. */
export interface EndpointOptions {
  readonly log: Log;
  readonly telemetry: Telemetry;
  readonly signIn: SignIn | undefined;
  readonly host: string;
  /** 0: a free one. */
  readonly port: number;
  /** Bytes that the bodies of all requests may take together. Default: 256 MiB. */
  readonly bodyMemory?: number;
  /** Makes what answers the endpoint. */
  readonly gateway: (sites: AllowedSites) => Gateway;
  /** What has to be there before requests come; empty once it is. */
  readonly waitingFor: () => readonly string[];
  /** What `/status` shows, beside what the endpoint waits for. */
  readonly status: (waitingFor: readonly string[]) => object;
  /** Further routes. */
  readonly more?: (server: HttpServer, gateway: Gateway, sites: AllowedSites) => void;
  /** Called when the end begins: nothing new is started any more. */
  readonly stop: () => void;
  /** Closes what is behind the endpoint, once its clients are gone. */
  readonly end: () => Promise<void>;
}

/** An endpoint that listens. */
export interface RunningEndpoint {
  /** `http://127.0.0.1:8080`. */
  readonly address: string;
  /** From now on it is not ready, and every answer ends its connection; everything is still served. */
  drain(): void;
  /** Stops accepting, finishes what is in flight within the grace, and closes. */
  close(): Promise<void>;
}

/** Methods of what is only read: probes and monitors ask with HEAD, too (RFC 9110, 9.1). */
const reading = ['GET', 'HEAD'];

/** Milliseconds that requests in flight get at the end, and then for reading that there is no answer. */
const answeringTime = 19_000;
const tellingTime = 1000;

/** Where the metadata of a protected resource is (RFC 9728). */
const metadataPath = '/.well-known/oauth-protected-resource';

/**
 * Serves an MCP endpoint with health, readiness, status, metrics and the metadata of sign-in. Rejects with the error of the system where
 * its port is taken; everything is closed then.
 */
export async function serveEndpoint(options: EndpointOptions): Promise<RunningEndpoint> {
  const { log, telemetry, signIn, host } = options;
  let isEnding = false;
  const waitingFor = (): readonly string[] => (isEnding ? ['the end of the process'] : options.waitingFor());
  const health = healthAnswers(waitingFor, { version: packageFile.version });
  const observers = telemetryObservers(telemetry);
  const limits = options.bodyMemory === undefined ? {} : { bodyMemory: options.bodyMemory };
  const server = createHttpServer({ log, observers, limits, pathHelp: endpointPathHelp(endpointPath) });
  let port = 0;
  const sites = allowedSites({ host }, () => port);
  const gateway = options.gateway(sites);
  server.raw({
    path: endpointPath,
    // Streams may be quiet for hours, and calls take as long as the backend needs: it has a time of its own.
    limits: { bodySize: gatewayBounds.messageSize, answerTime: 0, idleTime: 0, stallTime: 60_000 },
    showError: showAsRpcError,
    handle: (exchange) => gateway.handle(exchange),
  });
  options.more?.(server, gateway, sites);
  server.raw({ path: '/health', methods: reading, handle: (exchange) => exchange.answer(health.getHealth()) });
  server.raw({ path: '/readyz', methods: reading, handle: (exchange) => exchange.answer(health.getReadiness()) });
  server.raw({
    path: '/status',
    methods: reading,
    handle: (exchange) => {
      const body = options.status(waitingFor());
      exchange.answer({ status: 200, headers: { 'cache-control': 'no-store' }, body });
    },
  });
  addMetadata(server, signIn);
  addMetrics(server, telemetry);
  const drain = (): void => {
    isEnding = true;
    server.drain();
  };
  const close = async (): Promise<void> => {
    drain();
    options.stop();
    const late = setTimeout(() => {
      log.warn({ limit: answeringTime }, 'calls took longer than the shutdown allows: their clients get an error');
      gateway.giveUp();
    }, answeringTime);
    await shutDown(server, answeringTime + tellingTime);
    clearTimeout(late);
    await gateway.close();
    await options.end();
  };
  try {
    const address = await server.listen({ host, port: options.port });
    port = Number(new URL(address).port);
    return { address, drain, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function addMetadata(server: HttpServer, signIn: SignIn | undefined): void {
  if (signIn?.resource === undefined) return;
  const headers = { 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=300' };
  for (const path of [metadataPath, `${metadataPath}/*`]) {
    server.raw({
      path,
      methods: reading,
      handle: (exchange) => {
        const resource = signIn.resourceFor(exchange.headers);
        const [asked = ''] = exchange.url.split('?', 1);
        const known = [metadataPath, `${metadataPath}${endpointPath}`, ...(resource?.extraPaths ?? [])];
        const isKnown = resource !== undefined && known.some((one) => one === asked || encodeURI(one) === asked);
        exchange.answer(isKnown ? { status: 200, headers, body: resource.document } : unknownPath({}));
      },
    });
  }
}

function addMetrics(server: HttpServer, { metrics }: Telemetry): void {
  if (metrics.prometheus() === undefined) return;
  server.raw({
    path: '/metrics',
    methods: reading,
    handle: (exchange) => {
      answerMetrics(exchange).catch((error: unknown) =>
        exchange.attempt(() => {
          throw error;
        }),
      );
    },
  });

  async function answerMetrics(exchange: RawExchange): Promise<void> {
    const text = await metrics.prometheus();
    exchange.answer({ status: 200, headers: { 'content-type': prometheusType }, body: Buffer.from(text ?? '') });
  }
}
