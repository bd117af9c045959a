// Generated from schemas/api/registry-write.json by npm run generate. Do not edit.

import type { RegistryWrite } from '../types/registry-write.ts';
import type { ValidateFunction } from './validate-function.ts';

/** Whether a value is a RegistryWrite; its problems are in `validate.errors`. */
export declare const validate: ValidateFunction<RegistryWrite>;
