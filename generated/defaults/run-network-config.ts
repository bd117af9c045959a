// Generated from schemas/shared/run/run-network-config.json by npm run generate. Do not edit.

import type { RunNetworkConfig } from '../types/run-network-config.ts';

/** How the container is connected. */
export interface RunNetworkConfigWithDefaults {
  /** A network by name, host, or any other mode that the container runtime knows. Without one, its default bridge. */
  readonly mode?: string;
  /**
   * Cuts the container off from everything that its permission profile does not list.
   * Default: false.
   */
  readonly isolate: boolean;
  /**
   * Lets an isolated container reach the gateway addresses of the container runtime, and through them this machine.
   * Default: false.
   */
  readonly allowDockerGateway: boolean;
}

/** Fills in the static defaults of RunNetworkConfig, below what is present; the input is not changed. */
export function withRunNetworkConfigDefaults(value: RunNetworkConfig): RunNetworkConfigWithDefaults {
  return {
    ...value,
    isolate: value.isolate ?? false,
    allowDockerGateway: value.allowDockerGateway ?? false,
  };
}
