// Generated from schemas/kinds by npm run generate. Do not edit.

import type { KindName } from '../kinds.ts';
import type { ReferenceEntry } from './reference-entry.ts';

/** Every place of every kind that names another object. */
export const references: Readonly<Record<KindName, readonly ReferenceEntry[]>> = {
  EmbeddingServer: [{ path: ['spec', 'hfTokenSecretRef', 'name'], kind: 'Secret', key: { property: 'key' } }],
  MCPExternalAuthConfig: [
    {
      path: ['spec', 'tokenExchange', 'clientSecretRef', 'name'],
      kind: 'Secret',
      key: { property: 'key' },
    },
    {
      path: ['spec', 'headerInjection', 'valueSecretRef', 'name'],
      kind: 'Secret',
      key: { property: 'key' },
    },
    {
      path: ['spec', 'bearerToken', 'tokenSecretRef', 'name'],
      kind: 'Secret',
      key: { property: 'key' },
    },
    {
      path: ['spec', 'embeddedAuthServer', 'signingKeySecretRefs', '*', 'name'],
      kind: 'Secret',
      key: { property: 'key' },
    },
    {
      path: ['spec', 'embeddedAuthServer', 'hmacSecretRefs', '*', 'name'],
      kind: 'Secret',
      key: { property: 'key' },
    },
    {
      path: ['spec', 'embeddedAuthServer', 'upstreamProviders', '*', 'oidcConfig', 'clientSecretRef', 'name'],
      kind: 'Secret',
      key: { property: 'key' },
    },
    {
      path: ['spec', 'embeddedAuthServer', 'upstreamProviders', '*', 'oauth2Config', 'clientSecretRef', 'name'],
      kind: 'Secret',
      key: { property: 'key' },
    },
    {
      path: ['spec', 'embeddedAuthServer', 'storage', 'redis', 'aclUserConfig', 'usernameSecretRef', 'name'],
      kind: 'Secret',
      key: { property: 'key' },
    },
    {
      path: ['spec', 'embeddedAuthServer', 'storage', 'redis', 'aclUserConfig', 'passwordSecretRef', 'name'],
      kind: 'Secret',
      key: { property: 'key' },
    },
    {
      path: ['spec', 'embeddedAuthServer', 'storage', 'redis', 'tls', 'caCertSecretRef', 'name'],
      kind: 'Secret',
      key: { property: 'key' },
    },
    {
      path: ['spec', 'embeddedAuthServer', 'storage', 'redis', 'sentinelTls', 'caCertSecretRef', 'name'],
      kind: 'Secret',
      key: { property: 'key' },
    },
  ],
  MCPGroup: [],
  MCPOIDCConfig: [
    {
      path: ['spec', 'kubernetesServiceAccount', 'serviceAccount'],
      kind: 'ServiceAccount',
      optional: true,
    },
    { path: ['spec', 'inline', 'clientSecretRef', 'name'], kind: 'Secret', key: { property: 'key' } },
    {
      path: ['spec', 'inline', 'caBundleRef', 'configMapRef', 'name'],
      kind: 'ConfigMap',
      key: { property: 'key', default: 'ca.crt' },
    },
  ],
  MCPRegistry: [{ path: ['spec', 'pgpassSecretRef', 'name'], kind: 'Secret', key: { property: 'key' } }],
  MCPRemoteProxy: [
    {
      path: ['spec', 'oidcConfig', 'kubernetes', 'serviceAccount'],
      kind: 'ServiceAccount',
      optional: true,
    },
    {
      path: ['spec', 'oidcConfig', 'configMap', 'name'],
      kind: 'ConfigMap',
      key: { property: 'key', default: 'oidc.json' },
    },
    {
      path: ['spec', 'oidcConfig', 'configMap', 'caBundleRef', 'configMapRef', 'name'],
      kind: 'ConfigMap',
      key: { property: 'key', default: 'ca.crt' },
    },
    {
      path: ['spec', 'oidcConfig', 'inline', 'clientSecretRef', 'name'],
      kind: 'Secret',
      key: { property: 'key' },
    },
    {
      path: ['spec', 'oidcConfig', 'inline', 'caBundleRef', 'configMapRef', 'name'],
      kind: 'ConfigMap',
      key: { property: 'key', default: 'ca.crt' },
    },
    { path: ['spec', 'oidcConfigRef', 'name'], kind: 'MCPOIDCConfig' },
    {
      path: ['spec', 'authzConfig', 'configMap', 'name'],
      kind: 'ConfigMap',
      key: { property: 'key', default: 'authz.json' },
    },
    { path: ['spec', 'toolConfigRef', 'name'], kind: 'MCPToolConfig' },
    { path: ['spec', 'externalAuthConfigRef', 'name'], kind: 'MCPExternalAuthConfig' },
    {
      path: ['spec', 'authServerRef', 'name'],
      kind: 'MCPExternalAuthConfig',
      where: { 'spec.type': 'embeddedAuthServer' },
    },
    { path: ['spec', 'telemetryConfigRef', 'name'], kind: 'MCPTelemetryConfig' },
    { path: ['spec', 'groupRef'], kind: 'MCPGroup' },
    {
      path: ['spec', 'headerForward', 'addHeadersFromSecret', '*', 'valueSecretRef', 'name'],
      kind: 'Secret',
      key: { property: 'key' },
    },
    { path: ['spec', 'serviceAccount'], kind: 'ServiceAccount', optional: true },
    {
      path: ['spec', 'resourceOverrides', 'proxyDeployment', 'imagePullSecrets', '*', 'name'],
      kind: 'Secret',
    },
  ],
  MCPServerEntry: [
    { path: ['spec', 'groupRef'], kind: 'MCPGroup' },
    { path: ['spec', 'externalAuthConfigRef', 'name'], kind: 'MCPExternalAuthConfig' },
    {
      path: ['spec', 'headerForward', 'addHeadersFromSecret', '*', 'valueSecretRef', 'name'],
      kind: 'Secret',
      key: { property: 'key' },
    },
    {
      path: ['spec', 'caBundleRef', 'configMapRef', 'name'],
      kind: 'ConfigMap',
      key: { property: 'key', default: 'ca.crt' },
    },
  ],
  MCPServer: [
    { path: ['spec', 'secrets', '*', 'name'], kind: 'Secret', key: { property: 'key' } },
    { path: ['spec', 'serviceAccount'], kind: 'ServiceAccount', optional: true },
    {
      path: ['spec', 'permissionProfile', 'name'],
      kind: 'ConfigMap',
      key: { property: 'key' },
      when: { type: { value: 'configmap', default: 'builtin' } },
    },
    {
      path: ['spec', 'resourceOverrides', 'proxyDeployment', 'imagePullSecrets', '*', 'name'],
      kind: 'Secret',
    },
    {
      path: ['spec', 'oidcConfig', 'kubernetes', 'serviceAccount'],
      kind: 'ServiceAccount',
      optional: true,
    },
    {
      path: ['spec', 'oidcConfig', 'configMap', 'name'],
      kind: 'ConfigMap',
      key: { property: 'key', default: 'oidc.json' },
    },
    {
      path: ['spec', 'oidcConfig', 'configMap', 'caBundleRef', 'configMapRef', 'name'],
      kind: 'ConfigMap',
      key: { property: 'key', default: 'ca.crt' },
    },
    {
      path: ['spec', 'oidcConfig', 'inline', 'clientSecretRef', 'name'],
      kind: 'Secret',
      key: { property: 'key' },
    },
    {
      path: ['spec', 'oidcConfig', 'inline', 'caBundleRef', 'configMapRef', 'name'],
      kind: 'ConfigMap',
      key: { property: 'key', default: 'ca.crt' },
    },
    { path: ['spec', 'oidcConfigRef', 'name'], kind: 'MCPOIDCConfig' },
    {
      path: ['spec', 'authzConfig', 'configMap', 'name'],
      kind: 'ConfigMap',
      key: { property: 'key', default: 'authz.json' },
    },
    { path: ['spec', 'toolConfigRef', 'name'], kind: 'MCPToolConfig' },
    { path: ['spec', 'externalAuthConfigRef', 'name'], kind: 'MCPExternalAuthConfig' },
    {
      path: ['spec', 'authServerRef', 'name'],
      kind: 'MCPExternalAuthConfig',
      where: { 'spec.type': 'embeddedAuthServer' },
    },
    { path: ['spec', 'telemetryConfigRef', 'name'], kind: 'MCPTelemetryConfig' },
    { path: ['spec', 'groupRef'], kind: 'MCPGroup' },
    {
      path: ['spec', 'sessionStorage', 'passwordRef', 'name'],
      kind: 'Secret',
      key: { property: 'key' },
    },
  ],
  MCPTelemetryConfig: [
    {
      path: ['spec', 'openTelemetry', 'sensitiveHeaders', '*', 'secretKeyRef', 'name'],
      kind: 'Secret',
      key: { property: 'key' },
    },
    {
      path: ['spec', 'openTelemetry', 'caBundleRef', 'configMapRef', 'name'],
      kind: 'ConfigMap',
      key: { property: 'key', default: 'ca.crt' },
    },
  ],
  MCPToolConfig: [],
  VirtualMCPCompositeToolDefinition: [],
  VirtualMCPServer: [
    {
      path: ['spec', 'incomingAuth', 'oidcConfig', 'kubernetes', 'serviceAccount'],
      kind: 'ServiceAccount',
      optional: true,
    },
    {
      path: ['spec', 'incomingAuth', 'oidcConfig', 'configMap', 'name'],
      kind: 'ConfigMap',
      key: { property: 'key', default: 'oidc.json' },
    },
    {
      path: ['spec', 'incomingAuth', 'oidcConfig', 'configMap', 'caBundleRef', 'configMapRef', 'name'],
      kind: 'ConfigMap',
      key: { property: 'key', default: 'ca.crt' },
    },
    {
      path: ['spec', 'incomingAuth', 'oidcConfig', 'inline', 'clientSecretRef', 'name'],
      kind: 'Secret',
      key: { property: 'key' },
    },
    {
      path: ['spec', 'incomingAuth', 'oidcConfig', 'inline', 'caBundleRef', 'configMapRef', 'name'],
      kind: 'ConfigMap',
      key: { property: 'key', default: 'ca.crt' },
    },
    { path: ['spec', 'incomingAuth', 'oidcConfigRef', 'name'], kind: 'MCPOIDCConfig' },
    {
      path: ['spec', 'incomingAuth', 'authzConfig', 'configMap', 'name'],
      kind: 'ConfigMap',
      key: { property: 'key', default: 'authz.json' },
    },
    {
      path: ['spec', 'outgoingAuth', 'default', 'externalAuthConfigRef', 'name'],
      kind: 'MCPExternalAuthConfig',
    },
    {
      path: ['spec', 'outgoingAuth', 'backends', '*', 'externalAuthConfigRef', 'name'],
      kind: 'MCPExternalAuthConfig',
    },
    { path: ['spec', 'serviceAccount'], kind: 'ServiceAccount', optional: true },
    { path: ['spec', 'config', 'groupRef'], kind: 'MCPGroup' },
    {
      path: ['spec', 'config', 'aggregation', 'tools', '*', 'toolConfigRef', 'name'],
      kind: 'MCPToolConfig',
    },
    {
      path: ['spec', 'config', 'compositeToolRefs', '*', 'name'],
      kind: 'VirtualMCPCompositeToolDefinition',
    },
    { path: ['spec', 'embeddingServerRef', 'name'], kind: 'EmbeddingServer' },
    {
      path: ['spec', 'authServerConfig', 'signingKeySecretRefs', '*', 'name'],
      kind: 'Secret',
      key: { property: 'key' },
    },
    {
      path: ['spec', 'authServerConfig', 'hmacSecretRefs', '*', 'name'],
      kind: 'Secret',
      key: { property: 'key' },
    },
    {
      path: ['spec', 'authServerConfig', 'upstreamProviders', '*', 'oidcConfig', 'clientSecretRef', 'name'],
      kind: 'Secret',
      key: { property: 'key' },
    },
    {
      path: ['spec', 'authServerConfig', 'upstreamProviders', '*', 'oauth2Config', 'clientSecretRef', 'name'],
      kind: 'Secret',
      key: { property: 'key' },
    },
    {
      path: ['spec', 'authServerConfig', 'storage', 'redis', 'aclUserConfig', 'usernameSecretRef', 'name'],
      kind: 'Secret',
      key: { property: 'key' },
    },
    {
      path: ['spec', 'authServerConfig', 'storage', 'redis', 'aclUserConfig', 'passwordSecretRef', 'name'],
      kind: 'Secret',
      key: { property: 'key' },
    },
    {
      path: ['spec', 'authServerConfig', 'storage', 'redis', 'tls', 'caCertSecretRef', 'name'],
      kind: 'Secret',
      key: { property: 'key' },
    },
    {
      path: ['spec', 'authServerConfig', 'storage', 'redis', 'sentinelTls', 'caCertSecretRef', 'name'],
      kind: 'Secret',
      key: { property: 'key' },
    },
    {
      path: ['spec', 'sessionStorage', 'passwordRef', 'name'],
      kind: 'Secret',
      key: { property: 'key' },
    },
  ],
};
