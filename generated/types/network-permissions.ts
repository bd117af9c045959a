// Generated from schemas/shared/workload/network-permissions.json by npm run generate. Do not edit.

/** What a workload may reach over the network, and from where it may be reached. */
export interface NetworkPermissions {
  /**
   * Network mode of the container, for example host, bridge or none.
   * Default: The container runtime's own, when absent or empty.
   */
  readonly mode?: string;
  /** What the workload may reach. */
  readonly outbound?: OutboundPermissions;
  /** From where the workload may be reached. */
  readonly inbound?: InboundPermissions;
}

/** What the workload may reach. */
export interface OutboundPermissions {
  /**
   * Allows every host and port.
   * Default: false.
   */
  readonly insecureAllowAll?: boolean;
  /** Hosts to allow. A dot in front also allows everything below the domain. */
  readonly allowHost?: readonly string[];
  /** Ports to allow. */
  readonly allowPort?: readonly number[];
}

/** From where the workload may be reached. */
export interface InboundPermissions {
  /**
   * Host names that requests to the workload may carry.
   * Default: The workload's own name, localhost and 127.0.0.1.
   */
  readonly allowHost?: readonly string[];
}
