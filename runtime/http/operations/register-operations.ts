import type { ApiOperation } from '../../../generated/api/operation.ts';
import type { OperationHandler, OperationHandlers, OperationOptions } from './operation-call.ts';
import { OperationRoute } from './operation-route.ts';
import { registerPreflights } from './preflight-routes.ts';
import { routerPaths } from '../router-path.ts';
import type { HttpServer } from '../server.ts';

export type { OperationHandler, OperationHandlers, OperationOptions } from './operation-call.ts';

/**
 * Puts operations of an API on a server, with their aliases: reads and checks parameters and bodies by the generated
 * table, authenticates, and calls the handler. A handler that is synchronous is answered without waiting. Pages of other
 * origins are let in where the options say so.
 */
export function registerOperations<Operations extends Readonly<Record<string, ApiOperation>>, Caller>(
  server: HttpServer,
  operations: Operations,
  handlers: OperationHandlers<Operations, Caller>,
  options: OperationOptions<Caller>,
): void {
  for (const [id, operation] of Object.entries(operations)) {
    // The handler's own types follow from the table; here any operation is handled alike.
    const handler = handlers[id] as unknown as OperationHandler<ApiOperation, Caller>;
    const route = new OperationRoute(server, operation, handler, options);
    if (operation.body === undefined && options.isHot?.(operation) === true) {
      const methods = operation.method === 'GET' ? ['GET', 'HEAD'] : [operation.method];
      for (const path of [operation.path, ...operation.aliases])
        server.front({ path, methods, isPlain: true, serve: route.serve });
    }
    for (const url of routerPaths(operation, options.extraPaths)) {
      server.app.route({
        method: operation.method,
        url,
        // Where no body is taken, nothing of one is read or judged: the answer comes before it.
        onRequest: operation.body === undefined ? route.handle : route.admit,
        handler: route.handle,
      });
    }
  }
  if (options.crossOrigin !== undefined)
    registerPreflights(server, Object.values(operations), options.crossOrigin, options.extraPaths);
}
