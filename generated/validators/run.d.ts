// Generated from schemas/config/run.json by npm run generate. Do not edit.

import type { RunConfig } from '../types/run.ts';
import type { ValidateFunction } from './validate-function.ts';

/** Whether a value is a RunConfig; its problems are in `validate.errors`. */
export declare const validate: ValidateFunction<RunConfig>;
