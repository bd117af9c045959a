import type { NetworkPolicy, NetworkPolicySpec } from '../../../generated/kubernetes/types.ts';
import type { Mutable } from '../pod/mutable.ts';
import { labelsOf, selectorOf, type Component } from '../../objects/labels.ts';

/** What a backend may reach. */
export type Egress =
  /** Nothing at all, not even DNS. */
  | { readonly to: 'nothing' }
  /** Anything. */
  | { readonly to: 'anywhere' }
  /** These TCP ports of any host, and DNS. A NetworkPolicy cannot name hosts. */
  | { readonly to: 'ports'; readonly ports: readonly number[] };

/**
 * Isolates a backend: only its own proxy may connect to it (to a stdio backend nobody may, it is attached to),
 * and it may reach what its permission profile allows.
 */
export function backendNetworkPolicy(
  name: string,
  backend: Component,
  proxy: Component,
  port: number | undefined,
  egress: Egress,
): NetworkPolicy {
  const spec: Mutable<NetworkPolicySpec> = {
    podSelector: { matchLabels: selectorOf(backend) },
    policyTypes: egress.to === 'anywhere' ? ['Ingress'] : ['Ingress', 'Egress'],
  };
  if (port !== undefined) {
    spec.ingress = [
      { from: [{ podSelector: { matchLabels: selectorOf(proxy) } }], ports: [{ port, protocol: 'TCP' }] },
    ];
  }
  if (egress.to === 'ports') {
    spec.egress = [
      { ports: egress.ports.map((allowed) => ({ port: allowed, protocol: 'TCP' })) },
      {
        ports: [
          { port: 53, protocol: 'UDP' },
          { port: 53, protocol: 'TCP' },
        ],
      },
    ];
  }
  return {
    apiVersion: 'networking.k8s.io/v1',
    kind: 'NetworkPolicy',
    metadata: { name, labels: labelsOf(backend) },
    spec,
  };
}
