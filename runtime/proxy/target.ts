import type { RunConfigWithDefaults } from '../../generated/defaults/run.ts';

import { isLoopbackUrl } from '../http/outgoing/outgoing-address.ts';

/** The MCP server that a run document names, or why this program cannot run it. */
export type Target =
  /** `isOurs`: an address of the operator's own network, where private addresses and plain HTTP are meant. */
  { readonly url: URL; readonly isOurs: boolean } | { readonly problem: string; readonly hint: string };

/** Finds the address of the server behind a proxy. */
export function targetOf(config: RunConfigWithDefaults): Target {
  const { remoteUrl, targetHost, targetPort, image, kubernetes, transport } = config;
  if (remoteUrl !== undefined) return { url: new URL(remoteUrl), isOurs: isLoopbackUrl(new URL(remoteUrl)) };
  if (kubernetes !== undefined) return refused('kubernetes', 'pods are not attached to yet', 'name targetPort');
  if (transport === 'stdio') return refused('transport', 'no program is started yet', 'use streamable-http or sse');
  if (targetPort === undefined)
    return refused(
      'image',
      `${image ?? 'it'} is not started by this program yet`,
      'start it, and set targetHost and targetPort',
    );
  const host = targetHost.includes(':') ? `[${targetHost}]` : targetHost;
  const path = transport === 'sse' ? '/sse' : '/mcp';
  return { url: new URL(`http://${host}:${targetPort}${path}`), isOurs: true };
}

function refused(field: string, problem: string, hint: string): Target {
  return { problem: `the run document cannot be run (${field}): ${problem}`, hint };
}
