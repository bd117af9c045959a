// Generated from schemas/config/run.json by npm run generate. Do not edit.

import type { AggregatorSessionStorageConfig } from './aggregator-session-storage-config.ts';
import type { AuditLogConfig } from './audit.ts';
import type { FilePath } from './file-path.ts';
import type { PathPrefix } from './path-prefix.ts';
import type { Port } from './port.ts';
import type { RateLimitConfig } from './rate-limit-config.ts';
import type { RunAWSStsConfig } from './run-aws-sts-config.ts';
import type { RunHeaderForwardConfig } from './run-header-forward-config.ts';
import type { RunHeaderInjection } from './run-header-injection.ts';
import type { RunKubernetesTarget } from './run-kubernetes-target.ts';
import type { RunNetworkConfig } from './run-network-config.ts';
import type { RunOIDCConfig } from './run-oidc-config.ts';
import type { RunProvenance } from './run-provenance.ts';
import type { RunRemoteAuthConfig } from './run-remote-auth-config.ts';
import type { RunRuntimeConfig } from './run-runtime-config.ts';
import type { RunSecret } from './run-secret.ts';
import type { RunTelemetryConfig } from './run-telemetry-config.ts';
import type { RunTokenExchangeConfig } from './run-token-exchange-config.ts';
import type { RunToolsConfig } from './run-tools-config.ts';
import type { RunUpstreamInject } from './run-upstream-inject.ts';
import type { WebAddress } from './web-address.ts';
import type { WorkloadName } from './workload-name.ts';

/** Configuration of one workload: what `svc run` builds from its flags, exports and imports, and what a proxy in a cluster is started with. */
export interface RunConfig {
  /** Version of this format. */
  readonly schemaVersion: 'v1';
  /**
   * Name of the workload.
   * Default: Made from the image, the package or the address.
   */
  readonly name?: WorkloadName;
  /**
   * Group the workload belongs to.
   * Default: "default".
   */
  readonly group?: WorkloadName;
  /** Container image to run, or a package to build one from: uvx://, npx:// or go:// and its name. */
  readonly image?: string;
  /** Address of a remote MCP server to run a proxy for. */
  readonly remoteUrl?: WebAddress;
  /** Arguments for the MCP server, in order. */
  readonly args?: readonly string[];
  /** Transport that the MCP server speaks. */
  readonly transport?: 'sse' | 'streamable-http' | 'stdio';
  /**
   * Transport that the proxy speaks to clients in front of a stdio server.
   * Default: "streamable-http".
   * Deprecated value sse: Use streamable-http.
   */
  readonly proxyMode?: 'streamable-http' | 'sse';
  /**
   * Address or host name the proxy listens on.
   * Default: "127.0.0.1".
   */
  readonly host?: string;
  /** Port the proxy listens on. Without one, any free port. */
  readonly proxyPort?: Port;
  /**
   * Host the MCP server is reached at, for transports over HTTP.
   * Default: "127.0.0.1".
   */
  readonly targetHost?: string;
  /** Port the MCP server listens on, for transports over HTTP. Without image, the server runs there already and nothing is started. */
  readonly targetPort?: Port;
  /** Path put in front of the endpoint addresses that an SSE stream announces. */
  readonly endpointPrefix?: PathPrefix;
  /**
   * Believes X-Forwarded-Proto, -Host, -Port and -Prefix of a proxy in front: for endpoint addresses, and for the address of the protected resource that clients sign in at (RFC 9728).
   * Default: false.
   */
  readonly trustProxyHeaders?: boolean;
  /** Environment variables of the MCP server. */
  readonly env?: Readonly<Record<string, string>>;
  /** File with environment variables of the MCP server. */
  readonly envFile?: FilePath;
  /** Folder of such files. All of them are read. */
  readonly envFileDir?: FilePath;
  /** Secrets that the MCP server gets as environment variables. */
  readonly secrets?: readonly RunSecret[];
  /** Paths of this machine to mount: the path, a colon, the path in the container, and :ro to forbid writing. */
  readonly volumes?: readonly string[];
  /** Ports of the container to open on this machine: the port here, a colon, the port there. */
  readonly publish?: readonly string[];
  /** Labels of the container. */
  readonly labels?: Readonly<Record<string, string>>;
  /**
   * What the MCP server may read, write and reach: none, network, or the path of a JSON file.
   * Default: The profile of the registry entry, else network.
   */
  readonly permissionProfile?: string;
  /** How the container is connected. */
  readonly network?: RunNetworkConfig;
  /**
   * Also hides what the user's own ignore file lists, in every mounted folder.
   * Default: true.
   */
  readonly ignoreGlobally?: boolean;
  /**
   * What happens when the signature of an image does not prove its provenance: warn logs it, enabled refuses the image, disabled skips verification.
   * Default: "warn".
   */
  readonly imageVerification?: 'warn' | 'enabled' | 'disabled';
  /** Who has to have signed the image. Without it, an image cannot be verified. */
  readonly provenance?: RunProvenance;
  /** What starts the server, and how a container is built for a package. */
  readonly runtime?: RunRuntimeConfig;
  /** Whose tokens clients have to bring. */
  readonly oidc?: RunOIDCConfig;
  /** File with the authorization policies. */
  readonly authzConfigPath?: FilePath;
  /** File with the settings of the audit log. */
  readonly auditConfigPath?: FilePath;
  /** Settings of the audit log, written here. */
  readonly audit?: AuditLogConfig;
  /**
   * Writes an audit log with the usual settings.
   * Default: false.
   */
  readonly enableAudit?: boolean;
  /** Traces and metrics. */
  readonly telemetry?: RunTelemetryConfig;
  /** Exchange of the caller's token for one the backend accepts. */
  readonly tokenExchange?: RunTokenExchangeConfig;
  /** Credentials toward a remote server. */
  readonly remoteAuth?: RunRemoteAuthConfig;
  /** Headers added to requests to a remote server. */
  readonly headerForward?: RunHeaderForwardConfig;
  /** Which tools clients see, and under which names. */
  readonly tools?: RunToolsConfig;
  /** Files with webhooks. Of webhooks with one name the last one counts. */
  readonly webhookConfigPaths?: readonly FilePath[];
  /** CA bundle for what the program itself fetches: keys, discovery documents. */
  readonly caBundlePath?: FilePath;
  /** The pod of a stdio server that the proxy attaches itself to. It replaces image: the pod runs already. */
  readonly kubernetes?: RunKubernetesTarget;
  /** The token of an upstream provider, sent to the backend in place of the caller's. */
  readonly upstreamInject?: RunUpstreamInject;
  /** A header with a secret value, sent to the backend. */
  readonly headerInjection?: RunHeaderInjection;
  /** AWS credentials that requests to the backend are signed with. */
  readonly awsSts?: RunAWSStsConfig;
  /** File with the configuration of the embedded authorization server. */
  readonly authServerConfigPath?: FilePath;
  /** Limits on tool calls. Replicas count together in sessionStorage of provider redis; without it each proxy counts for itself. While Redis is away, calls are let through. */
  readonly rateLimiting?: RateLimitConfig;
  /** Where sessions are kept; redis for more than one replica. */
  readonly sessionStorage?: AggregatorSessionStorageConfig;
}
