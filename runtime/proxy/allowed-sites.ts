import type { RunConfigWithDefaults } from '../../generated/defaults/run.ts';
import { classOfAddress } from '../http/outgoing/outgoing-address.ts';
import type { AllowedSites } from '../mcp/gateway/request-head.ts';

/**
 * Sites that may call the endpoint. On an address of this machine, only names of this machine: a page elsewhere could make its own name
 * resolve here (DNS rebinding). `port` is asked once the server listens.
 */
export function allowedSites({ host }: Pick<RunConfigWithDefaults, 'host'>, port: () => number): AllowedSites {
  const isLocal = host === 'localhost' || classOfAddress(host) === 'loopback';
  if (!isLocal) return { origins: new Set(), hosts: undefined };
  let sites: AllowedSites | undefined;
  const made = (): AllowedSites => (sites ??= sitesOn(port()));
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
function sitesOn(port: number): AllowedSites {
  const hosts = ['localhost', '127.0.0.1', '[::1]'].map((name) => `${name}:${port}`);
  return { hosts: new Set(hosts), origins: new Set(hosts.map((each) => `http://${each}`)) };
}
