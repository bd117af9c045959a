// Generated from schemas/shared/access/webhook-definition.json by npm run generate. Do not edit.

/** A service that is asked about every MCP request of a workload. */
export interface WebhookDefinition {
  /** Name of the webhook. Of several files, the last one that has the name counts. */
  readonly name: string;
  /** Address requests are sent to. Plain HTTP on this machine only. */
  readonly url: string;
  /**
   * Longest time to wait for the answer, from 1s to 30s.
   * Default: "10s".
   */
  readonly timeout?: string;
  /** What happens to the MCP request when the webhook does not answer: fail refuses it, ignore lets it pass. */
  readonly failurePolicy: 'fail' | 'ignore';
  /** How the webhook is checked, and what it is shown. */
  readonly tlsConfig?: WebhookTLSConfig;
  /** Name of the secret, in the secrets manager, that requests are signed with. */
  readonly hmacSecretRef?: string;
}

/** How the webhook is checked, and what it is shown. */
export interface WebhookTLSConfig {
  /**
   * Path of the CA bundle that the webhook is checked against.
   * Default: The system's own CA certificates.
   */
  readonly caBundlePath?: string;
  /** Path of the certificate to show. */
  readonly clientCertPath?: string;
  /** Path of that certificate's private key. */
  readonly clientKeyPath?: string;
  /**
   * Accepts any certificate. For development only.
   * Default: false.
   */
  readonly insecureSkipVerify?: boolean;
}
