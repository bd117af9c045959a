import type { IncomingHttpHeaders } from 'node:http';
import type { RunConfigWithDefaults } from '../../generated/defaults/run.ts';
import type { HttpServer } from '../http/server.ts';
import { showAsRpcError } from '../mcp/gateway/answers.ts';
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
  const forwarded = (name: string, form: RegExp): string | undefined => {
    const value = headers[`x-forwarded-${name}`];
    // A list is written by several proxies: the first one is next to the client.
    const first = typeof value === 'string' ? value.split(',', 1)[0]?.trim() : undefined;
    return trustProxyHeaders && first !== undefined && form.test(first) ? first : undefined;
  };
  const prefix = (endpointPrefix ?? forwarded('prefix', /^\/?[A-Za-z0-9._~/-]{0,200}$/) ?? '').replace(
    /^\/+|\/+$/g,
    '',
  );
  const path = `${prefix === '' ? '' : `/${prefix.replace(/\/sse$/, '')}`}${messagesPath}`;
  const host = forwarded('host', /^(\[[0-9a-fA-F:.]+\]|[A-Za-z0-9.-]{1,253})(:[0-9]{1,5})?$/);
  if (host === undefined) return path;
  const port = forwarded('port', /^[0-9]{1,5}$/);
  const named = port === undefined ? host : `${host.replace(/:[0-9]+$/, '')}:${port}`;
  return new URL(path, `${forwarded('proto', /^https?$/) ?? 'http'}://${named}`).href;
}
