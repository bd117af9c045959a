// Generated from schemas/config/webhook.json by npm run generate. Do not edit.

import { type WebhookDefinitionWithDefaults, withWebhookDefinitionDefaults } from './webhook-definition.ts';
import type { WebhookFile } from '../types/webhook.ts';

/** Webhooks that see the MCP requests of a workload. */
export interface WebhookFileWithDefaults {
  /** Webhooks that allow or deny a request, in the order in which they are asked. */
  readonly validating?: readonly WebhookDefinitionWithDefaults[];
  /** Webhooks that may change a request, in the order in which they are asked. */
  readonly mutating?: readonly WebhookDefinitionWithDefaults[];
}

/** Fills in the static defaults of WebhookFile, below what is present; the input is not changed. */
export function withWebhookFileDefaults(value: WebhookFile): WebhookFileWithDefaults {
  const others: Omit<WebhookFile, 'validating' | 'mutating'> = value;
  const filled: { -readonly [Key in keyof WebhookFileWithDefaults]: WebhookFileWithDefaults[Key] } = {
    ...others,

  };
  if (value.validating !== undefined) filled.validating = value.validating.map((item) => withWebhookDefinitionDefaults(item));
  if (value.mutating !== undefined) filled.mutating = value.mutating.map((item) => withWebhookDefinitionDefaults(item));
  return filled;
}
