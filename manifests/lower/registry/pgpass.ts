import type { SecretKeyRef } from '../../../generated/types/secret-key-ref.ts';
import type { Container } from '../../../generated/kubernetes/types.ts';
import type { ResourceRequirements } from '../../../generated/types/resource-requirements.ts';
import { containerResources } from '../pod/container-resources.ts';
import { joinAdditions, podAdditions, secretFile, type PodAdditions } from '../pod/pod-additions.ts';
import { containerSecurityContext } from '../../objects/pod-security.ts';
import { containerNames, podFolders } from '../../objects/layout.ts';

/** The file as the Secret shows it: owned by root and readable by the group, which PostgreSQL clients refuse. */
const mountedFile = `${podFolders.pgpassSecret}/.pgpass`;

/** The copy that belongs to the program's own user alone. */
const copiedFile = '/pgpass/.pgpass';

/** The password file of a database client: the step that prepares it, and how the program finds it. */
export interface LoweredPgpass {
  readonly initContainer: Container;
  readonly additions: PodAdditions;
}

/**
 * A pgpass file from a Secret (spec 3, MCPRegistry). A mounted Secret cannot simply have mode 0600: it is owned by root,
 * and the fsGroup that lets the program read it adds a group bit, with which clients ignore the file. So an init step
 * of our own image copies it, with mode 0600, into a folder that is kept in memory and shared with the program.
 */
export function lowerPgpass(
  secret: SecretKeyRef,
  image: string,
  resources: ResourceRequirements | undefined,
): LoweredPgpass {
  const source = secretFile('pgpass-secret', mountedFile, secret);
  return {
    initContainer: {
      name: containerNames.copyPgpass,
      image,
      args: ['registry', 'copy-pgpass', '--from', mountedFile, '--to', copiedFile],
      ...containerResources(resources),
      securityContext: containerSecurityContext,
      volumeMounts: [...source.mounts, { name: 'pgpass', mountPath: '/pgpass' }],
    },
    additions: joinAdditions(
      podAdditions({ volumes: source.volumes }),
      podAdditions({
        env: [{ name: 'PGPASSFILE', value: copiedFile }],
        volumes: [{ name: 'pgpass', emptyDir: { medium: 'Memory' } }],
        mounts: [{ name: 'pgpass', mountPath: '/pgpass', readOnly: true }],
      }),
    ),
  };
}
