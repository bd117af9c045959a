import type { AggregatorConfigWithDefaults } from '../../generated/defaults/aggregator.ts';
import type { StaticBackendConfig } from '../../generated/types/static-backend-config.ts';
import { openHttpServer } from '../endpoint/open-http-server.ts';
import { isRefusal, type RefusedStart } from '../endpoint/refused-start.ts';
import { isLoopbackUrl } from '../http/outgoing/outgoing-address.ts';
import { Bridges } from '../mcp/bridge/bridges.ts';
import type { CredentialHook } from '../mcp/gateway/hooks.ts';
import type { Log } from '../observe/log.ts';
import { openMember, type Member, type MemberParts, type MemberSettings } from './member.ts';
import { millisecondsOf } from './milliseconds.ts';
import { credentialsOf } from './outgoing-credentials.ts';

/** The backends of an aggregator. */
export interface Members {
  readonly all: readonly Member[];
  find(name: string): Member | undefined;
  /** Credentials for requests to each of them. */
  readonly credential: CredentialHook;
  stop(): void;
  close(): Promise<void>;
}

/** Opens the backends that a document lists, and begins to watch them. `onChange`: called when what they offer has changed. */
export async function openMembers(
  config: AggregatorConfigWithDefaults,
  onChange: MemberParts['onChange'],
  log: Log,
): Promise<Members | RefusedStart> {
  const { backends = [], outgoingAuth } = config;
  const bridges = new Bridges();
  const opened = new Map<string, Member>();
  const close = async (): Promise<void> => {
    await bridges.close();
    await Promise.all([...opened.values()].map((member) => member.close()));
  };
  for (const backend of backends) {
    const strategy = outgoingAuth?.backends?.[backend.name] ?? outgoingAuth?.default;
    const credentials = credentialsOf(backend, strategy, log);
    if (isRefusal(credentials)) {
      await close();
      return credentials;
    }
    const server = await serverOf(backend, log);
    if (isRefusal(server)) {
      await close();
      return server;
    }
    const settings = settingsFor(backend.name, config);
    opened.set(backend.name, openMember({ backend: server, credentials, bridges, settings, log, onChange }));
  }
  return {
    all: [...opened.values()],
    find: (name) => opened.get(name),
    credential: { headers: (caller, { name }) => opened.get(name)?.credential?.headers(caller) ?? [] },
    stop() {
      for (const member of opened.values()) member.stop();
    },
    close,
  };
}

/** An operator wrote the address down, or compiled it: private addresses are meant. */
function serverOf(
  { name, url, transport, caBundlePath }: StaticBackendConfig,
  log: Log,
): ReturnType<typeof openHttpServer> {
  const place = new URL(url);
  return openHttpServer(
    {
      name,
      url: place,
      transport,
      addresses: { loopback: isLoopbackUrl(place), private: true },
      plainHttp: 'anywhere',
      caFile: caBundlePath,
    },
    log,
  );
}

function settingsFor(name: string, { operational }: AggregatorConfigWithDefaults): MemberSettings {
  const { timeouts, failureHandling } = operational ?? {};
  const {
    healthCheckInterval = '30s',
    healthCheckTimeout = '10s',
    unhealthyThreshold = 3,
    circuitBreaker,
  } = failureHandling ?? {};
  const perWorkload = timeouts?.perWorkload ?? {};
  const own = Object.hasOwn(perWorkload, name) ? perWorkload[name] : undefined;
  return {
    requestTimeout: millisecondsOf(own ?? timeouts?.default ?? '30s'),
    interval: millisecondsOf(healthCheckInterval),
    checkTimeout: millisecondsOf(healthCheckTimeout),
    unhealthyThreshold,
    breaker:
      circuitBreaker?.enabled === true
        ? { failureThreshold: circuitBreaker.failureThreshold, timeout: millisecondsOf(circuitBreaker.timeout) }
        : undefined,
  };
}
