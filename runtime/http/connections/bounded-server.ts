import { createServer, type RequestListener, type Server } from 'node:http';
import type { HttpLimits } from '../limits.ts';

/** Node's server with our limits of sizes, times and connections. */
export function boundedServer(limits: HttpLimits, listener: RequestListener): Server {
  const server = createServer(
    {
      maxHeaderSize: limits.headerSize,
      headersTimeout: limits.headersTime,
      requestTimeout: limits.requestTime,
      keepAliveTimeout: limits.keepAliveTime,
      // Node would refuse it without a body: we do it in our form.
      requireHostHeader: false,
      connectionsCheckingInterval: limits.checkInterval,
      // Clients that have gone without a word are found out, even where a stream may be quiet for hours.
      keepAlive: true,
      keepAliveInitialDelay: 60_000,
    },
    listener,
  );
  server.setTimeout(limits.idleTime);
  server.maxRequestsPerSocket = limits.requestsPerConnection;
  server.maxConnections = limits.connections;
  return server;
}
