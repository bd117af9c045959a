import { authServerKeysWithReplicas } from './auth-server-keys-with-replicas.ts';
import { authServerSingleUpstream } from './auth-server-single-upstream.ts';
import { conflictingAuthServers } from './conflicting-auth-servers.ts';
import { embeddingCacheAccess } from './embedding-cache-access.ts';
import { externalAuthWithoutEffect } from './external-auth-without-effect.ts';
import { generatedLabelsWin } from './generated-labels.ts';
import { oneValuePerHeader } from './one-value-per-header.ts';
import { optimizerEmbedding } from './optimizer-embedding.ts';
import { permissionProfile } from './permission-profile.ts';
import { podTemplateContainer } from './pod-template-container.ts';
import { podTemplateMergeKeys } from './pod-template-merge-keys.ts';
import { podTemplateSchema } from './pod-template-schema.ts';
import { registryConfig } from './registry-config.ts';
import { registryCredentials } from './registry-credentials.ts';
import { registryMounts } from './registry-mounts.ts';
import { registrySources } from './registry-sources.ts';
import { registryVolumes } from './registry-volumes.ts';
import type { Rule } from './rule.ts';
import { serviceAccountClients } from './service-account-clients.ts';
import { stdioSingleReplica } from './stdio-single-replica.ts';
import { toolSettingsIgnored } from './tool-settings-ignored.ts';
import { upstreamProvider } from './upstream-provider.ts';
import { virtualServerGroup } from './virtual-server-group.ts';
import { virtualServerPlaintextSecret } from './virtual-server-plaintext-secret.ts';
import { virtualServerSignIn } from './virtual-server-sign-in.ts';
import { virtualServerWithoutEffect } from './virtual-server-without-effect.ts';

/** Every rule, in the order in which they run; findings are sorted afterwards. */
export const rules: readonly Rule[] = [
  authServerKeysWithReplicas,
  authServerSingleUpstream,
  conflictingAuthServers,
  embeddingCacheAccess,
  externalAuthWithoutEffect,
  generatedLabelsWin,
  oneValuePerHeader,
  optimizerEmbedding,
  permissionProfile,
  podTemplateContainer,
  podTemplateMergeKeys,
  podTemplateSchema,
  registryConfig,
  registryCredentials,
  registryMounts,
  registrySources,
  registryVolumes,
  serviceAccountClients,
  stdioSingleReplica,
  toolSettingsIgnored,
  upstreamProvider,
  virtualServerGroup,
  virtualServerPlaintextSecret,
  virtualServerSignIn,
  virtualServerWithoutEffect,
];
