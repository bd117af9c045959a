// Generated from schemas/config/aggregator.json by npm run generate. Do not edit.

import type { AggregationConfig } from './aggregation-config.ts';
import type { AggregatorIncomingAuthConfig } from './aggregator-incoming-auth-config.ts';
import type { AggregatorOutgoingAuthConfig } from './aggregator-outgoing-auth-config.ts';
import type { AggregatorSessionStorageConfig } from './aggregator-session-storage-config.ts';
import type { TelemetryModelConfig } from './aggregator-telemetry-config.ts';
import type { AuditLogConfig } from './audit.ts';
import type { CompositeToolConfig } from './composite-tool-config.ts';
import type { FailureHandlingConfig } from './failure-handling-config.ts';
import type { OptimizerConfig } from './optimizer-config.ts';
import type { PositiveDuration } from './positive-duration.ts';
import type { RateLimitConfig } from './rate-limit-config.ts';
import type { StaticBackendConfig } from './static-backend-config.ts';

/** Configuration of the aggregation server, which shows the tools of several MCP backends as one MCP server. */
export interface AggregatorConfig {
  /** Name of the server. */
  readonly name?: string;
  /** Name of the MCPGroup whose members are the backends. */
  readonly groupRef: string;
  /** All backends, when outgoingAuth.source is inline. Empty when they are discovered. */
  readonly backends?: readonly StaticBackendConfig[];
  /** How clients prove who they are. */
  readonly incomingAuth?: AggregatorIncomingAuthConfig;
  /** How the server authenticates itself toward backends. */
  readonly outgoingAuth?: AggregatorOutgoingAuthConfig;
  /** Which tools are shown, and under which names. */
  readonly aggregation?: AggregationConfig;
  /** Workflows written here, each shown as one tool. */
  readonly compositeTools?: readonly CompositeToolConfig[];
  /** Workflows written as resources of their own, in a cluster only. */
  readonly compositeToolRefs?: readonly CompositeToolRef[];
  /** Logging, time limits and failure handling. */
  readonly operational?: OperationalConfig;
  /** Free notes about the server. */
  readonly metadata?: Readonly<Record<string, string>>;
  /** Traces and metrics. */
  readonly telemetry?: TelemetryModelConfig;
  /** Audit log of MCP operations. */
  readonly audit?: AuditLogConfig;
  /** Tool search instead of a tool list. */
  readonly optimizer?: OptimizerConfig;
  /** Where sessions are kept; redis for more than one replica. */
  readonly sessionStorage?: AggregatorSessionStorageConfig;
  /** Limits on tool calls. They need sessionStorage with provider redis. */
  readonly rateLimiting?: RateLimitConfig;
  /**
   * Believe X-Forwarded-Proto, -Host, -Port and -Prefix of a proxy in front: for the address that the page gives to clients, and for the address of the protected resource that they sign in at (RFC 9728).
   * Default: false.
   */
  readonly trustProxyHeaders?: boolean;
}

/** A workflow of the same namespace. */
export interface CompositeToolRef {
  /** Name of the VirtualMCPCompositeToolDefinition. */
  readonly name: string;
}

/** Logging, time limits and failure handling. */
export interface OperationalConfig {
  /**
   * debug writes more into the log.
   * Default: info when absent.
   */
  readonly logLevel?: 'debug';
  /** Time limits of requests to backends. */
  readonly timeouts?: TimeoutConfig;
  /** What happens when backends fail. */
  readonly failureHandling?: FailureHandlingConfig;
}

/** Time limits of requests to backends. */
export interface TimeoutConfig {
  /**
   * Longest time a request to any backend may take.
   * Default: "30s".
   */
  readonly default?: PositiveDuration;
  /** Other limits, by workload name. */
  readonly perWorkload?: Readonly<Record<string, PositiveDuration>>;
}
