import { openOutgoingPool } from '../../../runtime/http/outgoing/outgoing-pool.ts';
import { createHttpServer } from '../../../runtime/http/server.ts';
import { shutDown } from '../../../runtime/http/shutdown.ts';
import { isProblem, type Backend } from '../../../runtime/mcp/backend/backend.ts';
import type { BackendBounds } from '../../../runtime/mcp/backend/bounds.ts';
import { openHttpBackend } from '../../../runtime/mcp/backend/http-backend.ts';
import { openSseBackend } from '../../../runtime/mcp/backend/sse/sse-backend.ts';
import { showAsRpcError } from '../../../runtime/mcp/gateway/answers.ts';
import type { GatewayBounds } from '../../../runtime/mcp/gateway/bounds.ts';
import { createGateway } from '../../../runtime/mcp/gateway/gateway.ts';
import type { Hooks } from '../../../runtime/mcp/gateway/hooks.ts';
import { identityView, type View } from '../../../runtime/mcp/gateway/view/view.ts';
import { memorySessions, type MemorySessionOptions } from '../../../runtime/mcp/session/memory-sessions.ts';
import type { Replicas } from '../../../runtime/mcp/session/replicas.ts';
import type { SessionStore } from '../../../runtime/mcp/session/session-store.ts';
import { memoryLog, type MemoryLog } from '../memory-log.ts';

export interface GatewayOptions {
  readonly hooks?: Hooks;
  readonly bounds?: Partial<GatewayBounds>;
  readonly backendBounds?: Partial<BackendBounds>;
  readonly sessions?: MemorySessionOptions;
  /** Where sessions are kept, instead of memory. */
  readonly store?: SessionStore;
  readonly replicas?: Replicas;
  readonly view?: (backend: Backend) => View;
  /** How the server is spoken to. Default: streamable-http. */
  readonly transport?: 'streamable-http' | 'sse';
  /** A server that is not spoken to over HTTP; its opener closes it. */
  readonly opened?: Backend;
  /** False: does not wait until the backend has answered. */
  readonly probe?: boolean;
}

/** A gateway in this process over one backend on this machine. */
export interface TestGateway {
  readonly endpoint: URL;
  readonly backend: Backend;
  readonly log: MemoryLog;
  /** The view has other backends now. */
  backendsChanged(): void;
  /** Calls under way get an error. */
  giveUp(): void;
  close(): Promise<void>;
}

/** Starts a gateway over a server, with all the parts that a program gives it. */
export async function gatewayOver(
  server: { readonly address: string },
  options: GatewayOptions = {},
): Promise<TestGateway> {
  const backend = options.opened ?? (await backendAt(server, options));
  const log = memoryLog();
  const web = createHttpServer({ log: log.log });
  const gateway = createGateway({
    view: options.view?.(backend) ?? identityView(backend),
    sessions: options.store ?? memorySessions(options.sessions),
    sites: { origins: new Set(), hosts: undefined },
    log: log.log,
    replicas: options.replicas,
    ...(options.hooks === undefined ? {} : { hooks: options.hooks }),
    ...(options.bounds === undefined ? {} : { bounds: options.bounds }),
  });
  web.raw({
    path: '/mcp',
    limits: { bodySize: options.bounds?.messageSize ?? 8_388_608, answerTime: 0, idleTime: 0, stallTime: 60_000 },
    showError: showAsRpcError,
    handle: (exchange) => gateway.handle(exchange),
  });
  const limits = { answerTime: 0, idleTime: 0 };
  web.raw({ path: '/sse', methods: ['GET'], limits, handle: (exchange) => gateway.openSse(exchange, '/messages') });
  web.raw({ path: '/messages', methods: ['POST'], limits, handle: (exchange) => gateway.postSse(exchange) });
  const address = await web.listen({ host: '127.0.0.1', port: 0 });
  if (options.probe !== false) {
    const found = await backend.probe();
    if (isProblem(found)) throw new Error(`the backend does not answer: ${found.message}`);
  }
  let closing: Promise<void> | undefined;
  const close = async (): Promise<void> => {
    await shutDown(web, 2000);
    await gateway.close();
    if (options.opened === undefined) await backend.close(0);
  };
  return {
    endpoint: new URL('/mcp', address),
    backend,
    log,
    backendsChanged: () => gateway.backendsChanged(),
    giveUp: () => gateway.giveUp(),
    close: () => (closing ??= close()),
  };
}

async function backendAt(server: { readonly address: string }, options: GatewayOptions): Promise<Backend> {
  const isSse = options.transport === 'sse';
  const url = new URL(isSse ? '/sse' : '/mcp', server.address);
  const settings = { origin: url, addresses: { loopback: true, private: true }, plainHttp: 'anywhere' as const };
  const [calls, streams] = [await openOutgoingPool(settings), await openOutgoingPool(settings)];
  if (!calls.ok || !streams.ok) throw new Error('no pool');
  const { backendBounds: given } = options;
  return (isSse ? openSseBackend : openHttpBackend)({
    name: 'backend',
    url,
    calls: calls.pool,
    streams: streams.pool,
    ...(given === undefined ? {} : { bounds: given }),
  });
}
