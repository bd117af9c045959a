import type { RawExchange } from './raw-exchange.ts';
import type { RawRoute } from './raw-route.ts';

/** Gives a request to the handler of its route, unless its head is not what the route takes. */
export function handleRaw(exchange: RawExchange, route: RawRoute): void {
  const problem = exchange.problem();
  if (problem === undefined) exchange.attempt(() => route.handle(exchange));
  else exchange.answer(problem);
}
