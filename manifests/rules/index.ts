import { authServerCallback } from './auth-server-callback.ts';
import { authServerKeysWithReplicas } from './auth-server-keys-with-replicas.ts';
import { authServerSingleUpstream } from './auth-server-single-upstream.ts';
import { authServerTokens } from './auth-server-tokens.ts';
import { authzDocument } from './authz-document.ts';
import { backendNames } from './backend-names.ts';
import { configData } from './config-data.ts';
import { cedarTools } from './cedar-tools.ts';
import { conflictingAuthServers } from './conflicting-auth-servers.ts';
import { deprecatedFields } from './deprecated-fields.ts';
import { embeddingCacheAccess } from './embedding-cache-access.ts';
import { embeddingToken } from './embedding-token.ts';
import { environmentCollisions } from './environment-collisions.ts';
import { environmentNames } from './environment-names.ts';
import { environmentReserved } from './environment-reserved.ts';
import { exchangeWithoutToken } from './exchange-without-token.ts';
import { externalAuthWithoutEffect } from './external-auth-without-effect.ts';
import { generatedLabelsWin } from './generated-labels.ts';
import { healthCheckTimeout } from './health-check-timeout.ts';
import { languageValues } from './language-values.ts';
import { listedBackends } from './listed-backends.ts';
import { memorySessionsWithReplicas } from './memory-sessions-with-replicas.ts';
import { oidcAddresses } from './oidc-addresses.ts';
import { oneValuePerHeader } from './one-value-per-header.ts';
import { openToEverybody } from './open-to-everybody.ts';
import { optimizerEmbedding } from './optimizer-embedding.ts';
import { permissionProfile } from './permission-profile.ts';
import { plaintextCredentials } from './plaintext-credentials.ts';
import { podSecurity } from './pod-security.ts';
import { podTemplateContainer } from './pod-template-container.ts';
import { podTemplateContainersLeft } from './pod-template-containers-left.ts';
import { podTemplateLabels } from './pod-template-labels.ts';
import { podTemplateMergeKeys } from './pod-template-merge-keys.ts';
import { podTemplateSchema } from './pod-template-schema.ts';
import { podTemplateVolumes } from './pod-template-volumes.ts';
import { policies } from './policies.ts';
import { privateAddresses } from './private-addresses.ts';
import { rateLimitAuthentication } from './rate-limit-authentication.ts';
import { rateLimitHiddenTool } from './rate-limit-hidden-tool.ts';
import { rateLimitTools } from './rate-limit-tools.ts';
import { registryClusterRights } from './registry-cluster-rights.ts';
import { registryConfig } from './registry-config.ts';
import { registryCredentials } from './registry-credentials.ts';
import { registryMounts } from './registry-mounts.ts';
import { registrySources } from './registry-sources.ts';
import { registryVolumes } from './registry-volumes.ts';
import { remoteOverHttp } from './remote-over-http.ts';
import { requestsOverLimits } from './requests-over-limits.ts';
import { roleMappingOrder } from './role-mapping-order.ts';
import type { Rule } from './rule.ts';
import { secretWithoutClient } from './secret-without-client.ts';
import { serverVolumes } from './server-volumes.ts';
import { serviceAccountClients } from './service-account-clients.ts';
import { settingsWithoutEffect } from './settings-without-effect.ts';
import { sidecarPorts } from './sidecar-ports.ts';
import { stdioSingleReplica } from './stdio-single-replica.ts';
import { telemetryServiceName } from './telemetry-service-name.ts';
import { telemetryWithoutEffect } from './telemetry-without-effect.ts';
import { tokenEndpointAddresses } from './token-endpoint-addresses.ts';
import { toolConflicts } from './tool-conflicts.ts';
import { toolNameForm } from './tool-name-form.ts';
import { toolPriority } from './tool-priority.ts';
import { toolRenames } from './tool-renames.ts';
import { toolSettingsIgnored } from './tool-settings-ignored.ts';
import { transportUrlMismatch } from './transport-url-mismatch.ts';
import { uniqueOidcAudience } from './unique-oidc-audience.ts';
import { uniqueTelemetryServiceName } from './unique-telemetry-service-name.ts';
import { unusedResources } from './unused-resources.ts';
import { upstreamProvider } from './upstream-provider.ts';
import { virtualServerDiscovers } from './virtual-server-discovers.ts';
import { virtualServerGroup } from './virtual-server-group.ts';
import { virtualServerPlaintextSecret } from './virtual-server-plaintext-secret.ts';
import { virtualServerSignIn } from './virtual-server-sign-in.ts';
import { virtualServerWithoutEffect } from './virtual-server-without-effect.ts';
import { workflowNameTaken } from './workflow-name-taken.ts';
import { workflowToolBackend } from './workflow-tool-backend.ts';
import { workflowUniqueName } from './workflow-unique-name.ts';
import { workflows } from './workflows.ts';

/** Every rule, in the order in which they run; findings are sorted afterwards. */
export const rules: readonly Rule[] = [
  authServerCallback,
  authServerKeysWithReplicas,
  authServerSingleUpstream,
  authServerTokens,
  authzDocument,
  backendNames,
  configData,
  cedarTools,
  conflictingAuthServers,
  deprecatedFields,
  embeddingCacheAccess,
  embeddingToken,
  environmentCollisions,
  environmentNames,
  environmentReserved,
  exchangeWithoutToken,
  externalAuthWithoutEffect,
  generatedLabelsWin,
  healthCheckTimeout,
  languageValues,
  listedBackends,
  memorySessionsWithReplicas,
  oidcAddresses,
  oneValuePerHeader,
  openToEverybody,
  optimizerEmbedding,
  permissionProfile,
  plaintextCredentials,
  podSecurity,
  podTemplateContainer,
  podTemplateContainersLeft,
  podTemplateLabels,
  podTemplateMergeKeys,
  podTemplateSchema,
  podTemplateVolumes,
  policies,
  privateAddresses,
  rateLimitAuthentication,
  rateLimitHiddenTool,
  rateLimitTools,
  registryClusterRights,
  registryConfig,
  registryCredentials,
  registryMounts,
  registrySources,
  registryVolumes,
  remoteOverHttp,
  requestsOverLimits,
  roleMappingOrder,
  secretWithoutClient,
  serverVolumes,
  serviceAccountClients,
  settingsWithoutEffect,
  sidecarPorts,
  stdioSingleReplica,
  telemetryServiceName,
  telemetryWithoutEffect,
  tokenEndpointAddresses,
  toolConflicts,
  toolNameForm,
  toolPriority,
  toolRenames,
  toolSettingsIgnored,
  transportUrlMismatch,
  uniqueOidcAudience,
  uniqueTelemetryServiceName,
  unusedResources,
  upstreamProvider,
  virtualServerDiscovers,
  virtualServerGroup,
  virtualServerPlaintextSecret,
  virtualServerSignIn,
  virtualServerWithoutEffect,
  workflowNameTaken,
  workflowToolBackend,
  workflowUniqueName,
  workflows,
];
