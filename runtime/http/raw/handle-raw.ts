import type { Log } from '../../observe/log.ts';
import { internalError } from '../http-errors.ts';
import type { RawExchange } from './raw-exchange.ts';
import type { RawRoute } from './raw-route.ts';

/** Gives a request to the handler of its route, unless its head is not what the route takes. */
export function handleRaw(exchange: RawExchange, route: RawRoute, log: Log): void {
  const problem = exchange.problem();
  if (problem !== undefined) {
    exchange.answer(problem);
    return;
  }
  try {
    route.handle(exchange);
  } catch (error) {
    const { requestId } = exchange;
    log.error({ err: error, requestId, route: route.path }, 'a request failed');
    if (exchange.answered) exchange.cut();
    else exchange.answer(internalError({ requestId }));
  }
}
