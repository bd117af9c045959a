import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiOperation } from '../../../generated/api/operation.ts';
import type { OperationOptions } from './operation-call.ts';
import { routerPaths } from '../router-path.ts';
import type { HttpServer } from '../server.ts';

/**
 * Answers OPTIONS at the paths of the operations that pages of other origins may call (Fetch standard, CORS-preflight request).
 * Browsers send it without token and cookies, so it needs no authentication, and the answer contains only what the API description
 * contains.
 */
export function registerPreflights<Caller>(
  server: HttpServer,
  operations: readonly ApiOperation[],
  { rules, covers }: NonNullable<OperationOptions<Caller>['crossOrigin']>,
  extraPaths: OperationOptions<Caller>['extraPaths'] = {},
): void {
  const byShape = new Map<string, { readonly url: string; readonly methods: Set<string> }>();
  for (const operation of operations.filter(covers)) {
    for (const url of routerPaths(operation, extraPaths)) {
      // Two operations may call the same segment differently.
      const shape = url.replaceAll(/\/:[A-Za-z]+/g, '/:');
      const { methods } = byShape.get(shape) ?? { methods: new Set(['OPTIONS']) };
      methods.add(operation.method);
      if (operation.method === 'GET') methods.add('HEAD');
      byShape.set(shape, { url, methods });
    }
  }
  for (const { url, methods } of byShape.values()) {
    const taken = [...methods].toSorted();
    const answer = (request: FastifyRequest, reply: FastifyReply): void => {
      const exchange = server.exchangeOf(request, reply, url);
      exchange.crossOrigin = rules;
      reply.hijack();
      exchange.answer(rules.preflight(exchange.headers, taken));
    };
    server.app.route({ method: 'OPTIONS', url, onRequest: answer, handler: answer });
  }
}
