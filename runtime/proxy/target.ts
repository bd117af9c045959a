import type { RunConfigWithDefaults } from '../../generated/defaults/run.ts';
import { isLoopbackUrl } from '../http/outgoing/outgoing-address.ts';
import type { RefusedStart } from '../endpoint/refused-start.ts';

/** The MCP server that a run document names, or why this program cannot run it. */
export type Target =
  /** `isOurs`: an address of the operator's own network, where private addresses and plain HTTP are meant. */
  { readonly url: URL; readonly isOurs: boolean } | RefusedStart;

/** Finds the address of the server behind a proxy. */
export function targetOf(config: RunConfigWithDefaults): Target {
  const { remoteUrl, targetHost, targetPort, transport } = config;
  if (remoteUrl !== undefined) return { url: new URL(remoteUrl), isOurs: isLoopbackUrl(new URL(remoteUrl)) };
  if (targetPort === undefined)
    return { problem: 'the run document names no server', hint: 'set remoteUrl, targetPort or kubernetes' };
  const host = targetHost.includes(':') ? `[${targetHost}]` : targetHost;
  const path = transport === 'sse' ? '/sse' : '/mcp';
  return { url: new URL(`http://${host}:${targetPort}${path}`), isOurs: true };
}
