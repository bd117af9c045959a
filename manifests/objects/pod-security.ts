import type { PodSecurityContext, SecurityContext } from '../../generated/kubernetes/types.ts';
import { propertyOf } from '../program/values-at.ts';

/** User and group of every emitted container, unless a podTemplateSpec says otherwise. */
const user = 1000;

/** Restricted pod security (Pod Security Standards), on every pod. */
export const podSecurityContext: PodSecurityContext = {
  runAsNonRoot: true,
  runAsUser: user,
  runAsGroup: user,
  fsGroup: user,
  seccompProfile: { type: 'RuntimeDefault' },
};

/** The first port that every user may listen on by default. */
const firstOpenPort = 1024;

/**
 * The same for a pod whose program listens on a port. On one that only root may have, its user may too from that port on: not every
 * container runtime allows it by itself. Every Pod Security Standard lets a pod set this kernel parameter (a safe one), and none on the
 * network of the node.
 */
export function podSecurityContextOf(port: number | undefined, template?: unknown): PodSecurityContext {
  const isOnNode = propertyOf(propertyOf(template, 'spec'), 'hostNetwork') === true;
  if (port === undefined || port >= firstOpenPort || isOnNode) return podSecurityContext;
  return { ...podSecurityContext, sysctls: [{ name: 'net.ipv4.ip_unprivileged_port_start', value: String(port) }] };
}

/** Restricted container security with a read-only root file system. */
export const containerSecurityContext: SecurityContext = {
  allowPrivilegeEscalation: false,
  readOnlyRootFilesystem: true,
  runAsNonRoot: true,
  capabilities: { drop: ['ALL'] },
};
