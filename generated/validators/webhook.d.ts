// Generated from schemas/config/webhook.json by npm run generate. Do not edit.

import type { WebhookFile } from '../types/webhook.ts';
import type { ValidateFunction } from './validate-function.ts';

/** Whether a value is a WebhookFile; its problems are in `validate.errors`. */
export declare const validate: ValidateFunction<WebhookFile>;
