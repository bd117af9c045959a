import { registryOperations } from '../../../generated/api/registry-operations.ts';
import type { Reply } from '../../http/reply.ts';
import type { Exchange } from '../../http/exchange.ts';
import type { WireError } from '../../http/wire-error.ts';
import { errorPage } from './error-page.ts';
import { errorReply } from '../../page/page-reply.ts';
import type { Visitors } from './visitor.ts';

const pageRoutes: ReadonlySet<string> = new Set(
  Object.values(registryOperations).flatMap(({ tag, path }) => (tag === 'page' ? [path] : [])),
);
const apiRoutes: ReadonlySet<string> = new Set(
  Object.values(registryOperations).flatMap(({ tag, path, aliases }) => (tag === 'page' ? [] : [path, ...aliases])),
);

/**
 * Errors as people read them: a page for the routes of the page, and for addresses that lead nowhere, unless the client asks
 * for something else. Undefined: the error goes out as it is.
 */
export function errorReplies(visitors: Visitors): (error: WireError, exchange: Exchange) => Reply | undefined {
  return (error, exchange) => {
    const { route, headers } = exchange;
    const accept = headers.accept ?? '';
    const isForPeople = accept.includes('text/html') || (pageRoutes.has(route) && !accept.includes('json'));
    if (!isForPeople || apiRoutes.has(route)) return undefined;
    return errorReply(error.status, errorPage(error, visitors.greetingOf(exchange)), { ...error.headers });
  };
}
