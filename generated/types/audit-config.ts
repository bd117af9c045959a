// Generated from schemas/shared/access/audit-config.json by npm run generate. Do not edit.

/** Audit logging of a workload. */
export interface AuditConfig {
  /**
   * Turn audit logging on.
   * Default: false.
   */
  readonly enabled?: boolean;
}
