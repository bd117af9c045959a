// Generated from schemas/config/server-entry.json by npm run generate. Do not edit.

import type { ServerEntry } from '../types/server-entry.ts';
import type { ValidateFunction } from './validate-function.ts';

/** Whether a value is a ServerEntry; its problems are in `validate.errors`. */
export declare const validate: ValidateFunction<ServerEntry>;
