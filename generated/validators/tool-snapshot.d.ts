// Generated from schemas/config/tool-snapshot.json by npm run generate. Do not edit.

import type { ToolSnapshot } from '../types/tool-snapshot.ts';
import type { ValidateFunction } from './validate-function.ts';

/** Whether a value is a ToolSnapshot; its problems are in `validate.errors`. */
export declare const validate: ValidateFunction<ToolSnapshot>;
