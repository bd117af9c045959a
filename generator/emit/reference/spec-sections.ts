/** The parts of the specification, and the sections of each with the types they describe, by title. */
const sections: Readonly<Record<string, readonly string[]>> = {
  '1 Resources and their fields': ['RegistryServerConfig'],
  '1 Source': [
    'RegistrySource',
    'GitSource',
    'ApiSource',
    'FileSource',
    'KubernetesSource',
    'ManagedSource',
    'SyncPolicy',
  ],
  '1 Registry': ['RegistryDefinition'],
  '1 Auth': ['RegistryAuth', 'RegistryOAuth', 'RegistryOAuthProvider', 'RegistryAuthz', 'RegistryRoles'],
  '1 Identity record': ['IdentityRecord'],
  '1 Registry server HTTP API': ['PublishRequest'],
  '1 Run command': ['RunConfig', 'RunInvocation'],
  '2 Conventions': ['Condition', 'Duration', 'ResourceList'],
  '2 Audit configuration': ['AuditLogConfig'],
  '2 Backend authentication strategy': [
    'BackendAuthStrategy',
    'AggregatorHeaderInjectionConfig',
    'AggregatorTokenExchangeConfig',
  ],
  '2 Telemetry configuration (model)': ['TelemetryModelConfig'],
  '2 Aggregation server configuration model': [
    'AggregatorConfig',
    'AggregatorAuthzConfig',
    'AggregatorIncomingAuthConfig',
    'AggregatorOIDCConfig',
    'AggregatorOutgoingAuthConfig',
    'AggregatorSessionStorageConfig',
    'AggregationConfig',
    'ToolAnnotationsOverride',
    'OptimizerConfig',
    'StaticBackendConfig',
    'FailureHandlingConfig',
  ],
  '2 Composite tool workflows': [
    'CompositeToolConfig',
    'WorkflowStepConfig',
    'ElicitationResponseConfig',
    'OutputConfig',
    'OutputProperty',
  ],
  '2 VirtualMCPServer': ['VirtualMCPServer', 'BackendAuthConfig'],
  '2 VirtualMCPCompositeToolDefinition': ['VirtualMCPCompositeToolDefinition'],
  '2 EmbeddingServer': ['EmbeddingServer'],
  '2 MCPGroup': ['MCPGroup'],
  '2 MCPServerEntry': ['MCPServerEntry'],
  '3 MCPServer': ['MCPServer', 'AuditConfig'],
  '3 MCPRemoteProxy': ['MCPRemoteProxy'],
  '3 MCPRegistry': ['MCPRegistry'],
  '3 MCPToolConfig': ['MCPToolConfig', 'ToolOverride'],
  '3 MCPTelemetryConfig': ['MCPTelemetryConfig', 'MCPTelemetryConfigReference', 'TelemetryConfig'],
  '3 MCPOIDCConfig': [
    'MCPOIDCConfig',
    'MCPOIDCConfigReference',
    'OIDCConfigRef',
    'ConfigMapOIDCRef',
    'InlineOIDCConfig',
    'InlineOIDCSharedConfig',
    'KubernetesOIDCConfig',
    'KubernetesServiceAccountOIDCConfig',
  ],
  '3 MCPExternalAuthConfig': [
    'MCPExternalAuthConfig',
    'AuthServerRef',
    'EmbeddedAuthServerConfig',
    'RedisStorageConfig',
    'RedisTLSConfig',
    'UserInfoConfig',
  ],
  '3 Shared reference and helper types': [
    'AuthzConfigRef',
    'CABundleSource',
    'EnvVar',
    'ExternalAuthConfigRef',
    'HeaderForwardConfig',
    'NetworkPermissions',
    'PermissionProfileRef',
    'ProxyDeploymentOverrides',
    'ResourceMetadataOverrides',
    'ResourceOverrides',
    'ResourceRequirements',
    'SecretKeyRef',
    'SecretRef',
    'SessionStorageConfig',
    'ToolConfigRef',
    'Volume',
    'WorkloadReference',
  ],
  '3 Rate limiting': ['RateLimitConfig', 'RateLimitBucket'],
};

const byTitle: ReadonlyMap<string, string> = new Map(
  Object.entries(sections).flatMap(([section, titles]) => titles.map((title) => [title, section] as const)),
);

/** Where the specification describes a type: the number of its part and the section. Undefined for types inside a described one. */
export function specSectionOf(title: string | undefined): string | undefined {
  return title === undefined ? undefined : byTitle.get(title);
}

/** Every title that the sections name. */
export function describedTitles(): string[] {
  return [...byTitle.keys()];
}
