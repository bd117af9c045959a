import { randomBytes } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { fastify, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Log } from '../observe/log.ts';
import { allowedMethods } from './allowed-methods.ts';
import { boundedServer } from './connections/bounded-server.ts';
import { forwardedAddress, neighborAddress } from './client-address.ts';
import { ConnectionLoad } from './connections/connection-load.ts';
import { Exchange, type ExchangeObserver, type ShowError } from './exchange.ts';
import {
  bodyTooLarge,
  internalError,
  malformedRequest,
  malformedUrl,
  methodNotAllowed,
  unknownPath,
  unsupportedMediaType,
} from './http-errors.ts';
import { httpLimits, type HttpLimits } from './limits.ts';
import { nearPath, type PathHelp } from './near-path.ts';
import { noSchemas } from './no-schemas.ts';
import { originForm } from './request-target.ts';
import { BodyMemory } from './raw/body-memory.ts';
import { FrontRoutes, type FrontRoute } from './raw/front-routes.ts';
import { handleRaw } from './raw/handle-raw.ts';
import { mountedRoute } from './raw/mounted-route.ts';
import { OpenExchanges } from './raw/open-exchanges.ts';
import { RawExchange } from './raw/raw-exchange.ts';
import type { RawRoute } from './raw/raw-route.ts';
import { describedPath } from './router-path.ts';
import { refuseBrokenRequest } from './connections/broken-request.ts';
import { logDroppedConnections } from './connections/dropped-connections.ts';
import type { WireError } from './wire-error.ts';

export interface HttpServerOptions {
  readonly log: Log;
  readonly limits?: Partial<HttpLimits>;
  /** See every request begin and end, beside the access log. */
  readonly observers?: readonly ExchangeObserver[];
  /** Shows errors in another way where it wants to. */
  readonly showError?: ShowError;
  /** Proxies whose word about clients is believed: addresses and CIDR blocks. Default: none. */
  readonly trustedProxies?: readonly string[];
  /** For requests with an unknown path. */
  readonly pathHelp?: PathHelp;
}

/** An HTTP server without routes of its own. */
export interface HttpServer {
  /** The framework below: for `inject` in tests, and nothing that a route should need. */
  readonly app: FastifyInstance;
  readonly log: Log;
  readonly limits: HttpLimits;
  /** The exchange of a request, made when it is first asked for. */
  exchangeOf(request: FastifyRequest, reply: FastifyReply, route: string): Exchange;
  /** An exchange for a request that the framework does not see. */
  openExchange(message: IncomingMessage, response: ServerResponse, route: string): Exchange;
  /** Puts a route before those of the framework. Before the server listens. */
  front(route: FrontRoute): void;
  /** The same for one whose handler has the whole exchange: streams, limits of its own. */
  raw(route: RawRoute): void;
  /** From now on every answer ends its connection, so that clients come again by another one. New ones are still accepted. */
  drain(): void;
  /**
   * Listens, and returns the address (`http://127.0.0.1:8080`). Port 0 takes a free one; `localhost` is 127.0.0.1. Rejects when
   * the port is taken.
   */
  listen(options: { readonly host: string; readonly port: number }): Promise<string>;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** What the request and its answer are to our own code; made when it is first asked for. */
    exchange?: Exchange;
  }
}

const unknownRoute = 'unknown';

/**
 * Makes the server that the programs put their routes on: bounded in size, time and connections; every error answer has
 * the body `{"error", "code"}`, and nothing of a stack trace leaves the process.
 */
