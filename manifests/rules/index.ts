import { authServerCallback } from './auth-server-callback.ts';
import { authServerKeysWithReplicas } from './auth-server-keys-with-replicas.ts';
import { authServerSingleUpstream } from './auth-server-single-upstream.ts';
import { authServerSettings } from './auth-server-settings.ts';
import { authServerTokens } from './auth-server-tokens.ts';
import { authServerUpstreams } from './auth-server-upstreams.ts';
import { authzDocument } from './authz-document.ts';
import { backendHiddenTool } from './backend-hidden-tool.ts';
import { backendNames } from './backend-names.ts';
import { backendTokens } from './backend-tokens.ts';
import { configData } from './config-data.ts';
import { cedarTools } from './cedar-tools.ts';
import { claimsProvider } from './claims-provider.ts';
import { cedarVirtualTools } from './cedar-virtual-tools.ts';
import { conflictingAuthServers } from './conflicting-auth-servers.ts';
import { connectionHeaders } from './connection-headers.ts';
import { deprecatedFields } from './deprecated-fields.ts';
import { embeddingArguments } from './embedding-arguments.ts';
import { embeddingCacheAccess } from './embedding-cache-access.ts';
import { embeddingHome } from './embedding-home.ts';
import { embeddingToken } from './embedding-token.ts';
import { environmentCollisions } from './environment-collisions.ts';
import { environmentNames } from './environment-names.ts';
import { environmentReserved } from './environment-reserved.ts';
import { exchangeWithoutToken } from './exchange-without-token.ts';
import { externalAuthWithoutEffect } from './external-auth-without-effect.ts';
import { generatedAddresses } from './generated-addresses.ts';
import { generatedLabelsWin } from './generated-labels.ts';
import { healthCheckTimeout } from './health-check-timeout.ts';
import { issuerForms } from './issuer-forms.ts';
import { keyMaterial } from './key-material.ts';
import { keyTokenPaths } from './key-token-paths.ts';
import { languageValues } from './language-values.ts';
import { listedBackends } from './listed-backends.ts';
import { memorySessionsWithReplicas } from './memory-sessions-with-replicas.ts';
import { memoryUnits } from './memory-units.ts';
import { oidcAddresses } from './oidc-addresses.ts';
import { oneValuePerHeader } from './one-value-per-header.ts';
import { openToEverybody } from './open-to-everybody.ts';
import { optimizerEmbedding } from './optimizer-embedding.ts';
import { optimizerNames } from './optimizer-names.ts';
import { optimizerSearch } from './optimizer-search.ts';
import { permissionProfile } from './permission-profile.ts';
import { plaintextCredentials } from './plaintext-credentials.ts';
import { podCredentials } from './pod-credentials.ts';
import { podSecurity } from './pod-security.ts';
import { podTemplateContainer } from './pod-template-container.ts';
import { podTemplateContainersLeft } from './pod-template-containers-left.ts';
import { podTemplateLabels } from './pod-template-labels.ts';
import { podTemplateMergeKeys } from './pod-template-merge-keys.ts';
import { podTemplatePorts } from './pod-template-ports.ts';
import { podTemplateProbes } from './pod-template-probes.ts';
import { podTemplateRefused } from './pod-template-refused.ts';
import { podTemplateSchema } from './pod-template-schema.ts';
import { podTemplateSources } from './pod-template-sources.ts';
import { podTemplateVolumes } from './pod-template-volumes.ts';
import { policies } from './policies.ts';
import { privateAddresses } from './private-addresses.ts';
import { proxyEnvironment } from './proxy-environment.ts';
import { rateLimitAuthentication } from './rate-limit-authentication.ts';
import { rateLimitHiddenTool } from './rate-limit-hidden-tool.ts';
import { rateLimitSizes } from './rate-limit-sizes.ts';
import { rateLimitTools } from './rate-limit-tools.ts';
import { redisPasswords } from './redis-passwords.ts';
import { registryClusterRights } from './registry-cluster-rights.ts';
import { registryConfig } from './registry-config.ts';
import { registryCredentials } from './registry-credentials.ts';
import { registryEntries } from './registry-entries.ts';
import { registryMissingFile } from './registry-missing-file.ts';
import { registryMounts } from './registry-mounts.ts';
import { registryDocuments } from './registry-documents.ts';
import { registryOwnPodAddresses } from './registry-own-pod.ts';
import { registryPgpass } from './registry-pgpass.ts';
import { registryVolumes } from './registry-volumes.ts';
import { remoteOverHttp } from './remote-over-http.ts';
import { requestsOverLimits } from './requests-over-limits.ts';
import { roleMappingOrder } from './role-mapping-order.ts';
import type { Rule } from './rule.ts';
import { scopeForm } from './scope-form.ts';
import { secretWithoutClient } from './secret-without-client.ts';
import { serverVolumes } from './server-volumes.ts';
import { serviceAccountClients } from './service-account-clients.ts';
import { settingsWithoutEffect } from './settings-without-effect.ts';
import { sharedClaims } from './shared-claims.ts';
import { sharedAuthServer } from './shared-auth-server.ts';
import { sidecarPorts } from './sidecar-ports.ts';
import { spreadSelectors } from './spread-selectors.ts';
import { stdioExternalAuth } from './stdio-external-auth.ts';
import { stdioSingleReplica } from './stdio-single-replica.ts';
import { stdioStreams } from './stdio-streams.ts';
import { storeAddresses } from './store-addresses.ts';
import { stoppedBackends } from './stopped-backends.ts';
import { telemetryOwnPod } from './telemetry-own-pod.ts';
import { telemetryServiceName } from './telemetry-service-name.ts';
import { telemetryWithoutEffect } from './telemetry-without-effect.ts';
import { tokenEndpointAddresses } from './token-endpoint-addresses.ts';
import { toolAnnotations } from './tool-annotations.ts';
import { toolConflicts } from './tool-conflicts.ts';
import { toolFilterPrefix } from './tool-filter-prefix.ts';
import { toolNameForm } from './tool-name-form.ts';
import { toolPriority } from './tool-priority.ts';
import { toolRenames } from './tool-renames.ts';
import { toolSettingsIgnored } from './tool-settings-ignored.ts';
import { transportUrlMismatch } from './transport-url-mismatch.ts';
import { uniqueOidcAudience } from './unique-oidc-audience.ts';
import { uniqueTelemetryServiceName } from './unique-telemetry-service-name.ts';
import { unusedResources } from './unused-resources.ts';
import { upstreamProvider } from './upstream-provider.ts';
import { variableReferences } from './variable-references.ts';
import { urlCredentials } from './url-credentials.ts';
import { virtualServerDiscovers } from './virtual-server-discovers.ts';
import { virtualServerFiles } from './virtual-server-files.ts';
import { virtualServerGroup } from './virtual-server-group.ts';
import { virtualServerPlaintextSecret } from './virtual-server-plaintext-secret.ts';
import { virtualServerSignIn } from './virtual-server-sign-in.ts';
import { virtualServerWithoutEffect } from './virtual-server-without-effect.ts';
import { workflowForbiddenTool } from './workflow-forbidden-tool.ts';
import { workflowNameTaken } from './workflow-name-taken.ts';
import { workflowToolBackend } from './workflow-tool-backend.ts';
import { workflowUniqueName } from './workflow-unique-name.ts';
import { workflows } from './workflows.ts';

