import type { PlanNetwork } from '../../generated/types/plan-workload.ts';
import { egressOf } from '../lower/workload/egress.ts';
import type { Resource } from '../program/resource.ts';
import { planName } from './names.ts';
import type { PlanContext } from './plan-context-type.ts';

/** What the backend of an MCPServer may reach (design: permission profile), and what of its profile nothing enforces. */
export function planNetwork(server: Resource<'MCPServer'>, { program, assumptions }: PlanContext): PlanNetwork {
  const profile = program.permissionProfiles.get(server);
  const reference = server.resource.spec.permissionProfile;
  const egress = egressOf(server, profile);
  const hosts = profile?.network?.outbound?.allowHost ?? [];
  const isOpen = egress.to !== 'nothing' && profile?.network?.outbound?.insecureAllowAll !== true;
  const isLimited = hosts.length > 0 && isOpen;
  const source =
    reference === undefined
      ? 'not set'
      : reference.type === 'builtin'
        ? `builtin profile ${reference.name}`
        : `ConfigMap ${reference.name}, key ${reference.key}`;
  if (reference?.type === 'configmap' && profile === undefined) {
    assumptions.add(
      planName(server),
      `its permission profile (${source}) is not in the input, so nothing may be reached`,
    );
  }
  if (isLimited) {
    assumptions.add(planName(server), 'a network plugin that knows names limits its hosts; a NetworkPolicy does not');
  }
  if (egress.to !== 'anywhere') {
    assumptions.share('network', 'the cluster enforces NetworkPolicies', planName(server));
  }
  if (egress.to !== 'ports' && !isLimited) return { egress: egress.to, source };
  return {
    egress: egress.to,
    ...(egress.to === 'ports' ? { ports: egress.ports } : {}),
    ...(isLimited ? { hostsNotEnforced: hosts } : {}),
    source,
  };
}
