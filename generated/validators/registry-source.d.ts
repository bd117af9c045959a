// Generated from schemas/shared/registry/registry-source.json by npm run generate. Do not edit.

import type { RegistrySource } from '../types/registry-source.ts';
import type { ValidateFunction } from './validate-function.ts';

/** Whether a value is a RegistrySource; its problems are in `validate.errors`. */
export declare const validate: ValidateFunction<RegistrySource>;
