// Generated from schemas/shared/access/audit-config.json by npm run generate. Do not edit.

import type { AuditConfig } from '../types/audit-config.ts';

/** Audit logging of a workload. */
export interface AuditConfigWithDefaults {
  /**
   * Turn audit logging on.
   * Default: false.
   */
  readonly enabled: boolean;
}

/** Fills in the static defaults of AuditConfig, below what is present; the input is not changed. */
export function withAuditConfigDefaults(value: AuditConfig): AuditConfigWithDefaults {
  return {
    ...value,
    enabled: value.enabled ?? false,
  };
}
