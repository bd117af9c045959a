import { embeddingCacheAccess } from './embedding-cache-access.ts';
import { generatedLabelsWin } from './generated-labels.ts';
import { permissionProfile } from './permission-profile.ts';
import { podTemplateContainer } from './pod-template-container.ts';
import { podTemplateSchema } from './pod-template-schema.ts';
import { registryCredentials } from './registry-credentials.ts';
import { registryVolumes } from './registry-volumes.ts';
import type { Rule } from './rule.ts';
import { stdioSingleReplica } from './stdio-single-replica.ts';
import { virtualServerGroup } from './virtual-server-group.ts';
import { virtualServerPlaintextSecret } from './virtual-server-plaintext-secret.ts';
import { virtualServerWithoutEffect } from './virtual-server-without-effect.ts';

/** Every rule, in the order in which they run; findings are sorted afterwards. */
export const rules: readonly Rule[] = [
  embeddingCacheAccess,
  generatedLabelsWin,
  permissionProfile,
  podTemplateContainer,
  podTemplateSchema,
  registryCredentials,
  registryVolumes,
  stdioSingleReplica,
  virtualServerGroup,
  virtualServerPlaintextSecret,
  virtualServerWithoutEffect,
];
