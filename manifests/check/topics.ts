import type { Relevance } from './relevance.ts';

// What several rules are about. A topic may name more than a rule of it needs: such a rule is loaded and finds nothing.

/** Pods that the author of a resource shaped. */
export const podTemplates = {
  EmbeddingServer: ['podTemplateSpec'],
  MCPRegistry: ['podTemplateSpec', 'volumes'],
  MCPServer: ['podTemplateSpec', 'volumes'],
  VirtualMCPServer: ['podTemplateSpec'],
} satisfies Relevance;

/** The same, and the fields for metadata of pods beside their templates. */
export const podMetadata = {
  EmbeddingServer: ['podTemplateSpec', 'resourceOverrides'],
  MCPRegistry: ['podTemplateSpec', 'volumes'],
  MCPRemoteProxy: ['resourceOverrides'],
  MCPServer: ['podTemplateSpec', 'resourceOverrides', 'volumes'],
  VirtualMCPServer: ['podTemplateSpec'],
} satisfies Relevance;

/** Variables and arguments of containers. */
export const variables = {
  EmbeddingServer: ['args', 'env', 'podTemplateSpec', 'resourceOverrides'],
  MCPRegistry: ['podTemplateSpec'],
  MCPRemoteProxy: ['resourceOverrides'],
  MCPServer: ['args', 'env', 'podTemplateSpec', 'resourceOverrides', 'secrets'],
  VirtualMCPServer: ['podTemplateSpec'],
} satisfies Relevance;

/** What servers are started with. */
export const serverArguments = {
  EmbeddingServer: ['args', 'env', 'podTemplateSpec'],
  MCPServer: ['args', 'env', 'mcpPort', 'podTemplateSpec'],
} satisfies Relevance;

/** Objects of the cluster that resources refer to by name, and what makes them. */
export const namedObjects = {
  foreign: ['ConfigMap', 'ExternalSecret', 'SealedSecret', 'Secret', 'ServiceAccount'],
} satisfies Relevance;

/** Objects of the cluster that pods mount or run as. */
export const mountedObjects = {
  foreign: ['ConfigMap', 'PersistentVolumeClaim', 'Secret', 'ServiceAccount'],
} satisfies Relevance;

/** Amounts of processor time and memory. */
export const amounts = {
  EmbeddingServer: ['modelCache', 'podTemplateSpec', 'resources'],
  MCPRegistry: ['podTemplateSpec'],
  MCPRemoteProxy: ['resources'],
  MCPServer: ['podTemplateSpec', 'resources'],
  VirtualMCPServer: ['podTemplateSpec'],
} satisfies Relevance;

/** Images of containers. */
export const images = {
  EmbeddingServer: ['image', 'podTemplateSpec'],
  MCPRegistry: ['podTemplateSpec'],
  MCPServer: ['image', 'podTemplateSpec'],
  VirtualMCPServer: ['podTemplateSpec'],
} satisfies Relevance;

/** What changes the number of pods. */
export const autoscalers = { foreign: ['HorizontalPodAutoscaler', 'ScaledObject'] } satisfies Relevance;

/** How many pods there are. */
export const replicas = {
  EmbeddingServer: ['replicas'],
  MCPServer: ['backendReplicas', 'replicas', 'sessionStorage'],
  VirtualMCPServer: true,
  ...autoscalers,
} satisfies Relevance;

/** Virtual servers and what they aggregate. */
export const gateways = { VirtualMCPServer: true } satisfies Relevance;

/** Registries. */
export const registries = { MCPRegistry: true } satisfies Relevance;

/** Embedding servers. */
export const embeddings = { EmbeddingServer: true } satisfies Relevance;

/** Where tools are renamed, filtered and composed. */
export const tools = {
  MCPToolConfig: true,
  VirtualMCPCompositeToolDefinition: true,
  VirtualMCPServer: true,
} satisfies Relevance;

/** Resources that represent a server elsewhere, and fields that name its address. */
export const remotes = { MCPRemoteProxy: true, MCPServerEntry: true, VirtualMCPServer: true } satisfies Relevance;

/** Kinds of objects that workloads may be reached through from outside of the cluster. */
export const outsideKinds = [
  'GRPCRoute',
  'HTTPProxy',
  'HTTPRoute',
  'Ingress',
  'IngressRoute',
  'IngressRouteTCP',
  'Route',
  'Service',
  'TCPRoute',
  'TLSRoute',
  'VirtualService',
];

/** What leads into the cluster. */
export const ingressRoutes = { foreign: ['HTTPRoute', 'Ingress'] } satisfies Relevance;

/** Authorization servers, where they are configured. */
export const authServers = {
  MCPExternalAuthConfig: ['embeddedAuthServer', 'tokenExchange'],
  VirtualMCPServer: true,
} satisfies Relevance;

