// Generated from schemas/api/server-publication.json by npm run generate. Do not edit.

import type { ServerPublication } from '../types/server-publication.ts';
import type { ValidateFunction } from './validate-function.ts';

/** Whether a value is a ServerPublication; its problems are in `validate.errors`. */
export declare const validate: ValidateFunction<ServerPublication>;
