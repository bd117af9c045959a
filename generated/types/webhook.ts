// Generated from schemas/config/webhook.json by npm run generate. Do not edit.

import type { WebhookDefinition } from './webhook-definition.ts';

/** Webhooks that see the MCP requests of a workload. */
export interface WebhookFile {
  /** Webhooks that allow or deny a request, in the order in which they are asked. */
  readonly validating?: readonly WebhookDefinition[];
  /** Webhooks that may change a request, in the order in which they are asked. */
  readonly mutating?: readonly WebhookDefinition[];
}
