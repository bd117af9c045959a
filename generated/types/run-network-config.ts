// Generated from schemas/shared/run/run-network-config.json by npm run generate. Do not edit.

/** How the container is connected. */
export interface RunNetworkConfig {
  /** A network by name, host, or any other mode that the container runtime knows. Without one, its default bridge. */
  readonly mode?: string;
  /**
   * Cuts the container off from everything that its permission profile does not list.
   * Default: false.
   */
  readonly isolate?: boolean;
  /**
   * Lets an isolated container reach the gateway addresses of the container runtime, and through them this machine.
   * Default: false.
   */
  readonly allowDockerGateway?: boolean;
}
