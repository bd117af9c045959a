import type { PodSecurityContext, SecurityContext } from '../../generated/kubernetes/types.ts';

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

/** Restricted container security with a read-only root file system. */
export const containerSecurityContext: SecurityContext = {
  allowPrivilegeEscalation: false,
  readOnlyRootFilesystem: true,
  runAsNonRoot: true,
  capabilities: { drop: ['ALL'] },
};
