import type { RawExchange } from './raw-exchange.ts';
import type { RawRouteOptions } from './raw-route-options.ts';

/**
 * Answers the requests of a raw route, by the methods of the exchange. It is called once the head of a request is there and
 * within its limits, before any of its body is read. What it throws, or one of its listeners, is logged and answered with 500.
 */
export type RawHandler = (exchange: RawExchange) => void;

/**
 * Requests that one handler answers by itself: no framework, no hooks, no promise. Such routes are looked up before all
 * operations of the server.
 *
 * ```ts
 * server.raw({
 *   path: '/mcp',
 *   limits: { bodySize: 4_194_304, idleTime: 0 },
 *   handle(exchange) {
 *     exchange.readBody((body) => {
 *       if (!Buffer.isBuffer(body)) return exchange.answer(body);
 *       const call = pool.dispatch({ method: 'POST', path: '/', headers, body }, {
 *         head: (status, headers) => exchange.start(status, chosen(headers)),
 *         data: (chunk) => { if (!exchange.write(chunk)) call.pause(); },
 *         end: () => exchange.end(),
 *         failed: (error) => (exchange.answered ? exchange.cut() : exchange.answer(badGateway(error))),
 *       });
 *       exchange.onWritable(() => call.resume());
 *       exchange.onGone(() => call.abort());
 *     });
 *   },
 * });
 * ```
 */
export interface RawRoute extends RawRouteOptions {
  readonly handle: RawHandler;
}