/** Every rule, in the order in which they run; findings are sorted afterwards. */
export const rules: readonly Rule[] = [
  authServerCallback,
  authServerKeysWithReplicas,
  authServerSingleUpstream,
  authServerSettings,
  authServerTokens,
  authServerUpstreams,
  authzDocument,
  backendHiddenTool,
  backendNames,
  backendTokens,
  configData,
  cedarTools,
  cedarVirtualTools,
  claimsProvider,
  conflictingAuthServers,
  connectionHeaders,
  deprecatedFields,
  embeddingArguments,
  embeddingCacheAccess,
  embeddingHome,
  embeddingToken,
  environmentCollisions,
  environmentNames,
  environmentReserved,
  exchangeWithoutToken,
  externalAuthWithoutEffect,
  generatedAddresses,
  generatedLabelsWin,
  healthCheckTimeout,
  issuerForms,
  keyMaterial,
  keyTokenPaths,
  languageValues,
  listedBackends,
  memorySessionsWithReplicas,
  memoryUnits,
  oidcAddresses,
  oneValuePerHeader,
  openToEverybody,
  optimizerEmbedding,
  optimizerNames,
  optimizerSearch,
  permissionProfile,
  plaintextCredentials,
  podCredentials,
  podSecurity,
  podTemplateContainer,
  podTemplateContainersLeft,
  podTemplateLabels,
  podTemplateMergeKeys,
  podTemplatePorts,
  podTemplateProbes,
  podTemplateRefused,
  podTemplateSchema,
  podTemplateSources,
  podTemplateVolumes,
  policies,
  privateAddresses,
  proxyEnvironment,
  rateLimitAuthentication,
  rateLimitHiddenTool,
  rateLimitSizes,
  rateLimitTools,
  redisPasswords,
  registryClusterRights,
  registryConfig,
  registryCredentials,
  registryEntries,
  registryMissingFile,
  registryMounts,
  registryDocuments,
  registryOwnPodAddresses,
  registryPgpass,
  registryVolumes,
  remoteOverHttp,
  requestsOverLimits,
  roleMappingOrder,
  scopeForm,
  secretWithoutClient,
  serverVolumes,
  serviceAccountClients,
  settingsWithoutEffect,
  sharedClaims,
  sharedAuthServer,
  sidecarPorts,
  spreadSelectors,
  stdioExternalAuth,
  stdioSingleReplica,
  stdioStreams,
  storeAddresses,
  stoppedBackends,
  telemetryOwnPod,
  telemetryServiceName,
  telemetryWithoutEffect,
  tokenEndpointAddresses,
  toolAnnotations,
  toolConflicts,
  toolFilterPrefix,
  toolNameForm,
  toolPriority,
  toolRenames,
  toolSettingsIgnored,
  transportUrlMismatch,
  uniqueOidcAudience,
  uniqueTelemetryServiceName,
  unusedResources,
  upstreamProvider,
  variableReferences,
  urlCredentials,
  virtualServerDiscovers,
  virtualServerFiles,
  virtualServerGroup,
  virtualServerPlaintextSecret,
  virtualServerSignIn,
  virtualServerWithoutEffect,
  workflowForbiddenTool,
  workflowNameTaken,
  workflowToolBackend,
  workflowUniqueName,
  workflows,
];
