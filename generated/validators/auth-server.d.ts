// Generated from schemas/config/auth-server.json by npm run generate. Do not edit.

import type { AuthServerConfig } from '../types/auth-server.ts';
import type { ValidateFunction } from './validate-function.ts';

/** Whether a value is a AuthServerConfig; its problems are in `validate.errors`. */
export declare const validate: ValidateFunction<AuthServerConfig>;
