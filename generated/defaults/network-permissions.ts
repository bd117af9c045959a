// Generated from schemas/shared/workload/network-permissions.json by npm run generate. Do not edit.

import type { InboundPermissions, NetworkPermissions, OutboundPermissions } from '../types/network-permissions.ts';

/** What a workload may reach over the network, and from where it may be reached. */
export interface NetworkPermissionsWithDefaults {
  /**
   * Network mode of the container, for example host, bridge or none.
   * Default: The container runtime's own, when absent or empty.
   */
  readonly mode?: string;
  /** What the workload may reach. */
  readonly outbound?: OutboundPermissionsWithDefaults;
  /** From where the workload may be reached. */
  readonly inbound?: InboundPermissions;
}

/** What the workload may reach. */
export interface OutboundPermissionsWithDefaults {
  /**
   * Allows every host and port.
   * Default: false.
   */
  readonly insecureAllowAll: boolean;
  /** Hosts to allow. A dot in front also allows everything below the domain. */
  readonly allowHost?: readonly string[];
  /** Ports to allow. */
  readonly allowPort?: readonly number[];
}

/** Fills in the static defaults of NetworkPermissions, below what is present; the input is not changed. */
export function withNetworkPermissionsDefaults(value: NetworkPermissions): NetworkPermissionsWithDefaults {
  const others: Omit<NetworkPermissions, 'outbound'> = value;
  const filled: { -readonly [Key in keyof NetworkPermissionsWithDefaults]: NetworkPermissionsWithDefaults[Key] } = {
    ...others,

  };
  if (value.outbound !== undefined) filled.outbound = withOutboundPermissionsDefaults(value.outbound);
  return filled;
}

/** Fills in the static defaults of OutboundPermissions, below what is present; the input is not changed. */
export function withOutboundPermissionsDefaults(value: OutboundPermissions): OutboundPermissionsWithDefaults {
  return {
    ...value,
    insecureAllowAll: value.insecureAllowAll ?? false,
  };
}
