// Generated from schemas/shared/run/run-aws-sts-config.json by npm run generate. Do not edit.

import type { RunAWSRoleMapping, RunAWSStsConfig } from '../types/run-aws-sts-config.ts';

/** AWS credentials for each caller, with which requests to the backend are signed. */
export interface RunAWSStsConfigWithDefaults {
  /** AWS region. */
  readonly region: string;
  /** Service name that requests are signed for. */
  readonly service: string;
  /** Role of callers that no mapping matches. */
  readonly fallbackRoleArn?: string;
  /** Roles by what the caller's claims say. */
  readonly roleMappings?: readonly RunAWSRoleMapping[];
  /**
   * Claim that mappings look at.
   * Default: "groups".
   */
  readonly roleClaim: string;
  /**
   * Seconds for which the credentials are valid.
   * Default: 3600.
   * From 900 to 43200.
   */
  readonly sessionDuration: number;
  /**
   * Claim that names the session.
   * Default: "sub".
   */
  readonly sessionNameClaim: string;
}

/** Fills in the static defaults of RunAWSStsConfig, below what is present; the input is not changed. */
export function withRunAWSStsConfigDefaults(value: RunAWSStsConfig): RunAWSStsConfigWithDefaults {
  return {
    ...value,
    roleClaim: value.roleClaim ?? 'groups',
    sessionDuration: value.sessionDuration ?? 3600,
    sessionNameClaim: value.sessionNameClaim ?? 'sub',
  };
}
