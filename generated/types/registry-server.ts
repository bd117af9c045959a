// Generated from schemas/config/registry-server.json by npm run generate. Do not edit.

import type { TelemetryModelConfig } from './aggregator-telemetry-config.ts';
import type { AuditLogConfig } from './audit.ts';
import type { Claims } from './claims.ts';
import type { EntryLimits } from './entry-limits.ts';
import type { RateLimitBucket } from './rate-limit-bucket.ts';
import type { RegistryAuth } from './registry-auth.ts';
import type { RegistryDatabase } from './registry-database.ts';
import type { RegistrySource } from './registry-source.ts';

/** Configuration of the registry server, which serves catalogs of MCP servers and skills. */
export interface RegistryServerConfig {
  /** Where entries come from. */
  readonly sources?: readonly RegistrySource[];
  /** The catalogs that consumers read. */
  readonly registries?: readonly RegistryDefinition[];
  /** How much a source may hold that has no limits of its own. */
  readonly limits?: EntryLimits;
  /** Who may use the server, and for what. */
  readonly auth?: RegistryAuth;
  /** Which web pages may call the API from a browser. Without it, none but those of the server itself. */
  readonly cors?: RegistryCors;
  /** Proxies in front of the server whose word about clients is believed: what they append to X-Forwarded-For names the client in the audit log, in the access log and for rateLimits. Without it, the neighbor on the network counts. */
  readonly trustedProxies?: readonly string[];
  /** How many requests are let through, by token buckets that each replica keeps for itself. What comes on top is answered with 429 and Retry-After. Health, version and metrics are never limited. */
  readonly rateLimits?: RegistryRateLimits;
  /**
   * PostgreSQL, for more than one replica.
   * Default: An embedded database in dataDir.
   */
  readonly database?: RegistryDatabase;
  /**
   * Folder of the embedded database.
   * Default: The --data option, else ./svc-data (/data in the container image).
   */
  readonly dataDir?: string;
  /** Traces and metrics. */
  readonly telemetry?: TelemetryModelConfig;
  /** Audit log of what callers do. */
  readonly audit?: AuditLogConfig;
}

/** A catalog: a named list of sources. */
export interface RegistryDefinition {
  /** Name of the registry: the first segment of its paths. */
  readonly name: string;
  /** Names of its sources. The first source that has an entry provides it. */
  readonly sources: readonly string[];
  /** Claims a caller needs to read this registry. Without any, every caller who is let in may read it. */
  readonly claims?: Claims;
}

/** Which web pages may call the API from a browser. Without it, none but those of the server itself. */
export interface RegistryCors {
  /** Origins of the pages: scheme and host, and the port where it is not the usual one, without path. * lets every page call the API. Tokens still decide what is answered: cookies never count. */
  readonly allowedOrigins: readonly string[];
}

/** How many requests are let through, by token buckets that each replica keeps for itself. What comes on top is answered with 429 and Retry-After. Health, version and metrics are never limited. */
export interface RegistryRateLimits {
  /** Requests of one client address, signed in or not; of IPv6, of one /64 network. */
  readonly perAddress?: RateLimitBucket;
  /** Requests of one signed-in caller, from all addresses together. */
  readonly perSubject?: RateLimitBucket;
}