export function createHttpServer({
  log,
  limits: given = {},
  observers = [],
  showError,
  trustedProxies = [],
  pathHelp,
}: HttpServerOptions): HttpServer {
  const limits = { ...httpLimits, ...given };
  const observer = together([{ end: (_exchange, record) => log.access(record) }, ...observers]);
  const exchangeOf = (request: FastifyRequest, reply: FastifyReply, route: string): Exchange =>
    (request.exchange ??= new Exchange(request.raw, reply.raw, request.id, route, context, showError));
  const refuse = (request: FastifyRequest, reply: FastifyReply, error: WireError): void => {
    reply.hijack();
    exchangeOf(request, reply, describedPath(request.routeOptions.url) ?? unknownRoute).answer(error);
  };

  const nextId = requestIds();
  const routes = new FrontRoutes();
  const exchanges = new OpenExchanges();
  let isDraining = false;
  const serve = (request: IncomingMessage, response: ServerResponse, framework: RequestListener): void => {
    const { url = '/', method = 'GET', socket } = request;
    load.heard(socket);
    const path = originForm(url);
    if (path === undefined && method !== 'OPTIONS') {
      new Exchange(request, response, nextId(request), unknownRoute, context, showError).answer(malformedUrl({}));
      return;
    }
    if (path !== undefined) request.url = path;
    const found = routes.find(path ?? url, method);
    if (found === undefined) {
      framework(request, response);
      return;
    }
    if (socket.destroyed) return;
    if (isDraining) response.shouldKeepAlive = false;
    const { route, texts } = found;
    if (saysItsHost(request)) route.serve(request, response, texts);
    else new Exchange(request, response, nextId(request), route.path, context, showError).answer(malformedRequest({}));
  };
  const app = fastify({
    serverFactory: (framework) => boundedServer(limits, (request, response) => serve(request, response, framework)),
    bodyLimit: limits.bodySize,
    schemaController: noSchemas,
    // Requests that arrive on an open connection while the server closes are answered too.
    return503OnClosing: false,
    exposeHeadRoutes: true,
    genReqId: nextId,
    clientErrorHandler: refuseBrokenRequest,
    // Only the router's own findings get here: before a route is found.
    frameworkErrors: (_error, request, reply) => refuse(request, reply, malformedUrl({})),
    routerOptions: {
      // The header limit bounds them; each operation says in words what is too long.
      maxParamLength: limits.headerSize,
      // Operations read the text of the query by their own rules.
      querystringParser: (text) => (text === '' ? noQuery : { text }),
    },
  });
  const addressOf = trustedProxies.length === 0 ? neighborAddress : forwardedAddress(trustedProxies);
  const load = new ConnectionLoad(app.server, limits);
  const context = { observer, load, bodies: new BodyMemory(limits.bodyMemory), addressOf };
  logDroppedConnections(app.server, log);
  // A server may overlook expectations that it does not know (RFC 9110, 10.1.1); Node would answer without a body.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));

  endConnectionsOnClose(app, context.load);
  app.addHook('preClose', (done) => {
    isDraining = true;
    exchanges.end();
    done();
  });
  app.decorateRequest('exchange');
  app.addHook('onRequest', (request, reply, done) => {
    // Requests that were sent in advance on a connection that was ended meanwhile: nobody would hear the answer.
    if (request.raw.socket.destroyed) return;
    if (isDraining) reply.raw.shouldKeepAlive = false;
    if (saysItsHost(request.raw)) done();
    else refuse(request, reply, malformedRequest({}));
  });
  const ofOperations = allowedMethods(app);
  const methods = (url: string): readonly string[] => {
    const [path = ''] = url.split(/[?#]/);
    return [...new Set([...ofOperations(path), ...routes.methodsAt(path)])].toSorted();
  };
  const refuseUnrouted = (request: FastifyRequest, reply: FastifyReply): void => {
    const { url = '/' } = request.raw;
    const allowed = methods(url);
    if (allowed.length === 0) {
      const near = nearPath(
        url,
        (path) => methods(path).length > 0 || routes.find(path, 'GET') !== undefined,
        pathHelp?.meant,
      );
      refuse(request, reply, unknownPath({ near, listedAt: pathHelp?.listedAt }));
    } else refuse(request, reply, methodNotAllowed({ method: request.method, allowed }, { allow: allowed.join(', ') }));
  };
  app.setNotFoundHandler(refuseUnrouted);
  app.setErrorHandler((error, request, reply) => {
    // What is wrong with the body of a request that nothing would read does not matter.
    if (request.is404) {
      refuseUnrouted(request, reply);
      return;
    }
    if (request.raw.destroyed && !request.raw.complete) {
      // Its client has gone in the middle of its body, or was too slow: the access log says so.
      reply.hijack();
      return;
    }
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const known = frameworkError(code, limits);
    if (known === undefined) log.error({ err: error, requestId: request.id }, 'a request failed');
    refuse(request, reply, known ?? internalError({ requestId: request.id }));
  });
  app.removeAllContentTypeParsers();
  for (const type of ['application/json', 'application/x-www-form-urlencoded']) {
    // The bytes as they are: operations parse them once they know who sends them.
    app.addContentTypeParser(type, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  }

  return {
    app,
    log,
    limits,
    exchangeOf,
    openExchange: (message, response, route) =>
      new Exchange(message, response, nextId(message), route, context, showError),
    front: (route) => routes.add(route),
    raw(raw) {
      const route = mountedRoute(raw, limits);
      routes.add({
        path: route.path,
        ...(route.methods === undefined ? {} : { methods: route.methods }),
        serve: (message, response) =>
          handleRaw(new RawExchange(message, response, nextId(message), route, context, exchanges, log), raw),
      });
    },
    drain: () => {
      isDraining = true;
    },
    // One address, and so one set of limits.
    listen: ({ host, port }) => app.listen({ host: host === 'localhost' ? '127.0.0.1' : host, port, backlog: 1024 }),
  };
}

/** How often connections that have become idle are ended while the server closes, in milliseconds. */
const sweepTime = 50;
/** Milliseconds that a connection has for its first request while the server closes. */
const firstRequestTime = 500;

/**
 * Node ends the idle connections once when a server closes; those whose last answer comes later would stay open until
 * their clients tire of them.
 */
function endConnectionsOnClose(app: FastifyInstance, load: ConnectionLoad): void {
  app.addHook('preClose', (done) => {
    const begin = performance.now();
    const sweep = setInterval(() => {
      app.server.closeIdleConnections();
      if (performance.now() - begin > firstRequestTime) load.endSilent();
    }, sweepTime);
    app.server.once('close', () => clearInterval(sweep));
    if (!app.server.listening) clearInterval(sweep);
    done();
  });
}

/** Whether a request says which host it is for as it has to (RFC 9112, 3.2): once, or not at all in HTTP/1.0. */
function saysItsHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count === 1 || (count === 0 && httpVersion !== '1.1');
}

const noQuery: Record<string, unknown> = Object.freeze({ text: '' });

/** What the framework found wrong before a handler was called. */
function frameworkError(code: string, limits: HttpLimits): WireError | undefined {
  switch (code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return bodyTooLarge({ limit: limits.bodySize });
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return unsupportedMediaType({});
    case 'FST_ERR_BAD_URL':
      return malformedUrl({});
    default:
      return undefined;
  }
}

/** Ids that no other process gives out, and that a client's own id replaces where it is short and plain. */
function requestIds(): (message: IncomingMessage) => string {
  const prefix = randomBytes(6).toString('hex');
  let count = 0;
  return (message) => {
    const given = message.headers['x-request-id'];
    if (typeof given === 'string' && /^[A-Za-z0-9._-]{1,64}$/.test(given)) return given;
    count += 1;
    return `${prefix}-${count.toString(36)}`;
  };
}

function together(observers: readonly ExchangeObserver[]): ExchangeObserver {
  const [only] = observers;
  if (observers.length === 1 && only !== undefined) return only;
  return {
    begin: (exchange) => {
      for (const observer of observers) observer.begin?.(exchange);
    },
    end: (exchange, record) => {
      for (const observer of observers) observer.end(exchange, record);
    },
  };
}
