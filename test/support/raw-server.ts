import type { HttpLimits } from '../../runtime/http/limits.ts';
import type { RawRoute } from '../../runtime/http/raw/raw-route.ts';
import { createHttpServer, type HttpServer } from '../../runtime/http/server.ts';
import { memoryLog, type MemoryLog } from './memory-log.ts';

/** A server with raw routes that listens. */
export interface RawServer {
  readonly server: HttpServer;
  readonly address: string;
  readonly log: MemoryLog;
  close(): Promise<void>;
}

export async function startRawServer(
  routes: readonly RawRoute[],
  limits: Partial<HttpLimits> = {},
): Promise<RawServer> {
  const log = memoryLog();
  const server = createHttpServer({ log: log.log, limits });
  for (const route of routes) server.raw(route);
  const address = await server.listen({ host: '127.0.0.1', port: 0 });
  return {
    server,
    address,
    log,
    async close() {
      server.app.server.closeAllConnections();
      await server.app.close();
    },
  };
}
