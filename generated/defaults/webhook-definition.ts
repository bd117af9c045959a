// Generated from schemas/shared/access/webhook-definition.json by npm run generate. Do not edit.

import type { WebhookDefinition, WebhookTLSConfig } from '../types/webhook-definition.ts';

/** A service that is asked about every MCP request of a workload. */
export interface WebhookDefinitionWithDefaults {
  /** Name of the webhook. Of several files, the last one that has the name counts. */
  readonly name: string;
  /** Address requests are sent to. Plain HTTP on this machine only. */
  readonly url: string;
  /**
   * Longest time to wait for the answer, from 1s to 30s.
   * Default: "10s".
   */
  readonly timeout: string;
  /** What happens to the MCP request when the webhook does not answer: fail refuses it, ignore lets it pass. */
  readonly failurePolicy: 'fail' | 'ignore';
  /** How the webhook is checked, and what it is shown. */
  readonly tlsConfig?: WebhookTLSConfigWithDefaults;
  /** Name of the secret, in the secrets manager, that requests are signed with. */
  readonly hmacSecretRef?: string;
}

/** How the webhook is checked, and what it is shown. */
export interface WebhookTLSConfigWithDefaults {
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
  readonly insecureSkipVerify: boolean;
}

/** Fills in the static defaults of WebhookDefinition, below what is present; the input is not changed. */
export function withWebhookDefinitionDefaults(value: WebhookDefinition): WebhookDefinitionWithDefaults {
  const others: Omit<WebhookDefinition, 'tlsConfig'> = value;
  const filled: { -readonly [Key in keyof WebhookDefinitionWithDefaults]: WebhookDefinitionWithDefaults[Key] } = {
    ...others,
    timeout: value.timeout ?? '10s',
  };
  if (value.tlsConfig !== undefined) filled.tlsConfig = withWebhookTLSConfigDefaults(value.tlsConfig);
  return filled;
}

/** Fills in the static defaults of WebhookTLSConfig, below what is present; the input is not changed. */
export function withWebhookTLSConfigDefaults(value: WebhookTLSConfig): WebhookTLSConfigWithDefaults {
  return {
    ...value,
    insecureSkipVerify: value.insecureSkipVerify ?? false,
  };
}
