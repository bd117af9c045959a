// Generated from schemas/config/run-invocation.json by npm run generate. Do not edit.

import type { RunInvocation } from '../types/run-invocation.ts';
import type { ValidateFunction } from './validate-function.ts';

/** Whether a value is a RunInvocation; its problems are in `validate.errors`. */
export declare const validate: ValidateFunction<RunInvocation>;
