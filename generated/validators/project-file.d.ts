// Generated from schemas/config/project-file.json by npm run generate. Do not edit.

import type { ProjectFile } from '../types/project-file.ts';
import type { ValidateFunction } from './validate-function.ts';

/** Whether a value is a ProjectFile; its problems are in `validate.errors`. */
export declare const validate: ValidateFunction<ProjectFile>;
