import { authServerKeysWithReplicas } from './auth-server-keys-with-replicas.ts';
import { authServerSingleUpstream } from './auth-server-single-upstream.ts';
import { authzDocument } from './authz-document.ts';
import { cedarActions } from './cedar-actions.ts';
import { cedarEntities } from './cedar-entities.ts';
import { cedarPolicies } from './cedar-policies.ts';
import { conflictingAuthServers } from './conflicting-auth-servers.ts';
import { deprecatedFields } from './deprecated-fields.ts';
import { embeddingCacheAccess } from './embedding-cache-access.ts';
import { environmentCollisions } from './environment-collisions.ts';
import { environmentNames } from './environment-names.ts';
import { environmentReserved } from './environment-reserved.ts';
import { externalAuthWithoutEffect } from './external-auth-without-effect.ts';
import { generatedLabelsWin } from './generated-labels.ts';
import { memorySessionsWithReplicas } from './memory-sessions-with-replicas.ts';
import { oneValuePerHeader } from './one-value-per-header.ts';
import { optimizerEmbedding } from './optimizer-embedding.ts';
import { permissionProfile } from './permission-profile.ts';
import { plaintextCredentials } from './plaintext-credentials.ts';
import { podTemplateContainer } from './pod-template-container.ts';
import { podTemplateMergeKeys } from './pod-template-merge-keys.ts';
import { podTemplateSchema } from './pod-template-schema.ts';
import { privateAddresses } from './private-addresses.ts';
import { rateLimitAuthentication } from './rate-limit-authentication.ts';
import { registryClusterRights } from './registry-cluster-rights.ts';
import { registryConfig } from './registry-config.ts';
import { registryCredentials } from './registry-credentials.ts';
import { registryMounts } from './registry-mounts.ts';
import { registrySources } from './registry-sources.ts';
import { registryVolumes } from './registry-volumes.ts';
import { requestsOverLimits } from './requests-over-limits.ts';
import { roleMatcher } from './role-matcher.ts';
import type { Rule } from './rule.ts';
import { serviceAccountClients } from './service-account-clients.ts';
import { stdioSingleReplica } from './stdio-single-replica.ts';
import { templateSyntax } from './template-syntax.ts';
import { toolSettingsIgnored } from './tool-settings-ignored.ts';
import { transportUrlMismatch } from './transport-url-mismatch.ts';
import { uniqueOidcAudience } from './unique-oidc-audience.ts';
import { uniqueTelemetryServiceName } from './unique-telemetry-service-name.ts';
import { upstreamProvider } from './upstream-provider.ts';
import { virtualServerDiscovers } from './virtual-server-discovers.ts';
import { virtualServerGroup } from './virtual-server-group.ts';
import { virtualServerPlaintextSecret } from './virtual-server-plaintext-secret.ts';
import { virtualServerSignIn } from './virtual-server-sign-in.ts';
import { virtualServerWithoutEffect } from './virtual-server-without-effect.ts';
import { workflowCycle } from './workflow-cycle.ts';
import { workflowDefaultResults } from './workflow-default-results.ts';
import { workflowItemVariable } from './workflow-item-variable.ts';
import { workflowMissingDependency } from './workflow-missing-dependency.ts';
import { workflowNestedTemplate } from './workflow-nested-template.ts';
import { workflowPlainText } from './workflow-plain-text.ts';
import { workflowRequiredOutput } from './workflow-required-output.ts';
import { workflowToolBackend } from './workflow-tool-backend.ts';
import { workflowUniqueName } from './workflow-unique-name.ts';
import { workflowUnknownData } from './workflow-unknown-data.ts';
import { workflowUnknownDependency } from './workflow-unknown-dependency.ts';
import { workflowUnknownParameter } from './workflow-unknown-parameter.ts';
import { workflowUnknownResult } from './workflow-unknown-result.ts';
import { workflowUnknownStep } from './workflow-unknown-step.ts';

/** Every rule, in the order in which they run; findings are sorted afterwards. */
export const rules: readonly Rule[] = [
  authServerKeysWithReplicas,
  authServerSingleUpstream,
  authzDocument,
  cedarActions,
  cedarEntities,
  cedarPolicies,
  conflictingAuthServers,
  deprecatedFields,
  embeddingCacheAccess,
  environmentCollisions,
  environmentNames,
  environmentReserved,
  externalAuthWithoutEffect,
  generatedLabelsWin,
  memorySessionsWithReplicas,
  oneValuePerHeader,
  optimizerEmbedding,
  permissionProfile,
  plaintextCredentials,
  podTemplateContainer,
  podTemplateMergeKeys,
  podTemplateSchema,
  privateAddresses,
  rateLimitAuthentication,
  registryClusterRights,
  registryConfig,
  registryCredentials,
  registryMounts,
  registrySources,
  registryVolumes,
  requestsOverLimits,
  roleMatcher,
  serviceAccountClients,
  stdioSingleReplica,
  templateSyntax,
  toolSettingsIgnored,
  transportUrlMismatch,
  uniqueOidcAudience,
  uniqueTelemetryServiceName,
  upstreamProvider,
  virtualServerDiscovers,
  virtualServerGroup,
  virtualServerPlaintextSecret,
  virtualServerSignIn,
  virtualServerWithoutEffect,
  workflowCycle,
  workflowDefaultResults,
  workflowItemVariable,
  workflowMissingDependency,
  workflowNestedTemplate,
  workflowPlainText,
  workflowRequiredOutput,
  workflowToolBackend,
  workflowUniqueName,
  workflowUnknownData,
  workflowUnknownDependency,
  workflowUnknownParameter,
  workflowUnknownResult,
  workflowUnknownStep,
];
