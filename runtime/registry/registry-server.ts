import { randomUUID } from 'node:crypto';
import { registryOperations } from '../../generated/api/registry-operations.ts';
import type { RegistryServerConfigWithDefaults } from '../../generated/defaults/registry-server.ts';
import { registerOperations } from '../http/register-operations.ts';
import { createHttpServer } from '../http/server.ts';
import type { Log } from '../observe/log.ts';
import type { Opening } from '../storage/database.ts';
import { authOnlyWarning, accessModeOf } from './access-mode.ts';
import { registryAuthentication } from './authentication.ts';
import { registryCore, type RegistryCore } from './registry-core.ts';
import { registryHandlers } from './routes/handlers.ts';
import { storeUnavailable } from './routes/registry-errors.ts';
import { openStore, type StorePlace } from './store/open-store.ts';
import { StoreUnavailable } from './store/registry-store.ts';

export interface RegistryServerOptions {
  /** A configuration that `svc validate --as registry-server` accepts. */
  readonly config: RegistryServerConfigWithDefaults;
  readonly place: StorePlace;
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
  readonly log: Log;
}

/** A registry server that listens. */
export interface RunningRegistry {
  /** `http://127.0.0.1:8080`. */
  readonly address: string;
  readonly core: RegistryCore;
  /** Stops accepting, finishes what is in flight, and closes the store. */
  close(): Promise<void>;
}

/**
 * Starts the registry server of spec 1: opens the store, takes over the configuration's sources and registries, serves what is
 * stored, and then begins to sync. Refused where somebody has to do something first; rejects with StoreUnavailable when the
 * database is out of reach, and with the error of the system when the port is taken.
 */
export async function startRegistryServer(options: RegistryServerOptions): Promise<Opening<RunningRegistry>> {
  const { config, place, log } = options;
  if (accessModeOf(config.auth).mode === 'authenticated') log.warn({}, authOnlyWarning);
  const opening = await openStore(place);
  if (opening.outcome === 'refused') return opening;
  const store = opening.opened;
  const declared = await store.declare(config.sources ?? [], config.registries ?? [], Date.now());
  if (declared.outcome === 'taken') {
    await store.close();
    return {
      outcome: 'refused',
      problem: `the configuration declares ${declared.names.join(', ')}, which the API created before`,
      hint: 'give them other names, or delete them over the API first',
    };
  }
  const core = await registryCore({ store, log, holder: randomUUID(), clock: Date.now });
  const authentication = registryAuthentication(config.auth, log);
  const server = createHttpServer({ log });
  registerOperations(server, registryOperations, registryHandlers(core, authentication), {
    authenticate: authentication.authenticate,
    subjectOf: (caller) => (caller.mode === 'anonymous' ? undefined : caller.subject),
    thrown: (error) => (error instanceof StoreUnavailable ? storeUnavailable({}, { 'retry-after': '5' }) : undefined),
  });
  const close = async (): Promise<void> => {
    await server.app.close();
    await core.close();
    await authentication.close();
    await store.close();
  };
  try {
    const address = await server.listen(options);
    core.startSyncing();
    return { outcome: 'opened', opened: { address, core, close } };
  } catch (error) {
    await close();
    throw error;
  }
}
