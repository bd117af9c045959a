import type { PermissionProfile } from '../../../generated/types/permission-profile.ts';
import type { Resource } from '../../program/resource.ts';
import type { Egress } from './network-policy.ts';

/**
 * What a server's permission profile lets its backend reach. Without a profile the network is open, as with `network`;
 * a profile whose ConfigMap is not in the input cannot be read, so nothing is allowed (a rule says so).
 */
export function egressOf(server: Resource<'MCPServer'>, profile: PermissionProfile | undefined): Egress {
  const reference = server.resource.spec.permissionProfile;
  if (reference === undefined) return { to: 'anywhere' };
  if (reference.type === 'builtin') return { to: reference.name === 'none' ? 'nothing' : 'anywhere' };
  // Without a network nothing that outbound allows can be reached.
  if (profile?.network?.mode === 'none') return { to: 'nothing' };
  const outbound = profile?.network?.outbound;
  if (outbound?.insecureAllowAll === true) return { to: 'anywhere' };
  const ports = outbound?.allowPort ?? [];
  if (ports.length > 0) return { to: 'ports', ports };
  // Hosts without ports: a NetworkPolicy cannot tell hosts apart, so every host is reachable (a rule names them).
  return { to: (outbound?.allowHost ?? []).length > 0 ? 'anywhere' : 'nothing' };
}
