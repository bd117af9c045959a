// Generated from schemas/shared/run/run-aws-sts-config.json by npm run generate. Do not edit.

/** AWS credentials for each caller, with which requests to the backend are signed. */
export interface RunAWSStsConfig {
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
  readonly roleClaim?: string;
  /**
   * Seconds for which the credentials are valid.
   * Default: 3600.
   * From 900 to 43200.
   */
  readonly sessionDuration?: number;
  /**
   * Claim that names the session.
   * Default: "sub".
   */
  readonly sessionNameClaim?: string;
}

/** A role and who gets it. */
export type RunAWSRoleMapping = RunAWSRoleMappingCommon & (
  | {
    /** Value that the role claim has to hold. */
    readonly claim: string;
    readonly matcher?: never;
  }
  | {
    /** CEL expression over the variable claims. */
    readonly matcher: string;
    readonly claim?: never;
  }
);

/** Fields of RunAWSRoleMapping that go with every choice. */
export interface RunAWSRoleMappingCommon {
  /** Role that is granted. */
  readonly roleArn: string;
  /**
   * Mappings with lower numbers are tried first; one without a number comes last.
   * At least 0.
   */
  readonly priority?: number;
}
