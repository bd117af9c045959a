import { loadDocument } from '../../generated/load.ts';
import type { RegistryServerConfig } from '../../generated/types/registry-server.ts';
import { createLog } from '../../runtime/observe/log.ts';
import {
  startRegistryServer,
  type RegistryServerOptions,
  type RunningRegistry,
} from '../../runtime/registry/registry-server.ts';
import type { StorePlace } from '../../runtime/registry/store/open-store.ts';

/** One answer of the server, read to its end. */
export interface RegistryAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body where it is JSON. */
  readonly body: unknown;
}

/** A registry server in this process, on a free port of the loopback interface. */
export interface TestRegistry {
  readonly address: string;
  readonly running: RunningRegistry;
  /** Lines that it logged. */
  readonly log: readonly string[];
  /** Sends a request; `body` is sent as JSON, a string unchanged. */
  ask(
    method: string,
    path: string,
    options?: { readonly token?: string; readonly body?: unknown },
  ): Promise<RegistryAnswer>;
  get(path: string, token?: string): Promise<RegistryAnswer>;
  /** Resolves once it is ready, which is after the first sync of each source. */
  ready(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a server with a configuration that has to be valid. Its store is in memory unless a place is given. */
export async function startTestRegistry(
  config: RegistryServerConfig,
  place: StorePlace = 'memory',
  options: Pick<RegistryServerOptions, 'limits' | 'clock' | 'internal' | 'firstSyncTime'> = {},
): Promise<TestRegistry> {
  const { validate, withDefaults } = await loadDocument['registry-server']();
  if (!validate(config)) throw new Error(`not a configuration: ${JSON.stringify(validate.errors)}`);
  const log: string[] = [];
  const opening = await startRegistryServer({
    ...options,
    config: withDefaults(config),
    place,
    host: '127.0.0.1',
    port: 0,
    log: createLog({ level: 'info', destination: { write: (line: string) => void log.push(line) } }),
  });
  if (opening.outcome === 'refused') throw new Error(`${opening.problem}: ${opening.hint}`);
  const running = opening.opened;
  const ask: TestRegistry['ask'] = async (method, path, { token, body } = {}) => {
    const response = await fetch(`${running.address}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true && text !== '';
    return { status: response.status, headers: response.headers, text, body: isJson ? JSON.parse(text) : undefined };
  };
  return {
    address: running.address,
    running,
    log,
    ask,
    get: (path, token) => ask('GET', path, token === undefined ? {} : { token }),
    async ready() {
      for (;;) {
        const { status } = await ask('GET', '/readyz');
        if (status === 200) return;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    close: () => running.close(),
  };
}
