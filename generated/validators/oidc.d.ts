// Generated from schemas/config/oidc.json by npm run generate. Do not edit.

import type { OIDCSettings } from '../types/oidc.ts';
import type { ValidateFunction } from './validate-function.ts';

/** Whether a value is a OIDCSettings; its problems are in `validate.errors`. */
export declare const validate: ValidateFunction<OIDCSettings>;
