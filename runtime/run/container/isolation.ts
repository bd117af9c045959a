import { randomInt } from 'node:crypto';
import { networkInterfaces } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { gatewayNames, proxyPort, readyLine, type EgressSettings, type OutboundRules } from '../../egress/settings.ts';
import { ErrorLines } from '../../mcp/backend/stdio/error-lines.ts';
import type { EndCause } from '../server-watch.ts';
import { EngineError, type ContainerSpec } from '../engine/container-engine.ts';
import { startAttached, type ContainerStart, type RunningContainer } from './attached-container.ts';

/** How a container is isolated: on a network of its own, with the egress proxy as the only other one there. */
export interface Isolation {
  /** Of the egress proxy. */
  readonly image: string;
  /** The network of the engine that the proxy is on as well. */
  readonly outside: string;
  readonly outbound: Omit<OutboundRules, 'machine'>;
  /** A connection of the server was refused: one line for people. */
  readonly onRefused: (line: string) => void;
}

/** How a container ended by itself. */
interface ContainerEnd {
  readonly reason: string;
  readonly cause: EndCause;
}

/** A network and a proxy that are there for one container. */
export interface OpenIsolation {
  /** What the container is started with. */
  readonly spec: ContainerSpec;
  /** Resolves with the reason when the proxy has ended by itself. */
  readonly ended: Promise<ContainerEnd>;
  close(): Promise<void>;
}

/**
 * Ranges of this block are not used in the internet (RFC 2544) and hardly on machines; each isolated container gets sixteen addresses. Its
 * addresses reach nothing outside of its network.
 */
const block = '198.19';
/** Networks that are tried until one is free. */
const mostTries = 16;
const proxyLimits = { memory: 134_217_728, processes: 64, processors: 1 };
/** Milliseconds until the proxy listens. */
const startTime = 60_000;
/** Milliseconds that the proxy gets to end: it has nothing to finish. */
const proxyGrace = 1000;
/** Bytes of the memory of the last lines of a proxy that does not start. */
const longestProblem = 1000;

/** Makes the network of a container and starts the proxy on it. Throws `EngineError`. */
export async function openIsolation(start: ContainerStart, isolation: Isolation): Promise<OpenIsolation> {
  const { engine, spec } = start;
  const { id, third, fourth } = await freeNetwork(start);
  const [inside, server] = [`${block}.${third}.${fourth + 2}`, `${block}.${third}.${fourth + 3}`];
  try {
    const settings: EgressSettings = {
      inside,
      server,
      outbound: { ...isolation.outbound, machine: machineAddresses() },
      ingress: [...new Set(spec.ports.map(({ containerPort }) => containerPort))].map((port) => ({ port })),
    };
    const proxy = await startProxy(start, isolation, settings, { id, address: inside });
    return {
      spec: isolated(spec, id, { inside, server }),
      ended: proxy.ended,
      async close() {
        await proxy.container.close(proxyGrace);
        await engine.removeNetwork(id);
      },
    };
  } catch (error) {
    await engine.removeNetwork(id);
    throw error;
  }
}

/** Addresses of this machine. Containers reach them through their gateway where nothing else stops them. */
function machineAddresses(): string[] {
  return Object.values(networkInterfaces()).flatMap((all) => (all ?? []).map(({ address }) => address));
}

async function freeNetwork({ engine, spec }: ContainerStart): Promise<{ id: string; third: number; fourth: number }> {
  for (let left = mostTries; left > 0; left -= 1) {
    const [third, fourth] = [randomInt(256), randomInt(16) * 16];
    const id = await engine.createNetwork({
      name: `${spec.name}-inside`,
      labels: spec.labels,
      subnet: `${block}.${third}.${fourth}/28`,
    });
    if (id !== undefined) return { id, third, fourth };
  }
  throw new EngineError(`no network of ${block}.0.0/16 is free: remove workloads that are not needed`);
}

/** The container on its network alone. What it publishes, the proxy does; names and requests go to the proxy. */
function isolated(
  spec: ContainerSpec,
  network: string,
  { inside, server }: { readonly inside: string; readonly server: string },
): ContainerSpec {
  const proxy = `http://${inside}:${proxyPort}`;
  const own = 'localhost,127.0.0.1,::1';
  return {
    ...spec,
    network,
    address: server,
    nameServer: inside,
    ports: [],
    environment: {
      HTTP_PROXY: proxy,
      HTTPS_PROXY: proxy,
      http_proxy: proxy,
      https_proxy: proxy,
      NO_PROXY: own,
      no_proxy: own,
      NODE_USE_ENV_PROXY: '1',
      ...spec.environment,
    },
  };
}

async function startProxy(
  { engine, spec, name, onLeft }: ContainerStart,
  { image, outside, outbound, onRefused }: Isolation,
  settings: EgressSettings,
  secondNetwork: NonNullable<ContainerSpec['secondNetwork']>,
): Promise<{ readonly container: RunningContainer; readonly ended: Promise<ContainerEnd> }> {
  const { promise: ended, resolve: end } = Promise.withResolvers<ContainerEnd>();
  const { promise: ready, resolve: listens } = Promise.withResolvers<undefined>();
  const late: ContainerEnd = { reason: `it does not listen after ${startTime / 1000} s`, cause: 'server' };
  const waiting = new AbortController();
  let said = '';
  const output = new ErrorLines((line) => {
    if (line === readyLine) listens(undefined);
    else onRefused(line);
  });
  const container = await startAttached(
    {
      engine,
      name,
      onLeft,
      firstLine: Buffer.from(`${JSON.stringify(settings)}\n`),
      spec: {
        name: `${spec.name}-egress`,
        image,
        environment: {},
        labels: spec.labels,
        user: undefined,
        network: outside,
        secondNetwork,
        ...(outbound.gateway ? { machineName: gatewayNames[0] ?? '' } : {}),
        ports: spec.ports,
        mounts: [],
        memoryFolders: [],
        isPrivileged: false,
        limits: proxyLimits,
        hasInput: true,
      },
    },
    {
      output: (bytes) => output.read(bytes),
      errorOutput: (bytes) => (said = `${said}${bytes.toString('utf8')}`.slice(-longestProblem)),
      ended: (reason, cause) => end({ reason, cause }),
    },
  );
  const early = await Promise.race([ready, ended, delay(startTime, late, { signal: waiting.signal })]);
  waiting.abort();
  if (early === undefined) return { container, ended };
  await container.close(0);
  throw new EngineError(`its egress proxy does not start: ${early.reason} ${said}`.trim(), {
    isGone: early.cause === 'engine',
  });
}
