// Generated from schemas/api/entry-claims.json by npm run generate. Do not edit.

import type { EntryClaims } from '../types/entry-claims.ts';
import type { ValidateFunction } from './validate-function.ts';

/** Whether a value is a EntryClaims; its problems are in `validate.errors`. */
export declare const validate: ValidateFunction<EntryClaims>;
