// Generated from schemas/config/registry-entries.json by npm run generate. Do not edit.

import type { RegistryEntriesFile } from '../types/registry-entries.ts';
import type { ValidateFunction } from './validate-function.ts';

/** Whether a value is a RegistryEntriesFile; its problems are in `validate.errors`. */
export declare const validate: ValidateFunction<RegistryEntriesFile>;
