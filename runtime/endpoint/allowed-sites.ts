import { classOfAddress } from '../http/outgoing/outgoing-address.ts';
import type { AllowedSites } from '../mcp/gateway/request-head.ts';

/**
 * Sites that may call the endpoint. On an address of this machine, only names of this machine: a page elsewhere could make its own name
 * resolve here (DNS rebinding). `port` is asked once the server listens.
 */
export function allowedSites({ host }: { readonly host: string }, port: () => number): AllowedSites {
  const isLocal = host === 'localhost' || classOfAddress(host) === 'loopback';
  if (!isLocal) return { origins: new Set(), hosts: undefined };
  let sites: AllowedSites | undefined;
  const made = (): AllowedSites => (sites ??= sitesOn(host, port()));
  return {
    get origins() {
      return made().origins;
    },
    get hosts() {
      return made().hosts;
    },
  };
}

/** Names of this machine, as a browser sends them for pages of this port. */
function sitesOn(host: string, port: number): AllowedSites {
  const own = host.includes(':') ? `[${host}]` : host.toLowerCase();
  const names = [...new Set(['localhost', '127.0.0.1', '[::1]', own])];
  // Clients leave out the usual port of HTTP (RFC 9110, 7.2).
  const hosts = names.flatMap((name) => (port === 80 ? [name, `${name}:80`] : [`${name}:${port}`]));
  return { hosts: new Set(hosts), origins: new Set(hosts.map((each) => `http://${each}`)) };
}
