import { getSystemErrorMap } from 'node:util';
import type { RunConfigWithDefaults } from '../../generated/defaults/run.ts';
import type { NamedSecret } from '../endpoint/named-secret.ts';
import type { RefusedStart } from '../endpoint/refused-start.ts';
import type { Log } from '../observe/log.ts';
import { startProxy, type ProxyServerOptions, type RemoteLogin, type RunningProxy } from '../proxy/proxy-server.ts';

/** Starts the proxy of a workload, and the server behind it where we start that. A port that is taken is a refusal. */
export async function startWorkload(
  config: RunConfigWithDefaults,
  openBackend: ProxyServerOptions['openBackend'],
  log: Log,
  secretNamed: NamedSecret,
  login?: RemoteLogin,
): Promise<RunningProxy | RefusedStart> {
  try {
    return await startProxy({ config, log, secretNamed, login, ...(openBackend === undefined ? {} : { openBackend }) });
  } catch (error) {
    const reason = listenProblem(error);
    if (reason === undefined) throw error;
    const place = `${config.host}:${config.proxyPort ?? 0}`;
    return {
      problem: `cannot listen on ${place}: ${reason}`,
      hint: 'choose another host or proxyPort (--host, --proxy-port)',
    };
  }
}

/** Where clients reach a workload, below the address of its proxy. */
export function endpointPathOf({ transport, proxyMode }: RunConfigWithDefaults): '/sse' | '/mcp' {
  return transport === 'stdio' && proxyMode === 'sse' ? '/sse' : '/mcp';
}

/** Why the system refused, in words (`address already in use`); undefined where it was not the system. */
function listenProblem(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || !('syscall' in error)) return undefined;
  const number = 'errno' in error && typeof error.errno === 'number' ? error.errno : 0;
  return getSystemErrorMap().get(number)?.[1] ?? String(error.code);
}
