import type { IncomingHttpHeaders } from 'node:http';
import type { RunConfigWithDefaults } from '../../generated/defaults/run.ts';
import type { HttpServer } from '../http/server.ts';
import { showAsRpcError } from '../mcp/gateway/answers.ts';
import { publicAddress, slashed } from '../endpoint/public-address.ts';
import { gatewayBounds } from '../mcp/gateway/bounds.ts';
import type { Gateway } from '../mcp/gateway/gateway.ts';

const streamPath = '/sse';
const messagesPath = '/messages';

/** Whether clients are served by HTTP+SSE: in front of a stdio server by choice, in front of another as the server itself. */
export function servesSse({ transport, proxyMode, remoteUrl }: RunConfigWithDefaults): boolean {
  if (remoteUrl !== undefined) return transport === 'sse';
  return (transport === 'stdio' ? proxyMode : transport) === 'sse';
}

/** Adds the two addresses of HTTP+SSE, beside the endpoint that other clients use. */
export function addSseEndpoint(server: HttpServer, config: RunConfigWithDefaults, gateway: Gateway): void {
  const limits = { bodySize: gatewayBounds.messageSize, answerTime: 0, idleTime: 0, stallTime: 60_000 };
  const shared = { limits, showError: showAsRpcError };
  server.raw({
    ...shared,
    path: streamPath,
    methods: ['GET'],
    handle: (exchange) => gateway.openSse(exchange, messagesAddress(config, exchange.headers)),
  });
  server.raw({
    ...shared,
    path: messagesPath,
    methods: ['POST'],
    handle: (exchange) => gateway.postSse(exchange),
  });
}

/**
 * The address that a stream announces for messages: a path, so that clients resolve it against the address that they know; behind a
 * trusted proxy that says its own address, with that. The configured prefix counts before that of the proxy.
 */
export function messagesAddress(
  { endpointPrefix, trustProxyHeaders }: Pick<RunConfigWithDefaults, 'endpointPrefix' | 'trustProxyHeaders'>,
  headers: IncomingHttpHeaders,
): string {
  const { origin, prefix } = trustProxyHeaders ? publicAddress(headers) : { origin: undefined, prefix: '' };
  const before = endpointPrefix === undefined ? prefix : slashed(endpointPrefix);
  const path = `${before.replace(/\/sse$/, '')}${messagesPath}`;
  return origin === undefined ? path : `${origin}${path}`;
}
