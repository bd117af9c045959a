// Generated from schemas/config/tool-snapshot.json by npm run generate. Do not edit.

import type { ToolSnapshot } from '../types/tool-snapshot.ts';
import type { ValidateFunction } from './validate-function.ts';

/** Whether a value is a ToolSnapshot; what is wrong with it stands in `validate.errors`. */
export declare const validate: ValidateFunction<ToolSnapshot>;
