import type { MCPServerSpecWithDefaults } from '../../generated/defaults/mcp-server.ts';

// Ports, paths and names inside of the pods that are generated: what lowerings write, and what rules and the plan know of it.

/** Ports that the programs listen on; the specification leaves them open. */
export const podPorts = {
  gateway: 4483,
  registry: 8080,
  /** Metrics, version and probes of a registry. No Service leads there: metrics name every source. */
  registryInternal: 8081,
} as const;

/** Port of a backend that sets none. */
const defaultBackendPort = 8080;

/** The port a backend with an HTTP transport listens on. */
export function backendPort(spec: MCPServerSpecWithDefaults): number {
  return spec.mcpPort ?? defaultBackendPort;
}

/** Documented names of the generated containers. */
export const containerNames = {
  proxy: 'proxy',
  backend: 'mcp',
  gateway: 'vmcp',
  registry: 'registry-api',
  embedding: 'embedding',
  /** The container of a registry that runs first. */
  copyPgpass: 'copy-pgpass',
} as const;

/** Folders that generated pods mount. */
export const podFolders = {
  /** Configuration of a proxy or a virtual server, from its ConfigMap. */
  config: '/etc/svc',
  /** Policies of a ConfigMap of the input. */
  policies: '/etc/svc-authz',
  /** Client authentication of a ConfigMap of the input. */
  clientAuthentication: '/etc/svc-oidc',
  /** Bundles of certificates, one folder for each purpose. */
  certificates: '/etc/svc-ca',
  /** Keys and certificates of an embedded authorization server. */
  authServer: '/etc/svc-auth',
  /** Configuration of a registry (spec 3). */
  registryConfig: '/config',
  /** The password file of a registry, as its Secret has it. */
  pgpassSecret: '/pgpass-secret',
  /** Models of an embedding server: where its image expects them. */
  models: '/data',
  temporary: '/tmp',
  /** Where Kubernetes mounts the token of the account of a pod. */
  serviceAccount: '/var/run/secrets/kubernetes.io/serviceaccount',
} as const;
