import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { RegistryServerConfigWithDefaults } from '../../generated/defaults/registry-server.ts';
import { registerOperations, type OperationOptions } from '../http/operations/register-operations.ts';
import type { HttpLimits } from '../http/limits.ts';
import { createHttpServer, type HttpServer } from '../http/server.ts';
import { shutDown } from '../http/shutdown.ts';
import type { Log } from '../observe/log.ts';
import type { Opening } from '../storage/database.ts';
import type { Caller } from './access/caller.ts';
import { accessModeOf, anonymousWarning, authOnlyWarning } from './access-mode.ts';
import { registryAuthentication } from './authentication.ts';
import { registryCrossOrigin } from './cross-origin.ts';
import {
  internalOperations,
  listenInternally,
  probedOperations,
  publicOperations,
  type ListenPlace,
} from './internal-server.ts';
import { lostPublications } from './lost-publications.ts';
import { openCatalogPage } from './page/catalog-page.ts';
import { observeRegistry } from './observation.ts';
import { registryPathHelp } from './path-help.ts';
import { registryCore, type RegistryCore } from './registry-core.ts';
import { requestLimits } from './request-limits.ts';
import { registryHandlers } from './routes/handlers.ts';
import { storeUnavailable } from './routes/registry-errors.ts';
import { logReach } from './log-reach.ts';
import { openStore, type StorePlace } from './store/open-store.ts';
import { StoreUnavailable } from './store/registry-store.ts';

export interface RegistryServerOptions {
  /** A configuration that `svc validate --as registry-server` accepts. */
  readonly config: RegistryServerConfigWithDefaults;
  readonly place: StorePlace;
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
  /** Where metrics and version are answered instead, and health besides; the same server when absent. */
  readonly internal?: ListenPlace;
  readonly log: Log;
  /** Bounds that differ from the usual ones. */
  readonly limits?: Partial<HttpLimits>;
  /** Milliseconds since 1970; the system's when absent. */
  readonly clock?: () => number;
  /** Milliseconds that it waits for the first sync of a source before it is ready without it; 60 seconds when absent. */
  readonly firstSyncTime?: number;
}

/** Milliseconds that requests in flight get at the end, and that the store and the sources get after them. */
export const answeringTime = 15_000;
export const closingTime = 10_000;
/** Of the time after them, what requests on the internal address get. */
const probeTime = 1000;

/** A registry server that listens. */
export interface RunningRegistry {
  /** `http://127.0.0.1:8080`. */
  readonly address: string;
  /** The same of its internal address, where it has one. */
  readonly internalAddress?: string;
  readonly core: RegistryCore;
  /** What answers, with its routes. */
  readonly server: HttpServer;
  /** From now on it is not ready, and every answer ends its connection: whoever spreads requests takes it out. It answers as before. */
  drain(): void;
  /** Stops accepting, finishes what is in flight, and closes the store; in bounded time, whatever clients and database do. */
  close(): Promise<void>;
}

/**
 * Starts the registry server of spec 1: opens the store, takes over the configuration's sources and registries, serves what is
 * stored, and then begins to sync. Refused where somebody has to do something first; rejects with StoreUnavailable when the
 * database is out of reach, and where a port is taken with the error of the system (InternalAddressRefused for the internal one).
 */
export async function startRegistryServer(options: RegistryServerOptions): Promise<Opening<RunningRegistry>> {
  const { config, place, log, limits = {}, clock = Date.now } = options;
  const { mode } = accessModeOf(config.auth);
  if (mode === 'authenticated') log.warn({}, authOnlyWarning);
  if (mode === 'anonymous') log.warn({}, anonymousWarning);
  const requests = requestLimits(config.rateLimits);
  const authentication = registryAuthentication(config.auth, log, requests.ofCaller);
  const opened = await openCatalogPage(config.auth, authentication, log);
  if (opened.outcome === 'refused') return opened;
  const page = opened.opened;
  const opening = await openStore(place, clock, logReach(log));
  if (opening.outcome === 'refused') return opening;
  const store = opening.opened;
  const declared = await store.declare(config.sources ?? [], config.registries ?? [], clock());
  if (declared.outcome === 'published') {
    await store.close();
    return lostPublications(declared, config.sources ?? []);
  }
  if (declared.outcome === 'taken') {
    await store.close();
    return {
      outcome: 'refused',
      problem: `the configuration declares ${declared.names.join(', ')}, which the API created before`,
      hint: 'give them other names, or delete them over the API first',
    };
  }
  await page.follow(store);
  const observation = await observeRegistry(config, log);
  const core = await registryCore({
    store,
    log,
    holder: randomUUID(),
    clock,
    limits: config.limits,
    firstSyncTime: options.firstSyncTime,
    onSync: observation.syncBegun,
  });
  observation.count(core.catalog);
  const server = createHttpServer({
    log,
    limits,
    showError: page.showError,
    observers: observation.observers,
    trustedProxies: config.trustedProxies ?? [],
    pathHelp: registryPathHelp,
  });
  // What only those who run the server ask: an address of its own has no other routes.
  const inner =
    options.internal === undefined ? undefined : createHttpServer({ log, limits, observers: observation.observers });
  let isEnding = false;
  const handlers = registryHandlers(core, authentication, page, observation, () => isEnding);
  const crossOrigin = registryCrossOrigin(config.cors);
  const shared: OperationOptions<Caller> = {
    admit: requests.ofAddress,
    isHot: ({ operationId }) => operationId === 'listServers' || operationId === 'listSkills',
    authenticate: authentication.authenticate,
    answered: observation.answered,
    subjectOf: (caller) => (caller.mode === 'anonymous' ? undefined : caller.subject),
    thrown: (error) => (error instanceof StoreUnavailable ? storeUnavailable({}, { 'retry-after': '5' }) : undefined),
  };
  registerOperations(server, publicOperations, handlers, {
    ...shared,
    ...(crossOrigin === undefined ? {} : { crossOrigin }),
    ...(authentication.resource === undefined
      ? {}
      : { extraPaths: { getProtectedResource: authentication.resource.extraPaths } }),
  });
  registerOperations(inner ?? server, internalOperations, handlers, shared);
  if (inner !== undefined) registerOperations(inner, probedOperations, handlers, shared);
  const drain = (): void => {
    isEnding = true;
    server.drain();
    inner?.drain();
  };
  const close = async (): Promise<void> => {
    drain();
    await shutDown(server, answeringTime);
    const closing = closeAll([
      // Until here probes got their answers.
      async () => (inner === undefined ? undefined : shutDown(inner, probeTime)),
      () => core.close(),
      () => authentication.close(),
      () => page.close(),
      () => observation.close(),
      () => store.close(),
    ]);
    // The server does not wait for a database that no longer answers: acknowledged writes are on its disk.
    await Promise.race([closing, delay(closingTime, undefined, { ref: false })]);
  };
  try {
    const address = await server.listen({ host: options.host, port: options.port });
    const internalAddress =
      inner === undefined || options.internal === undefined
        ? {}
        : { internalAddress: await listenInternally(inner, options.internal) };
    core.startSyncing();
    return { outcome: 'opened', opened: { address, ...internalAddress, core, server, drain, close } };
  } catch (error) {
    await close();
    throw error;
  }
}

async function closeAll(parts: readonly (() => Promise<void>)[]): Promise<void> {
  for (const close of parts) await close();
}
