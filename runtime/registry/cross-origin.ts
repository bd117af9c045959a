import type { ApiOperation } from '../../generated/api/operation.ts';
import type { RegistryServerConfig } from '../../generated/types/registry-server.ts';
import { crossOriginRules } from '../http/cross-origin.ts';
import type { OperationOptions } from '../http/operations/register-operations.ts';
import type { Caller } from './access/caller.ts';

/** What pages have to know to come again: what they hold, how to sign in, when to retry, and what to ask the operator about. */
const exposedHeaders = ['etag', 'www-authenticate', 'retry-after', 'x-request-id', 'x-registry-warning'];

/** Of the operations that look after the server, those that clients of the API begin with. */
const described: ReadonlySet<string> = new Set(['getOpenApi', 'getProtectedResource']);

/** The whole API; never the pages and their sign-in, which live on cookies, and nothing that only operators ask. */
function isForClients({ tag, operationId }: ApiOperation): boolean {
  return tag === 'server' ? described.has(operationId) : tag !== 'page';
}

/** Which pages of other origins may call the API by a configuration; undefined: none, and no answer speaks of it. */
export function registryCrossOrigin(
  cors: RegistryServerConfig['cors'],
): NonNullable<OperationOptions<Caller>['crossOrigin']> | undefined {
  if (cors === undefined) return undefined;
  return { rules: crossOriginRules({ ...cors, exposedHeaders }), covers: isForClients };
}
