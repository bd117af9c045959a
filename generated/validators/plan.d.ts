// Generated from schemas/config/plan.json by npm run generate. Do not edit.

import type { Plan } from '../types/plan.ts';
import type { ValidateFunction } from './validate-function.ts';

/** Whether a value is a Plan; its problems are in `validate.errors`. */
export declare const validate: ValidateFunction<Plan>;
