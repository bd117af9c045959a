import { registryOperations } from '../../generated/api/registry-operations.ts';
import type {
  AnsweredOperation,
  OperationHandlers,
  OperationOptions,
} from '../../runtime/http/operations/operation-call.ts';
import type { HttpLimits } from '../../runtime/http/limits.ts';
import { registerOperations } from '../../runtime/http/operations/register-operations.ts';
import { createHttpServer, type HttpServer } from '../../runtime/http/server.ts';
import type { ExchangeObserver } from '../../runtime/http/exchange.ts';
import { registryPathHelp } from '../../runtime/registry/path-help.ts';
import { memoryLog, type MemoryLog } from './memory-log.ts';

const { listServers, getServerVersion, putSource, publishServer, updateEntryStatus, getHealth } = registryOperations;

/** A few operations of the API, one of each sort. */
export const someOperations = { listServers, getServerVersion, putSource, publishServer, updateEntryStatus, getHealth };

/** Who calls in these tests. */
export interface TestCaller {
  readonly name: string;
}

type Handlers = OperationHandlers<typeof someOperations, TestCaller>;

const echo: Handlers = {
  listServers: ({ params, query }) => ({ status: 200, body: { params, query } }),
  getServerVersion: async ({ params }) => ({ status: 200, body: { params } }),
  putSource: ({ body }) => ({ status: 201, body: { value: body.value } }),
  publishServer: ({ body }) => ({ status: 201, body: { value: body.value, text: body.text, isOther: body.isOther } }),
  updateEntryStatus: ({ params, query, body }) => ({ status: 200, body: { params, query, value: body.value } }),
  getHealth: () => ({ status: 200, body: { status: 'healthy' } }),
};

/** A server with those operations, which answer with what they were called with. */
export interface OperationsServer {
  readonly server: HttpServer;
  readonly log: MemoryLog;
  readonly answered: AnsweredOperation<TestCaller>[];
}

export function operationsServer({
  handlers = {},
  options = {},
  limits = {},
  observers = [],
}: {
  readonly handlers?: Partial<Handlers>;
  readonly options?: Partial<OperationOptions<TestCaller>>;
  readonly limits?: Partial<HttpLimits>;
  readonly observers?: readonly ExchangeObserver[];
} = {}): OperationsServer {
  const log = memoryLog();
  const answered: AnsweredOperation<TestCaller>[] = [];
  const server = createHttpServer({ log: log.log, limits, observers, pathHelp: registryPathHelp });
  registerOperations(
    server,
    someOperations,
    { ...echo, ...handlers },
    {
      authenticate: () => ({ name: 'somebody' }),
      subjectOf: ({ name }) => name,
      answered: (operation) => answered.push(operation),
      ...options,
    },
  );
  return { server, log, answered };
}
