// Generated from schemas/config/aggregator.json by npm run generate. Do not edit.

import type { MCPGroup } from '../mcp-group.ts';
import type { AggregationConfigProps } from './aggregation-config.ts';
import type { VirtualMCPCompositeToolDefinition } from '../virtual-mcp-composite-tool-definition.ts';
import type { AggregatorIncomingAuthConfig } from '../../types/aggregator-incoming-auth-config.ts';
import type { AggregatorOutgoingAuthConfig } from '../../types/aggregator-outgoing-auth-config.ts';
import type { AggregatorSessionStorageConfig } from '../../types/aggregator-session-storage-config.ts';
import type { TelemetryModelConfig } from '../../types/aggregator-telemetry-config.ts';
import type { OperationalConfig } from '../../types/aggregator.ts';
import type { AuditLogConfig } from '../../types/audit.ts';
import type { CompositeToolConfig } from '../../types/composite-tool-config.ts';
import type { OptimizerConfig } from '../../types/optimizer-config.ts';
import type { RateLimitConfig } from '../../types/rate-limit-config.ts';
import type { StaticBackendConfig } from '../../types/static-backend-config.ts';

/** Configuration of the aggregation server, which shows the tools of several MCP backends as one MCP server. */
export interface AggregatorConfigProps {
  /** Name of the server. */
  readonly name?: string;
  /** Name of the MCPGroup whose members are the backends. */
  readonly groupRef: string | MCPGroup;
  /** All backends, when outgoingAuth.source is inline. Empty when they are discovered. */
  readonly backends?: readonly StaticBackendConfig[];
  /** How clients prove who they are. */
  readonly incomingAuth?: AggregatorIncomingAuthConfig;
  /** How the server authenticates itself toward backends. */
  readonly outgoingAuth?: AggregatorOutgoingAuthConfig;
  /** Which tools are shown, and under which names. */
  readonly aggregation?: AggregationConfigProps;
  /** Workflows written here, each shown as one tool. */
  readonly compositeTools?: readonly CompositeToolConfig[];
  /** Workflows written as resources of their own, in a cluster only. */
  readonly compositeToolRefs?: readonly CompositeToolRefProps[];
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
export interface CompositeToolRefProps {
  /** Name of the VirtualMCPCompositeToolDefinition. */
  readonly name: string | VirtualMCPCompositeToolDefinition;
}
