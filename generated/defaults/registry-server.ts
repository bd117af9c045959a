// Generated from schemas/config/registry-server.json by npm run generate. Do not edit.

import { type TelemetryModelConfigWithDefaults, withTelemetryModelConfigDefaults } from './aggregator-telemetry-config.ts';
import { type AuditLogConfigWithDefaults, withAuditLogConfigDefaults } from './audit.ts';
import { type RegistryAuthWithDefaults, withRegistryAuthDefaults } from './registry-auth.ts';
import { type RegistryDatabaseWithDefaults, withRegistryDatabaseDefaults } from './registry-database.ts';
import { type RegistrySourceWithDefaults, withRegistrySourceDefaults } from './registry-source.ts';
import type { EntryLimits } from '../types/entry-limits.ts';
import type { RegistryCors, RegistryDefinition, RegistryRateLimits, RegistryServerConfig } from '../types/registry-server.ts';

/** Configuration of the registry server, which serves catalogs of MCP servers and skills. */
export interface RegistryServerConfigWithDefaults {
  /** Where entries come from. */
  readonly sources?: readonly RegistrySourceWithDefaults[];
  /** The catalogs that consumers read. */
  readonly registries?: readonly RegistryDefinition[];
  /** How much a source may hold that has no limits of its own. */
  readonly limits?: EntryLimits;
  /** Who may use the server, and for what. */
  readonly auth?: RegistryAuthWithDefaults;
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
  readonly database?: RegistryDatabaseWithDefaults;
  /**
   * Folder of the embedded database.
   * Default: The --data option, else ./svc-data (/data in the container image).
   */
  readonly dataDir?: string;
  /** Traces and metrics. */
  readonly telemetry?: TelemetryModelConfigWithDefaults;
  /** Audit log of what callers do. */
  readonly audit?: AuditLogConfigWithDefaults;
}

/** Fills in the static defaults of RegistryServerConfig, below what is present; the input is not changed. */
export function withRegistryServerConfigDefaults(value: RegistryServerConfig): RegistryServerConfigWithDefaults {
  const others: Omit<RegistryServerConfig, 'sources' | 'auth' | 'database' | 'telemetry' | 'audit'> = value;
  const filled: { -readonly [Key in keyof RegistryServerConfigWithDefaults]: RegistryServerConfigWithDefaults[Key] } = {
    ...others,

  };
  if (value.sources !== undefined) filled.sources = value.sources.map((item) => withRegistrySourceDefaults(item));
  if (value.auth !== undefined) filled.auth = withRegistryAuthDefaults(value.auth);
  if (value.database !== undefined) filled.database = withRegistryDatabaseDefaults(value.database);
  if (value.telemetry !== undefined) filled.telemetry = withTelemetryModelConfigDefaults(value.telemetry);
  if (value.audit !== undefined) filled.audit = withAuditLogConfigDefaults(value.audit);
  return filled;
}
