// Generated from schemas/config/tools-override.json by npm run generate. Do not edit.

import type { ToolsOverrideFile } from '../types/tools-override.ts';
import type { ValidateFunction } from './validate-function.ts';

/** Whether a value is a ToolsOverrideFile; its problems are in `validate.errors`. */
export declare const validate: ValidateFunction<ToolsOverrideFile>;
