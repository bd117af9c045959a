import type { AuthzConfigRefWithDefaults } from '../../../generated/defaults/authz-config-ref.ts';
import type { AuthorizationFile } from '../../../generated/types/authz.ts';
import { jsonText } from '../pod/config-map.ts';
import { configMapFile, podAdditions, type PodAdditions } from '../pod/pod-additions.ts';
import { podFolders } from '../../objects/layout.ts';

/** Authorization policies as a file of the pod, and in themselves where they are known. */
export interface LoweredAuthz {
  /** Path of the authorization document. */
  readonly file: string;
  /** The policies, where they are written inline. */
  readonly policies?: readonly string[];
  /** The Cedar entities beside inline policies, where there are any. */
  readonly entitiesJson?: string;
  readonly additions: PodAdditions;
}

/** Name of the authorization document in a program's own ConfigMap. */
const inlineFile = 'authz.json';

/** Where a ConfigMap of the user's is mounted. */
const mountedFile = `${podFolders.policies}/authz.json`;

/**
 * Authorization policies (spec 3, AuthzConfigRef): inline ones become a file of the program's own ConfigMap, those of
 * another ConfigMap are mounted beside it.
 */
export function lowerAuthz(authz: AuthzConfigRefWithDefaults): LoweredAuthz {
  if (authz.type === 'configMap') {
    return { file: mountedFile, additions: configMapFile('authz', mountedFile, authz.configMap) };
  }
  const { policies, entitiesJson } = authz.inline;
  const entities = entitiesJson === '[]' ? {} : { entitiesJson };
  const document: AuthorizationFile = { version: '1.0', type: 'cedarv1', cedar: { policies, ...entities } };
  return {
    file: `${podFolders.config}/${inlineFile}`,
    policies,
    ...entities,
    additions: podAdditions({ files: { [inlineFile]: jsonText(document) } }),
  };
}
