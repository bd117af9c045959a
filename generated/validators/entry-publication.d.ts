// Generated from schemas/api/entry-publication.json by npm run generate. Do not edit.

import type { EntryPublication } from '../types/entry-publication.ts';
import type { ValidateFunction } from './validate-function.ts';

/** Whether a value is a EntryPublication; its problems are in `validate.errors`. */
export declare const validate: ValidateFunction<EntryPublication>;