/** Who may have an authorization server, or exchange tokens. */
export const tokenIssuers = {
  MCPRemoteProxy: ['authServerRef', 'externalAuthConfigRef'],
  MCPServer: ['authServerRef', 'externalAuthConfigRef'],
  VirtualMCPServer: true,
} satisfies Relevance;

/** Who signs callers in, and with what. */
export const signIn = {
  MCPExternalAuthConfig: ['embeddedAuthServer', 'tokenExchange'],
  MCPOIDCConfig: true,
  MCPRegistry: true,
  MCPRemoteProxy: ['authServerRef', 'externalAuthConfigRef', 'oidcConfig', 'oidcConfigRef'],
  MCPServer: ['oidcConfig', 'oidcConfigRef'],
  VirtualMCPServer: true,
} satisfies Relevance;

/** What callers may do, and who is asked. */
export const access = {
  MCPRemoteProxy: ['authServerRef', 'authzConfig', 'externalAuthConfigRef', 'oidcConfig', 'oidcConfigRef'],
  MCPServer: ['authServerRef', 'authzConfig', 'externalAuthConfigRef', 'oidcConfig'],
  VirtualMCPServer: true,
} satisfies Relevance;

/** What gives rights in the cluster. */
export const bindings = { foreign: ['ClusterRoleBinding', 'RoleBinding'] } satisfies Relevance;

/** Policies. */
export const policies = {
  MCPRemoteProxy: ['authzConfig', 'externalAuthConfigRef'],
  MCPServer: ['authzConfig', 'externalAuthConfigRef'],
  VirtualMCPServer: true,
} satisfies Relevance;

/** Limits on how often something is called. */
export const rateLimits = { MCPServer: ['rateLimiting'], VirtualMCPServer: true } satisfies Relevance;

/** Headers that are sent to others. */
export const headers = {
  MCPExternalAuthConfig: ['headerInjection', 'tokenExchange'],
  MCPRemoteProxy: ['externalAuthConfigRef', 'headerForward', 'telemetry'],
  MCPServer: ['telemetry'],
  MCPServerEntry: ['caBundleRef', 'externalAuthConfigRef', 'headerForward'],
  MCPTelemetryConfig: true,
  VirtualMCPServer: true,
} satisfies Relevance;

/** Credentials where everybody can read them. */
export const plaintext = {
  EmbeddingServer: ['env'],
  MCPRemoteProxy: ['headerForward', 'resourceOverrides', 'telemetry'],
  MCPServer: ['env', 'resourceOverrides', 'telemetry'],
  MCPServerEntry: ['headerForward'],
  MCPTelemetryConfig: true,
  VirtualMCPServer: true,
} satisfies Relevance;

/** Traces and metrics. */
export const telemetry = {
  MCPRemoteProxy: ['telemetry', 'telemetryConfigRef'],
  MCPServer: ['telemetry', 'telemetryConfigRef'],
  MCPTelemetryConfig: true,
  VirtualMCPServer: true,
} satisfies Relevance;

/** Stores in which the generated programs keep sessions and data. */
export const stores = {
  MCPRegistry: true,
  MCPRemoteProxy: ['authServerRef', 'externalAuthConfigRef'],
  MCPServer: ['authServerRef', 'externalAuthConfigRef', 'sessionStorage'],
  VirtualMCPServer: true,
} satisfies Relevance;

/** Texts in a language. */
export const languages = {
  MCPExternalAuthConfig: ['awsSts', 'embeddedAuthServer'],
  MCPRegistry: true,
  MCPServer: ['rateLimiting'],
  VirtualMCPCompositeToolDefinition: true,
  VirtualMCPServer: true,
} satisfies Relevance;

/** Settings that others switch off. */
export const settings = {
  EmbeddingServer: ['modelCache', 'resourceOverrides'],
  MCPExternalAuthConfig: ['awsSts'],
  MCPRemoteProxy: true,
  MCPServer: true,
  VirtualMCPServer: true,
} satisfies Relevance;

/** Everything that is emitted. */
export const workloads = {
  EmbeddingServer: true,
  MCPRegistry: true,
  MCPRemoteProxy: true,
  MCPServer: true,
  VirtualMCPServer: true,
} satisfies Relevance;

/** What only serves others. */
export const shared = {
  EmbeddingServer: true,
  MCPExternalAuthConfig: true,
  MCPGroup: true,
  MCPOIDCConfig: true,
  MCPServerEntry: true,
  MCPTelemetryConfig: true,
  MCPToolConfig: true,
  VirtualMCPCompositeToolDefinition: true,
} satisfies Relevance;
