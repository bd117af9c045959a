// Generated from schemas/api/identity-record.json by npm run generate. Do not edit.

import type { IdentityRecord } from '../types/identity-record.ts';
import type { ValidateFunction } from './validate-function.ts';

/** Whether a value is a IdentityRecord; what is wrong with it stands in `validate.errors`. */
export declare const validate: ValidateFunction<IdentityRecord>;
