import { setTimeout as delay } from 'node:timers/promises';
import { openHttpServer } from '../../endpoint/open-http-server.ts';
import { isRefusal, type RefusedStart } from '../../endpoint/refused-start.ts';
import { isProblem, type Backend } from '../../mcp/backend/backend.ts';
import { backendBounds } from '../../mcp/backend/bounds.ts';
import { openStdioBackend } from '../../mcp/backend/stdio/stdio-backend.ts';
import type { Log } from '../../observe/log.ts';
import type { ServerWatch } from '../server-watch.ts';
import { containerChannel } from './container-channel.ts';
import type { ContainerPlan } from './container-plan.ts';
import { keepContainer, type KeptContainer } from './kept-container.ts';
import type { WorkloadStart } from './running-container.ts';

/** Milliseconds until a server in a container answers. */
const startTime = 60_000;
/** Milliseconds between two attempts to reach a server that starts. */
const lookEvery = 100;

export interface ContainerBackendParts extends WorkloadStart, Pick<ContainerPlan, 'transport' | 'address'> {
  readonly log: Log;
  /** Hears each line that the server writes, except for messages. */
  readonly onLine: (line: string, stream: 'stdout' | 'stderr') => void;
  readonly watch: ServerWatch | undefined;
}

/** The MCP server in a container: on its standard streams, or at a port of this machine that leads into it. */
export async function openContainerBackend(parts: ContainerBackendParts): Promise<Backend | RefusedStart> {
  const { transport, address, log, onLine, watch, ...start } = parts;
  const { name } = start;
  if (transport === 'stdio' || address === undefined)
    return openStdioBackend({
      name,
      log,
      bounds: { handshakeTime: startTime },
      open: containerChannel({
        ...start,
        messageSize: backendBounds.messageSize,
        onErrorLine: (line) => onLine(line, 'stderr'),
        watch,
      }),
    });
  const host = address.host.includes(':') ? `[${address.host}]` : address.host;
  const backend = await openHttpServer(
    {
      name,
      url: new URL(`http://${host}:${address.port}${transport === 'sse' ? '/sse' : '/mcp'}`),
      transport,
      addresses: { loopback: true, private: true },
      plainHttp: 'anywhere',
    },
    log,
  );
  if (isRefusal(backend)) return backend;
  return inContainer(backend, keepContainer({ ...start, log, onLine, watch }));
}

/** A server over HTTP whose container starts, ends and is started again. */
function inContainer(backend: Backend, container: KeptContainer): Backend {
  return {
    name: backend.name,
    get facts() {
      return backend.facts;
    },
    get problem() {
      return container.problem ?? backend.problem;
    },
    async probe(headers) {
      const until = performance.now() + startTime;
      for (;;) {
        const found = await backend.probe(headers);
        if (!isProblem(found)) return found;
        // An answer is an answer, whatever it says; nobody answers while the server starts.
        if (found.kind === 'status' && found.status !== 502) return found;
        const { problem } = container;
        if (problem !== undefined) return { kind: 'unreachable', message: problem, mayHaveExecuted: false };
        if (performance.now() > until) return found;
        await delay(lookEvery);
      }
    },
    converse: () => backend.converse(),
    open: (owner) => backend.open(owner),
    async close(graceMs) {
      await backend.close(graceMs);
      await container.close();
    },
  };
}
