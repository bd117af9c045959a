// Generated from schemas/config/settings.json by npm run generate. Do not edit.

import type { Settings } from '../types/settings.ts';
import type { ValidateFunction } from './validate-function.ts';

/** Whether a value is a Settings; its problems are in `validate.errors`. */
export declare const validate: ValidateFunction<Settings>;
