// Generated from schemas/api/status-change.json by npm run generate. Do not edit.

import type { StatusChange } from '../types/status-change.ts';
import type { ValidateFunction } from './validate-function.ts';

/** Whether a value is a StatusChange; its problems are in `validate.errors`. */
export declare const validate: ValidateFunction<StatusChange>;
