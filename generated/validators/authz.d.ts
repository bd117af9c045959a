// Generated from schemas/config/authz.json by npm run generate. Do not edit.

import type { AuthorizationFile } from '../types/authz.ts';
import type { ValidateFunction } from './validate-function.ts';

/** Whether a value is a AuthorizationFile; its problems are in `validate.errors`. */
export declare const validate: ValidateFunction<AuthorizationFile>;
