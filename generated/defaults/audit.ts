// Generated from schemas/config/audit.json by npm run generate. Do not edit.

import type { AuditLogConfig } from '../types/audit.ts';

/** What a server writes into its audit log, and where. Servers embed it; for a workload it is a file of its own. */
export interface AuditLogConfigWithDefaults {
  /**
   * Turns audit logging on.
   * Default: false.
   */
  readonly enabled: boolean;
  /**
   * Name of the component that each event carries.
   * Default: The name of the server that writes the log.
   */
  readonly component?: string;
  /** Types of the events to log. Absent or empty logs every type. */
  readonly eventTypes?: readonly string[];
  /** Types of the events to leave out, even where eventTypes lists them. */
  readonly excludeEventTypes?: readonly string[];
  /**
   * Adds the body of the request to an event.
   * Default: false.
   */
  readonly includeRequestData: boolean;
  /**
   * Adds the body of the response to an event.
   * Default: false.
   */
  readonly includeResponseData: boolean;
  /**
   * Most bytes of a request or response body that an event holds.
   * Default: 1024.
   * From 0 to 1048576.
   */
  readonly maxDataSize: number;
  /**
   * Path of the file that events are appended to.
   * Default: Standard output when absent or empty.
   */
  readonly logFile?: string;
}

/** Fills in the static defaults of AuditLogConfig, below what is present; the input is not changed. */
export function withAuditLogConfigDefaults(value: AuditLogConfig): AuditLogConfigWithDefaults {
  return {
    ...value,
    enabled: value.enabled ?? false,
    includeRequestData: value.includeRequestData ?? false,
    includeResponseData: value.includeResponseData ?? false,
    maxDataSize: value.maxDataSize ?? 1024,
  };
}
