// Generated from schemas/config/aggregator.json by npm run generate. Do not edit.

import { type AggregationConfigWithDefaults, withAggregationConfigDefaults } from './aggregation-config.ts';
import { type AggregatorIncomingAuthConfigWithDefaults, withAggregatorIncomingAuthConfigDefaults } from './aggregator-incoming-auth-config.ts';
import { type AggregatorOutgoingAuthConfigWithDefaults, withAggregatorOutgoingAuthConfigDefaults } from './aggregator-outgoing-auth-config.ts';
import { type AggregatorSessionStorageConfigWithDefaults, withAggregatorSessionStorageConfigDefaults } from './aggregator-session-storage-config.ts';
import { type TelemetryModelConfigWithDefaults, withTelemetryModelConfigDefaults } from './aggregator-telemetry-config.ts';
import { type AuditLogConfigWithDefaults, withAuditLogConfigDefaults } from './audit.ts';
import { type CompositeToolConfigWithDefaults, withCompositeToolConfigDefaults } from './composite-tool-config.ts';
import { type FailureHandlingConfigWithDefaults, withFailureHandlingConfigDefaults } from './failure-handling-config.ts';
import { type OptimizerConfigWithDefaults, withOptimizerConfigDefaults } from './optimizer-config.ts';
import type { AggregatorConfig, CompositeToolRef, OperationalConfig, TimeoutConfig } from '../types/aggregator.ts';
import type { PositiveDuration } from '../types/positive-duration.ts';
import type { RateLimitConfig } from '../types/rate-limit-config.ts';
import type { StaticBackendConfig } from '../types/static-backend-config.ts';

/** Configuration of the aggregation server, which shows the tools of several MCP backends as one MCP server. */
export interface AggregatorConfigWithDefaults {
  /** Name of the server. */
  readonly name?: string;
  /** Name of the MCPGroup whose members are the backends. */
  readonly groupRef: string;
  /** All backends, when outgoingAuth.source is inline. Empty when they are discovered. */
  readonly backends?: readonly StaticBackendConfig[];
  /** How clients prove who they are. */
  readonly incomingAuth?: AggregatorIncomingAuthConfigWithDefaults;
  /** How the server authenticates itself toward backends. */
  readonly outgoingAuth?: AggregatorOutgoingAuthConfigWithDefaults;
  /** Which tools are shown, and under which names. */
  readonly aggregation?: AggregationConfigWithDefaults;
  /** Workflows written here, each shown as one tool. */
  readonly compositeTools?: readonly CompositeToolConfigWithDefaults[];
  /** Workflows written as resources of their own, in a cluster only. */
  readonly compositeToolRefs?: readonly CompositeToolRef[];
  /** Logging, time limits and failure handling. */
  readonly operational?: OperationalConfigWithDefaults;
  /** Free notes about the server. */
  readonly metadata?: Readonly<Record<string, string>>;
  /** Traces and metrics. */
  readonly telemetry?: TelemetryModelConfigWithDefaults;
  /** Audit log of MCP operations. */
  readonly audit?: AuditLogConfigWithDefaults;
  /** Tool search instead of a tool list. */
  readonly optimizer?: OptimizerConfigWithDefaults;
  /** Where sessions are kept; redis for more than one replica. */
  readonly sessionStorage?: AggregatorSessionStorageConfigWithDefaults;
  /** Limits on tool calls. They need sessionStorage with provider redis. */
  readonly rateLimiting?: RateLimitConfig;
  /**
   * Believe X-Forwarded-Proto, -Host, -Port and -Prefix of a proxy in front: for the address that the page gives to clients, and for the address of the protected resource that they sign in at (RFC 9728).
   * Default: false.
   */
  readonly trustProxyHeaders: boolean;
}

/** Logging, time limits and failure handling. */
export interface OperationalConfigWithDefaults {
  /**
   * debug writes more into the log.
   * Default: info when absent.
   */
  readonly logLevel?: 'debug';
  /** Time limits of requests to backends. */
  readonly timeouts?: TimeoutConfigWithDefaults;
  /** What happens when backends fail. */
  readonly failureHandling?: FailureHandlingConfigWithDefaults;
}

/** Time limits of requests to backends. */
export interface TimeoutConfigWithDefaults {
  /**
   * Longest time a request to any backend may take.
   * Default: "30s".
   */
  readonly default: PositiveDuration;
  /** Other limits, by workload name. */
  readonly perWorkload?: Readonly<Record<string, PositiveDuration>>;
}

/** Fills in the static defaults of AggregatorConfig, below what is present; the input is not changed. */
export function withAggregatorConfigDefaults(value: AggregatorConfig): AggregatorConfigWithDefaults {
  const others: Omit<AggregatorConfig, 'incomingAuth' | 'outgoingAuth' | 'aggregation' | 'compositeTools' | 'operational' | 'telemetry' | 'audit' | 'optimizer' | 'sessionStorage'> = value;
  const filled: { -readonly [Key in keyof AggregatorConfigWithDefaults]: AggregatorConfigWithDefaults[Key] } = {
    ...others,
    trustProxyHeaders: value.trustProxyHeaders ?? false,
  };
  if (value.incomingAuth !== undefined) filled.incomingAuth = withAggregatorIncomingAuthConfigDefaults(value.incomingAuth);
  if (value.outgoingAuth !== undefined) filled.outgoingAuth = withAggregatorOutgoingAuthConfigDefaults(value.outgoingAuth);
  if (value.aggregation !== undefined) filled.aggregation = withAggregationConfigDefaults(value.aggregation);
  if (value.compositeTools !== undefined) filled.compositeTools = value.compositeTools.map((item) => withCompositeToolConfigDefaults(item));
  if (value.operational !== undefined) filled.operational = withOperationalConfigDefaults(value.operational);
  if (value.telemetry !== undefined) filled.telemetry = withTelemetryModelConfigDefaults(value.telemetry);
  if (value.audit !== undefined) filled.audit = withAuditLogConfigDefaults(value.audit);
  if (value.optimizer !== undefined) filled.optimizer = withOptimizerConfigDefaults(value.optimizer);
  if (value.sessionStorage !== undefined) filled.sessionStorage = withAggregatorSessionStorageConfigDefaults(value.sessionStorage);
  return filled;
}

/** Fills in the static defaults of OperationalConfig, below what is present; the input is not changed. */
export function withOperationalConfigDefaults(value: OperationalConfig): OperationalConfigWithDefaults {
  const others: Omit<OperationalConfig, 'timeouts' | 'failureHandling'> = value;
  const filled: { -readonly [Key in keyof OperationalConfigWithDefaults]: OperationalConfigWithDefaults[Key] } = {
    ...others,

  };
  if (value.timeouts !== undefined) filled.timeouts = withTimeoutConfigDefaults(value.timeouts);
  if (value.failureHandling !== undefined) filled.failureHandling = withFailureHandlingConfigDefaults(value.failureHandling);
  return filled;
}

/** Fills in the static defaults of TimeoutConfig, below what is present; the input is not changed. */
export function withTimeoutConfigDefaults(value: TimeoutConfig): TimeoutConfigWithDefaults {
  return {
    ...value,
    default: value.default ?? '30s',
  };
}
