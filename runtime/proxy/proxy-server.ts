import packageFile from '../../package.json' with { type: 'json' };
import type { RunConfigWithDefaults } from '../../generated/defaults/run.ts';
import { bodyMemorySetting } from '../endpoint/body-memory-setting.ts';
import { namedSecret, type NamedSecret } from '../endpoint/named-secret.ts';
import { isRefusal, type RefusedStart } from '../endpoint/refused-start.ts';
import { serveEndpoint, type RunningEndpoint } from '../endpoint/serve-endpoint.ts';
import type { Backend } from '../mcp/backend/backend.ts';
import type { Feature } from '../mcp/gateway/hooks.ts';
import { createGateway } from '../mcp/gateway/gateway.ts';
import type { Log } from '../observe/log.ts';
import type { Renewal } from '../http/outgoing/renewing-pool.ts';
import type { Credential } from '../outgoing/credential.ts';
import { backendOf } from './backend-of.ts';
import { keepProbing } from './keep-probing.ts';
import { openComponents } from './proxy-components.ts';
import { addSseEndpoint, servesSse } from './sse-endpoint.ts';
import { statusReport } from './status-report.ts';
import { unsupportedRefusal } from './unsupported-refusal.ts';

export interface ProxyServerOptions {
  /** A configuration that `svc validate --as run` accepts. */
  readonly config: RunConfigWithDefaults;
  readonly log: Log;
  /** Opens the MCP server behind the proxy, for targets that the proxy does not know itself. Default: what the document names. */
  readonly openBackend?: (config: RunConfigWithDefaults, log: Log, login?: Renewal) => Promise<Backend | RefusedStart>;
  /** Where secrets are that the document names. Default: in the environment. */
  readonly secretNamed?: NamedSecret;
  /** The sign-in at the remote server, where a person has signed in. */
  readonly login?: RemoteLogin | undefined;
}

/** A sign-in at the server behind the proxy: what requests leave with, and what replaces it when it is refused. */
export type RemoteLogin = Credential & Renewal;

/** A proxy that listens. */
export interface RunningProxy extends RunningEndpoint {
  /** Undefined once the MCP server has answered; the reason where two attempts have failed, although more follow. */
  readonly outcome: Promise<string | undefined>;
}

/**
 * Starts the proxy of a run document. A document that asks for what no program supports yet is refused. Rejects with the error of
 * the system where its port is taken.
 */
export async function startProxy({
  config,
  log,
  openBackend = backendOf,
  secretNamed = (name) => namedSecret(name),
  login,
}: ProxyServerOptions): Promise<RunningProxy | RefusedStart> {
  const unsupported = unsupportedRefusal(config) ?? loginRefusal(config, login);
  if (unsupported !== undefined) return unsupported;
  const bodyMemory = bodyMemorySetting();
  if (typeof bodyMemory === 'object') return bodyMemory;
  const components = await openComponents(config, log, { secretNamed, login });
  if (isRefusal(components)) return components;
  const backend = await openBackend(config, log, login);
  if (isRefusal(backend)) {
    await components.close();
    return backend;
  }
  const needsCaller = config.tokenExchange !== undefined;
  const probing = keepProbing(backend, { credential: components.hooks.credential, needsCaller }, log);
  const running = await serveEndpoint({
    log,
    telemetry: components.telemetry,
    signIn: components.signIn,
    host: config.host,
    port: config.proxyPort ?? 0,
    bodyMemory,
    gateway(sites) {
      const { sessions, replicas } = components.storage;
      const view = components.tools.viewOf(backend);
      const gateway = createGateway({ view, sessions, replicas, sites, log, hooks: components.hooks });
      components.onListsChanged((features) => gateway.listsChanged(features.filter((each) => offers(backend, each))));
      return gateway;
    },
    waitingFor: () => [probing.problem, components.storage.problem].filter((problem) => problem !== undefined),
    status: (waitingFor) => statusReport(config, backend, components, waitingFor, packageFile.version),
    more: (server, gateway) => {
      if (servesSse(config)) addSseEndpoint(server, config, gateway);
    },
    stop: () => probing.stop(),
    async end() {
      await backend.close(0);
      await components.close();
    },
  });
  return { ...running, outcome: probing.outcome };
}

/** Only where a person is can somebody sign in. */
function loginRefusal(config: RunConfigWithDefaults, login: RemoteLogin | undefined): RefusedStart | undefined {
  if (config.remoteAuth?.enabled !== true || login !== undefined) return undefined;
  return {
    problem: 'remoteAuth.enabled is set, and nobody is here to sign in at the remote server',
    hint: 'run it with svc run, or use bearerTokenFile or bearerTokenEnv',
  };
}

/** Whether a server has a feature, as far as its greeting says. */
function offers({ facts }: Backend, feature: Feature): boolean {
  const greeting: unknown = facts === undefined ? undefined : JSON.parse(facts.greeting.toString('utf8'));
  const capabilities: unknown =
    typeof greeting === 'object' && greeting !== null ? Reflect.get(greeting, 'capabilities') : undefined;
  return typeof capabilities === 'object' && capabilities !== null && `${feature}s` in capabilities;
}
