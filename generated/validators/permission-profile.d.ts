// Generated from schemas/config/permission-profile.json by npm run generate. Do not edit.

import type { PermissionProfile } from '../types/permission-profile.ts';
import type { ValidateFunction } from './validate-function.ts';

/** Whether a value is a PermissionProfile; its problems are in `validate.errors`. */
export declare const validate: ValidateFunction<PermissionProfile>;
