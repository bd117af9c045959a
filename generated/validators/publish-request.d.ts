// Generated from schemas/api/publish-request.json by npm run generate. Do not edit.

import type { PublishRequest } from '../types/publish-request.ts';
import type { ValidateFunction } from './validate-function.ts';

/** Whether a value is a PublishRequest; its problems are in `validate.errors`. */
export declare const validate: ValidateFunction<PublishRequest>;
